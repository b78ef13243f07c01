import Scenes
import Testing

@testable import ScreensCLI

@Suite("The table of screens") struct ScreenTableTests {
  private func scene(_ id: String, _ title: String, link: String? = nil) -> Scene {
    Scene(id: id, tabs: [TabItem(title)], selectedTab: 0, pages: [Page(title)], link: link)
  }

  private func text(_ scenes: [Scene]) -> String {
    var table = ScreenTable(palette: Palette(isColored: false))
    for scene in scenes { table.add(scene) }
    return table.text
  }

  @Test("Ids, ways and links stand below each other, wide characters counted as two columns")
  func columns() {
    #expect(
      text([scene("a", "Home", link: "x://a"), scene("long", "日本", link: "x://b"), scene("c", "C")])
        == """
        a     Home  x://a
        long  日本  x://b
        c     C

        """)
  }

  @Test("A way that is too wide for its column does not move the links of others")
  func wideWay() {
    let title = String(repeating: "w", count: 57)
    #expect(
      text([scene("a", "Home", link: "x://a"), scene("b", title, link: "x://b")])
        == "a  Home  x://a\nb  \(title)  x://b\n")
  }
}
