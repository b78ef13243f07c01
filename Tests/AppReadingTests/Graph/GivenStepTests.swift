import AppReading
import Testing

@Suite("Pages that get the state that chooses among them")
struct GivenStepTests {
  /// An app whose pages are shown below a progress bar.
  ///
  /// - Parameter argument: What the last page gets.
  private func app(_ argument: String) -> GraphOutline {
    GraphOutline(
      """
      enum SignUp { case name, address, done }
      struct RootView: View {
        @State private var signUp = SignUp.name
        var body: some View {
          VStack {
            Text("Sign up")
            switch signUp {
            case .name: NameView(signUp: $signUp)
            case .address: AddressView(signUp: $signUp)
            case .done: DoneView(\(argument))
            }
          }
        }
      }
      struct NameView: View {
        @Binding var signUp: SignUp
        var body: some View { List { Text("Name"); Button("Next") { signUp = .address } } }
      }
      struct AddressView: View {
        @Binding var signUp: SignUp
        var body: some View { List { Text("Address"); Button("Finish") { signUp = .done } } }
      }
      struct DoneView: View {
        var signUp: Binding<SignUp>?
        var body: some View { Text("Done") }
      }
      """)
  }

  @Test("They are steps by any name, and each leads on to what it sets")
  func steps() {
    let app = app("signUp: $signUp")
    #expect(app.ids == ["view.root", "route.signUp.address", "route.signUp.done"])
    #expect(
      app.edges == [
        "RootView -push \"Next\"-> SignUp.address", "AddressView -push \"Finish\"-> SignUp.done",
      ])
    #expect(app.texts(of: "RootView") == ["Sign up", "Name", "Next"])
    #expect(app.texts(of: "AddressView")?.contains("Address") == true)
  }

  @Test("Content beside which one does not get it stays content")
  func content() {
    #expect(app("").ids == ["view.root"])
  }
}
