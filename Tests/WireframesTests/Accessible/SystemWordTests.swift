import Navigation
import Scenes
import Testing
import Typography

@testable import Wireframes

@Suite("Words of the system in other languages") struct SystemWordTests {
  private func lines(_ pages: Page..., locale: String?) -> [String] {
    let scene = Scene(id: "a", tabs: [], selectedTab: nil, pages: pages)
    let shown = Translations().scene(scene, in: locale.flatMap { TextLocale($0) })
    return AccessibleTree(shown).lines.map { String($0.drop { $0 == " " }) }
  }

  @Test("Chrome speaks the language of the variant")
  func chrome() {
    var page = Page("Pies", trailing: [BarButton("Edit")]) { Row("Apple") }
    page.states = [.editing]
    #expect(lines(page, locale: "de").contains(#"button "Fertig""#))
    #expect(lines(page, locale: nil).contains(#"button "Done""#))
    page.states = [.searching("ap")]
    let search = lines(page, locale: "fr")
    #expect(search.contains(#"search field "Rechercher", value "ap""#))
    #expect(search.contains(#"button "Annuler""#))
    #expect(lines(Page(""), Page("Pie"), locale: "he").contains(#"button "חזרה", back"#))
  }

  @Test("A long title becomes the word for back in the language")
  func back() {
    let pages = [Page("A title that is too long for a button", blocks: []), Page("B", blocks: [])]
    let scene = Scene(id: "a", tabs: [], selectedTab: nil, pages: pages)
    func shows(_ word: String, in locale: String?) -> Bool {
      let shown = Translations().scene(scene, in: locale.flatMap { TextLocale($0) })
      let items = Wireframe(shown).displayList.items
      let font = BarStyle.phone.text
      let glyphs = Typesetter.line(word, font: font).glyphs.map(\.glyph)
      return items.contains { item in
        if case .text(let line, _, _) = item { line.glyphs.map(\.glyph) == glyphs } else { false }
      }
    }
    #expect(shows("Back", in: nil))
    #expect(shows("Terug", in: "nl"))
    #expect(!shows("Back", in: "nl"))
  }
}
