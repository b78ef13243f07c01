import AppReading
import Testing

@Suite("Bindings that an app makes of others")
struct DerivedBindingTests {
  @Test(
    "A Boolean binding of whether an optional state has something",
    arguments: [
      "Binding(optional: $model.question)", ".init(optional: $model.question)",
      "$model.question.isPresent()", "$model.question.isNotNil",
      "Binding<Bool>(present: $model.question)",
      ".init(get: { model.question != nil }, set: { if !$0 { model.question = nil } })",
    ])
  func optional(binding: String) {
    let app = GraphOutline(
      """
      extension Binding where Value == Bool {
        init<T>(optional: Binding<T?>) {
          self.init { optional.wrappedValue != nil } set: { shown in
            if !shown { optional.wrappedValue = nil }
          }
        }
        init<T>(present item: Binding<T?>) {
          self = Binding(
            get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
        }
      }
      extension Binding {
        func isPresent<T>() -> Binding<Bool> where Value == T? {
          Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
        }
      }
      extension Binding where Value == Question? {
        var isNotNil: Binding<Bool> {
          Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
        }
      }
      struct Question { let text: String }
      final class Model: ObservableObject { @Published var question: Question? }
      struct RootView: View {
        @StateObject private var model = Model()
        var body: some View {
          JarsView().environmentObject(model)
            .alert("Really?", isPresented: \(binding), presenting: model.question) { _ in
              Button("Yes") {}
            } message: { question in Text(question.text) }
        }
      }
      struct JarsView: View {
        @EnvironmentObject private var model: Model
        var body: some View {
          Button("Throw away") { model.question = Question(text: "It is gone then.") }
        }
      }
      """)
    #expect(app.edges == ["RootView -alert \"Throw away\"-> RootView.question"])
  }

  @Test("A state that is called sending, and a binding to the opposite")
  func others() {
    let app = GraphOutline(
      """
      extension Binding where Value == Bool {
        var not: Binding<Bool> {
          Binding<Bool>(get: { !wrappedValue }, set: { wrappedValue = !$0 })
        }
      }
      final class Model: ObservableObject {
        @Published var sending = false
        @Published var isKnown = false
      }
      struct RootView: View {
        @StateObject private var model = Model()
        var body: some View {
          VStack {
            Button("Send") { model.sending = true }
            Button("Know") { model.isKnown = true }
          }
          .sheet(isPresented: $model.sending) { Text("On its way") }
          .fullScreenCover(isPresented: $model.isKnown.not) { Text("Who are you?") }
        }
      }
      """)
    #expect(app.edges.contains("RootView -sheet \"Send\"-> RootView.sending"))
    #expect(!app.edges.contains { $0.contains("Know\"") })
  }
}
