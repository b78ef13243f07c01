import AppReading
import Testing

/// Pages whose values have closures.
@Suite("Closures in the values of pages")
struct GivenActionTests {
  @Test("A container gives each page of its stack what the page calls")
  func flow() {
    let app = GraphOutline(
      """
      final class Coordinator: ObservableObject {
        enum Destination { enum Page: Hashable { case address(AddressView.Props), payment(title: String, () -> Void), done } }
        @Published var path: [Destination.Page]
        init() { path = [] }
        func showAddress(_ props: AddressView.Props) { show(.address(props)) }
        func showPayment(pay: @escaping () -> Void) { show(.payment(title: "Payment", pay)) }
        private func show(_ page: Destination.Page) { path.append(page) }
        @ViewBuilder func view(of page: Destination.Page) -> some View {
          switch page {
          case .address(let props): AddressView(props: props)
          case let .payment(title, pay): PaymentView(title: title, pay: pay)
          case .done: DoneView()
          }
        }
      }
      struct RootView: View {
        @ObservedObject var coordinator: Coordinator
        init() { coordinator = .init() }
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            StartView(onStart: { showAddress() })
              .navigationDestination(for: Coordinator.Destination.Page.self) { coordinator.view(of: $0) }
          }
        }
        private func showAddress() {
          coordinator.showAddress(.init(name: "Home", onNext: { number in showPayment(number) }))
        }
        private func showPayment(_ number: Int) {
          coordinator.showPayment(pay: { coordinator.path.append(.done) })
        }
      }
      struct StartView: View { let onStart: () -> Void; var body: some View { Button("Start") { onStart() } } }
      struct AddressView: View {
        struct Props { let name: String; let onNext: ((Int) -> Void)? }
        let props: Props
        @State private var number: Int?
        init(props: Props) { self.props = props }
        var body: some View {
          VStack { Text(props.name); Button("Next") { if let number { props.onNext?(number) } } }
        }
      }
      struct PaymentView: View {
        let title: String
        let pay: () -> Void
        var body: some View { VStack { Text(title); Button("Pay", action: pay) } }
      }
      struct DoneView: View { var body: some View { Text("Done") } }
      """)
    #expect(
      app.edges == [
        "RootView -push \"Start\"-> Coordinator.Destination.Page.address",
        "AddressView -push \"Next\"-> Coordinator.Destination.Page.payment ?",
        "PaymentView -push \"Pay\"-> Coordinator.Destination.Page.done",
      ])
    // Another page may give other texts.
    #expect(app.texts(of: "PaymentView") == ["Pay"])
  }
}
