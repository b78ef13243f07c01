import AppReading
import Testing

@Suite("Two pages of which a state shows one") struct TwoStepTests {
  private func app(
    _ first: String, _ second: String, beside: String = "ProgressView(value: 0.5)"
  ) -> GraphOutline {
    GraphOutline(
      """
      @Observable final class Model {
        enum Step: Double { case name, lids }
        var step = Step.name
      }
      struct RootView: View {
        @State private var model = Model()
        var body: some View {
          VStack {
            \(beside)
            switch model.step {
            case .name: \(first)(model: model)
            case .lids: \(second)(model: model)
            }
            Spacer()
          }
        }
      }
      struct \(first): View {
        let model: Model
        @State private var name = ""
        var body: some View {
          VStack { TextField("Name", text: $name); Button("Next") { model.step = .lids } }
        }
      }
      struct \(second): View {
        let model: Model
        var body: some View { VStack { Text("Lids"); Button("Add") {} } }
      }
      """)
  }

  @Test("Two views of the app are steps, which the first one leads to")
  func steps() {
    let app = app("NameView", "LidsView")
    #expect(app.edges == ["RootView -push \"Next\"-> Model.Step.lids"])
    #expect(app.texts(of: "RootView") == ["Name", "Next"])
    #expect(app.texts(of: "LidsView") == ["Lids", "Add"])
  }

  @Test("Two parts of a page are none, nor are those that a picker chooses")
  func parts() {
    let picker = "Picker(\"Step\", selection: $model.step) { Text(\"Name\").tag(Model.Step.name) }"
    for app in [app("NameRow", "LidsRow"), app("NameView", "LidsView", beside: picker)] {
      #expect(app.edges == [])
      #expect(app.otherTexts(of: "RootView")?.contains("Lids") == true)
    }
  }

  @Test("The first step of a log-in stays the first, also beside one that is written in place")
  func logIn() {
    let app = GraphOutline(
      """
      final class Account: ObservableObject {
        enum State { case signedOut, codeSent, signedIn }
        @Published var state = State.signedOut
      }
      struct RootView: View {
        @StateObject private var account = Account()
        var body: some View {
          NavigationStack { VStack { page } }
        }
        @ViewBuilder private var page: some View {
          switch account.state {
          case .signedOut: PhoneView(account: account)
          case .codeSent: VStack { Text("Enter the code"); Button("Check") { account.state = .signedIn } }
          case .signedIn: HomeView()
          }
        }
      }
      struct PhoneView: View {
        let account: Account
        var body: some View { Button("Send") { account.state = .codeSent } }
      }
      struct HomeView: View { var body: some View { Button("Jars") {} } }
      """)
    #expect(app.texts(of: "RootView") == ["Send"])
    #expect(app.otherTexts(of: "RootView") == ["Enter the code", "Check"])
  }
}
