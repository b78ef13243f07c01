import Scenes
import Testing
import Typography

@testable import FlowMaps

@Suite("Titles on a map")
struct MapTitleTests {
  @Test(
    "A title that is not known until the app runs is replaced by the id in words",
    arguments: [
      ("‹mode title›", "prefilledStatusEditor", "Prefilled status editor"),
      (TextHole.mark("user.name"), "accountURL", "Account URL"),
      ("‹x›", "settings-page_two", "Settings page two"),
      ("Hello, ‹name›", "hello", "Hello, ‹name›"),
      ("‹first› ‹last›", "name", "‹first› ‹last›"),
      ("Settings", "settings", "Settings"),
      ("‹x›", "", "‹x›"),
    ])
  func placeholders(title: String, id: String, expected: String) {
    #expect(MapTitle.shown(title, id: id) == expected)
  }

  @Test("A title has up to two lines, but no word is split at its first line")
  func lines() {
    let font = Font.tileTitle
    func count(_ title: String) -> Int { MapTitle(title, font: font).lines(maxWidth: 83).count }
    #expect(count("Home") == 1)
    #expect(count("Paper Boats Studio") == 2)
    #expect(count("A title of very many words that needs far more than two lines") == 2)
    #expect(count("greenhouse.example.org") == 1)
    #expect(count("味噌ラーメンの作り方と味噌汁") == 2)
    for title in ["greenhouse.example.org", "Paper Boats Studio", "Home"] {
      let title = MapTitle(title, font: font)
      #expect(title.lines(maxWidth: 83).count == title.lineCount(maxWidth: 83))
      #expect(title.lines(maxWidth: 83).allSatisfy { $0.width <= 83 })
    }
  }
}
