import AppReading
import Testing

@Suite("Pages that get the state that chooses among them")
struct GivenStepTests {
  /// An app whose pages are shown below a progress bar.
  ///
  /// - Parameters:
  ///   - argument: What the last page gets.
  ///   - heading: What is above the pages.
  ///   - name: The name of the enum.
  private func app(
    _ argument: String = "signUp: $signUp", below heading: String = "Text(\"Sign up\")",
    by name: String = "SignUpFlow"
  ) -> GraphOutline {
    GraphOutline(
      """
      enum SignUpFlow { case name, address, done }
      struct RootView: View {
        @State private var signUp = SignUpFlow.name
        var body: some View {
          VStack {
            \(heading)
            switch signUp {
            case .name: NameView(signUp: $signUp)
            case .address: AddressView(signUp: $signUp)
            case .done: DoneView(\(argument))
            }
          }
        }
      }
      struct NameView: View {
        @Binding var signUp: SignUpFlow
        var body: some View { List { Text("Name"); Button("Next") { signUp = .address } } }
      }
      struct AddressView: View {
        @Binding var signUp: SignUpFlow
        var body: some View { List { Text("Address"); Button("Finish") { signUp = .done } } }
      }
      struct DoneView: View {
        var signUp: Binding<SignUpFlow>?
        var body: some View { Text("Done") }
      }
      """.replacing("SignUpFlow", with: name))
  }

  @Test("They are the steps of a flow, and each leads on to what it sets")
  func steps() {
    let app = app()
    #expect(app.ids == ["view.root", "route.signUpFlow.address", "route.signUpFlow.done"])
    #expect(
      app.edges == [
        "RootView -push \"Next\"-> SignUpFlow.address",
        "AddressView -push \"Finish\"-> SignUpFlow.done",
      ])
    #expect(app.texts(of: "RootView") == ["Sign up", "Name", "Next"])
    #expect(app.texts(of: "AddressView")?.contains("Address") == true)
  }

  @Test("Content beside which one does not get it stays content")
  func content() {
    #expect(app("").ids == ["view.root"])
  }

  @Test("What a picker chooses, and the controls of something that is recorded, stay content")
  func choices() {
    let picker = "Picker(\"Step\", selection: $signUp) { Text(\"Name\").tag(SignUpFlow.name) }"
    #expect(app(below: picker).ids == ["view.root"])
    #expect(app(by: "RecorderState").ids == ["view.root"])
  }
}
