import Scenes
import Testing

@testable import Wireframes

private typealias Choice = ConfirmationCard.Choice

@Suite("Alerts") struct AlertTests {
  private static let cancel = Choice("Cancel", role: .cancel)

  private func card(
    _ choices: [Choice], message: String? = nil,
    fields: [ConfirmationCard.TextEntry] = []
  ) -> ConfirmationCard {
    ConfirmationCard(
      title: "Rename", message: message, choices: choices, style: .alert, fields: fields)
  }

  private func wireframe(_ card: ConfirmationCard) -> Wireframe {
    Wireframe(
      SampleScenes.scene(confirmation: card),
      options: Wireframe.Options(showsCaption: false, showsFrame: false))
  }

  private func frame(_ card: ConfirmationCard) -> Rect? {
    wireframe(card).regions.last { $0.name == "alert" }?.rect
  }

  private func text(_ card: ConfirmationCard) -> String {
    TextRendering(SampleScenes.scene(confirmation: card)).text
  }

  @Test("an alert without a title has its message at the top")
  func untitled() {
    var card = card([], message: "Only this")
    card.title = ""
    #expect(frame(card)?.height == 100)
  }

  @Test("an alert with a message and a field is 270 × 176 in the middle of the display")
  func frame() {
    let card = card([Self.cancel, Choice("Save")], message: "Why?", fields: [.init("Name")])
    #expect(frame(card) == Rect(x: 60, y: 334, width: 270, height: 176))
    #expect(wireframe(card).regions.allSatisfy { $0.name != "confirmation" })
  }

  @Test(
    "each field, and each button of a stack, makes an alert higher",
    arguments: [(0, 1, 106.0), (0, 2, 106), (0, 3, 194), (1, 2, 154), (2, 2, 200)])
  func height(fields: Int, buttons: Int, height: Double) {
    let card = card(
      (0..<buttons).map { Choice("B\($0)") }, fields: (0..<fields).map { .init("F\($0)") })
    #expect(frame(card)?.height == height)
  }

  @Test("an alert that is higher than the display is cut between the bars")
  func cut() {
    let place = frame(card((0..<40).map { Choice("B\($0)") }))
    #expect(place?.y == 54 && place?.maxY == 790)
  }

  @Test("a field is 38 high and 16 from the edges, with a caret of 1.5 × 18 in the first one")
  func fields() throws {
    let card = card([], fields: [.init("Name", text: "Ada"), .init("Mail")])
    let place = try #require(frame(card))
    let items = wireframe(card).displayList.items
    let fields = items.compactMap { item -> Rect? in
      if case .roundedRect(let rect, 8, .all, Theme.light.tertiary) = item { rect } else { nil }
    }
    #expect(fields.map(\.y) == [place.y + 56, place.y + 56 + 46])
    #expect(fields.allSatisfy { $0.width == 238 && $0.height == 38 && $0.x == place.x + 16 })
    let carets = items.compactMap { item -> Rect? in
      if case .fill(let rect, Theme.light.accent) = item { rect } else { nil }
    }
    #expect(carets.count == 1)
    #expect(carets[0].width == 1.5 && carets[0].height == 18)
    #expect(carets[0].midY == fields[0].midY)
  }

  @Test("two buttons are side by side with Cancel first; if one is too long, they are a stack")
  func pair() {
    #expect(text(card([Choice("Save"), Self.cancel])).contains("│     Cancel    │  [[ Save ]]"))
    let long = text(card([Self.cancel, Choice("Save under another name")]))
    #expect(long.contains("[[ Save under another name ]]"))
    #expect(!long.contains("Cancel    │"))
    let first = frame(card([Self.cancel, Choice("Save under another name")]))
    #expect(first?.height == 150)
  }

  @Test("the default button is the first ordinary one, else Cancel; in a stack Cancel is last")
  func defaultButton() {
    func stack(_ choices: Choice...) -> [String] {
      AlertButtons(card(choices)).stack.map { $0.choice.label + ($0.isDefault ? "!" : "") }
    }
    let delete = Choice("Delete", role: .destructive)
    #expect(stack() == ["OK!"])
    #expect(stack(delete) == ["Delete"])
    #expect(stack(Self.cancel, delete) == ["Delete", "Cancel!"])
    #expect(
      stack(Choice("A"), Self.cancel, delete, Choice("B")) == ["A!", "Delete", "B", "Cancel"])
  }

  @Test("only an alert with two buttons has a pair of them")
  func pairs() {
    for count in [0, 1, 3] {
      let buttons = AlertButtons(card((0..<count).map { Choice("B\($0)") }))
      #expect(buttons.pair { _ in true } == nil)
    }
    let buttons = AlertButtons(card([Choice("A"), Choice("B")]))
    #expect(buttons.pair { _ in true }?.first.choice.label == "A")
    #expect(buttons.pair { $0.choice.label == "A" } == nil)
  }

  @Test("in the text, the first field has the caret and a secure one has dots")
  func fieldTexts() {
    let text = text(
      card(
        [],
        fields: [
          .init("Name", text: "Ada"), .init("Password", text: "s3crét", isSecure: true),
          .init("Code"),
        ]))
    #expect(text.contains("│ [Ada▏]   "))
    #expect(text.contains("│ [••••••] "))
    #expect(text.contains("│ [Code…]  "))
    #expect(!text.contains("s3cr"))
    let empty = self.text(card([], fields: [.init("Name")]))
    #expect(empty.contains("[▏Name…]"))
  }

  @Test("a text that is wider than its field ends in an ellipsis before the caret")
  func longField() {
    let long = String(repeating: "word ", count: 20)
    let lines = text(card([], fields: [.init("Name", text: long)])).split(separator: "\n")
    let line = lines.first { $0.contains("▏]") }
    #expect(line?.contains("…▏]") == true)
    #expect(lines.drop { !$0.hasPrefix("╭") }.allSatisfy { TerminalText.width(of: $0) == 46 })
  }
}
