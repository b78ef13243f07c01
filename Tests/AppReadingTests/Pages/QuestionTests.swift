import Scenes
import Testing

@testable import AppReading

@Suite("Questions")
struct QuestionTests {
  private func modifier(_ node: ViewNode) -> ViewNode.Modifier { node.modifiers[0] }

  @Test("an alert has its title, message, fields and buttons")
  func alert() throws {
    var node = text("A").with(
      "alert", known("Rename?"), word("isPresented", "x"),
      content: [
        view("TextField", known("Name"), known("text", "")), button("Rename"),
        view("Button", known("Cancel"), word("role", "cancel"), action()),
      ])
    node.modifiers[0].contents.append(.init("message", [text("Give it a name.")]))
    let question = try #require(PageMaker().question(of: modifier(node)))
    #expect(
      question.card
        == ConfirmationCard(
          title: "Rename?", message: "Give it a name.",
          choices: [.init("Rename"), .init("Cancel", role: .cancel)], style: .alert,
          fields: [.init("Name")]))
    #expect(question.controls.map(\.number) == [0, 1])
    #expect(question.controls.map(\.text) == ["Rename", "Cancel"])
  }

  @Test("an alert without a title is named by its message")
  func untitled() throws {
    var node = text("A").with("alert", known(""), word("isPresented", "x"))
    node.modifiers[0].contents.append(.init("message", [text("The link is copied.")]))
    let card = try #require(PageMaker().question(of: modifier(node))).card
    #expect(card.title == "The link is copied." && card.message == nil)
  }

  @Test("a dialog gets the system's Cancel")
  func dialog() throws {
    let node = text("A").with(
      "confirmationDialog", known("Delete?"),
      content: [view("Button", known("Delete"), word("role", "destructive"), action())])
    let question = try #require(PageMaker().question(of: modifier(node)))
    #expect(
      question.card.choices == [
        .init("Delete", role: .destructive), .init("Cancel", role: .cancel),
      ])
    #expect(question.card.style == .dialog)
  }

  @Test("the older alert with its buttons as values")
  func oldAlert() throws {
    let button = LabelledValue(
      "primaryButton",
      .enumCase(
        EnumValue(
          type: nil, name: "destructive",
          payload: [LabelledValue(nil, .views([text("Delete")])), action()])))
    let alert = view(
      "Alert", LabelledValue("title", .views([text("Sure?")])), button,
      word("secondaryButton", "cancel"))
    let node = text("A").with("alert", content: [alert])
    let question = try #require(PageMaker().question(of: modifier(node)))
    #expect(question.card.title == "Sure?")
    #expect(
      question.card.choices == [
        .init("Delete", role: .destructive), .init("Cancel", role: .cancel),
      ])
    #expect(question.controls.count == 1)
  }

  @Test("a title that is a view is the title, and the buttons stay")
  func titleView() throws {
    let node = text("A").with(
      "alert", content: [text("Reset this app?")]
    )
    var modifier = self.modifier(node)
    modifier.contents.append(.init(nil, [button("Reset")]))
    modifier.contents.append(.init("message", [text("All is lost.")]))
    let question = try #require(PageMaker().question(of: modifier))
    #expect(question.card.title == "Reset this app?")
    #expect(question.card.message == "All is lost.")
    #expect(question.card.choices.map(\.label) == ["Reset"])
  }

  @Test("other modifiers ask nothing")
  func others() {
    #expect(PageMaker().question(of: modifier(text("A").with("sheet"))) == nil)
  }
}
