import Testing

@Suite("States that models inherit")
struct InheritedStateTests {
  private func ids(model: String, base: String = "", view: String = "Text(\"Home\")") -> [String] {
    GraphOutline(
      """
      class BaseModel: ObservableObject {
        @Published var showsError = false
        func fail() { showsError = true }
        func report() { fail() }
        \(base)
      }
      final class Model: BaseModel { \(model) }
      struct RootView: View {
        @StateObject private var model = Model()
        var body: some View {
          VStack { \(view) }.alert("It failed", isPresented: $model.showsError) {}
        }
      }
      """
    ).ids
  }

  @Test(
    "An alert by the state of a superclass is there if something in the model or in the view sets it",
    arguments: [
      (model: "", view: "Text(\"Home\")", isSet: false),
      ("func load() { if isEmpty { save() } }", "Text(\"Home\")", false),
      ("func load() async { await fetch(); report() }", "Text(\"Home\")", true),
      ("func load() { showsError.toggle() }", "Text(\"Home\")", true),
      ("func load() { bind($showsError) }", "Text(\"Home\")", true),
      ("", "Toggle(\"Wrong\", isOn: $on).onChange(of: on) { model.showsError = on }", true),
      ("", "SaveView(onError: model.report)", true),
    ])
  func alert(model: String, view: String, isSet: Bool) {
    #expect(ids(model: model, view: view).contains("alert.root.error") == isSet)
  }

  @Test("It is there, too, if the superclass sets it by itself")
  func ownCause() {
    let base = "init() { center.publisher(for: .failed).sink { _ in self.fail() } }"
    #expect(ids(model: "", base: base).contains("alert.root.error"))
  }
}
