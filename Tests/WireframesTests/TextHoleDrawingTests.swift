import Scenes
import Testing
import Typography

@testable import Wireframes

@Suite("Drawing of holes")
struct TextHoleDrawingTests {
  private static let hole = TextHole.mark("user.name")

  private static let scene = Scene(
    id: "profile", tabs: [TabItem(hole, icon: "person")], selectedTab: 0,
    pages: [
      Page(hole, trailing: [BarButton(hole)]) {
        ListSection("By \(hole)", footer: "Since \(hole)") {
          Row(hole, subtitle: "\(hole) km", value: hole)
          InputField("Name", value: hole)
        }
        ActionButton("Follow \(hole)")
      }
    ])

  private func bars(_ scene: Scene) -> [Color] {
    Wireframe(scene).displayList.items.compactMap { item in
      if case .roundedRect(_, _, .all, let color) = item, color.alpha < 255 { color } else { nil }
    }
  }

  @Test("the marks of texts and of lines are the same")
  func marks() {
    #expect(TextBar.start == TextHole.start)
    #expect(TextBar.end == TextHole.end)
  }

  @Test("a picture has a bar for each hole, and none in the caption")
  func bars() {
    let theme = Theme.light
    let colors = bars(Self.scene)
    func count(_ color: Color) -> Int { colors.count { $0 == theme.bar(for: color) } }
    // The title and the title of the row; the header, footer, subtitle and values; the tab and the bar button.
    #expect(count(theme.text) == 2)
    #expect(count(theme.secondary) == 5)
    #expect(count(theme.accent) == 2)
    #expect(count(theme.onAccent) == 1)
    #expect(colors.count == 10)
  }

  @Test("questions have bars")
  func questions() {
    for style in ConfirmationCard.Style.allCases {
      var scene = Self.scene
      let before = bars(scene).count
      scene.confirmation = ConfirmationCard(
        title: "Delete \(Self.hole)?", message: Self.hole, choices: [.init(Self.hole)], style: style
      )
      #expect(bars(scene).count == before + 3)
    }
  }

  @Test("the text rendering has the expressions without word joiners")
  func text() {
    let text = TextRendering(Self.scene).text
    #expect(!text.unicodeScalars.contains("\u{2060}"))
    #expect(text.contains("stack     ‹user.name›\n"))
    #expect(text.contains("BY ‹user.name›"))
    #expect(text.contains("│ │ ‹user.name›                ‹user.name› │ │"))
  }

  @Test("SVG has the bars")
  func svg() {
    let svg = String(decoding: Wireframe(Self.scene).svg(of: Self.scene), as: UTF8.self)
    #expect(svg.split(separator: "fill-opacity").count > 10)
  }
}
