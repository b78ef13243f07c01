import Cookbook
import Harness
import Scenes
import Testing

@testable import ScreensCLI

@Suite("list") struct ListCommandTests {
  private func errors(_ words: [String], isTerminal: Bool) async throws -> String {
    let (output, errors) = (MemoryStream(isTerminal: isTerminal), MemoryStream())
    _ = await Tool(SceneSource(AppScreen.self)).run(
      Environment(arguments: ["list"] + words),
      Console(output: output.sink, errors: errors.sink))
    return errors.text
  }

  @Test(
    "In a terminal, the number of screens and the app are printed",
    arguments: [
      ([], "34 screens of Cookbook\n"),
      (["--filter", "search*"], "5 of 34 screens of Cookbook\n"),
      (["-q"], ""), (["--json"], ""), (["--ids"], ""),
    ])
  func summary(words: [String], summary: String) async throws {
    #expect(try await errors(words, isTerminal: true) == summary)
    #expect(try await errors(words, isTerminal: false) == "")
  }
}

@Suite("The table of screens") struct ScreenTableTests {
  private func scene(_ id: String, _ title: String, link: String? = nil) -> Scene {
    Scene(id: id, tabs: [TabItem(title)], selectedTab: 0, pages: [Page(title)], link: link)
  }

  private func text(_ scenes: [Scene]) -> String {
    var table = ScreenTable(palette: Palette(isColored: false))
    for scene in scenes { table.add(scene) }
    return table.text
  }

  @Test("Ids, paths and links are aligned, with wide characters as two columns")
  func columns() {
    #expect(
      text([scene("a", "Home", link: "x://a"), scene("long", "日本", link: "x://b"), scene("c", "C")])
        == """
        a     Home  x://a
        long  日本  x://b
        c     C

        """)
  }

  @Test("A path that is too wide for its column is shortened in the middle, then at the end")
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
