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

  @Test("Of a way that is too wide for its column the middle is left out, then the end")
  func wideWay() {
    let long = String(repeating: "w", count: 40)
    var deep = scene("b", "Home", link: "x://b")
    deep.pages = ["Home", long, "Page", long].map { Page($0) }
    #expect(
      text([
        scene("a", "Home", link: "x://a"), deep, scene("c", long + long, link: "x://c"),
        scene("d", long + long),
      ]) == """
        a  Home\(String(repeating: " ", count: 52))  x://a
        b  Home › … › \(long)       x://b
        c  \(long)\(String(repeating: "w", count: 15))…  x://c
        d  \(long)\(long)

        """)
  }
}
