import AppReading
import Testing

@Suite("Cards that an object of a library lays over a page")
struct LibraryPopupTests {
  private func app(_ actions: String, more: String = "") -> GraphOutline {
    GraphOutline(
      """
      import Popups
      struct RootView: View {
        @State var model = RootModel()
        var body: some View { VStack { \(actions) } }
        var doneCard: some View { VStack { NoticeView(message: "Done", button: "OK") } }
        \(more)
      }
      final class RootModel { var popups: PopupCenter { inject.popups } }
      struct HintCard: View { var body: some View { VStack { Text("A hint"); Button("Got it") {} } } }
      """)
  }

  @Test("A view of the app is a screen by its name, and others by their property or their words")
  func cards() {
    let app = app(
      """
      Button("Hint") { model.popups.show { HintCard() } }
      Button("Save") { model.popups.show(onDismiss: { print("closed") }, content: { doneCard }) }
      Button("Delete") { model.popups.present { QuestionView(message: "Delete all jars?", buttonTitle: "Yes") } }
      Button("Erase") { model.popups.present { QuestionView(message: "Erase it?", button: "Yes") } }
      """)
    #expect(
      app.edges == [
        "RootView -cover \"Hint\"-> HintCard", "RootView -cover \"Save\"-> RootView.doneCard",
        "RootView -cover \"Delete\"-> RootView.deleteAllJars",
        "RootView -cover \"Erase\"-> RootView.eraseIt",
      ])
    #expect(app.texts(of: "RootView.deleteAllJars") == ["Delete all jars?", "Yes"])
  }

  @Test("Cards with the same first word, and an icon, are told apart")
  func names() {
    let app = app(
      """
      Button("Save") { model.popups.show { MessageBox(icon: "star", title: "Sure?", text: "Save it") } }
      Button("Drop") { model.popups.show { VStack { Text("Sure?"); Button("Drop it") {} } } }
      Button("Shout") { model.popups.show { MessageBox(icon: "star", title: "COULD NOT SAVE") } }
      """)
    #expect(
      app.ids.dropFirst() == [
        "cover.root.sureSaveIt", "cover.root.sureDropIt", "cover.root.couldNotSave",
      ])
  }

  @Test(
    "Other objects, functions and closures show none",
    arguments: [
      "model.toasts.show { HintCard() }", "model.popups.hide { HintCard() }",
      "model.popups.show { print(\"shown\") }", "show { HintCard() }",
      "model.popups.show { Task { await remove() } }",
      "model.popups.present { withAnimation { move() } }",
      "model.popups.show { Logger(\"shown\") }",
    ])
  func others(_ call: String) {
    #expect(app("Button(\"Go\") { \(call) }").edges.isEmpty)
  }
}
