import Navigation
import Scenes
import Testing

@testable import Wireframes

@Suite("Layout of page states") struct StateLayoutTests {
  private func wireframe(_ page: Page, _ states: PageState...) -> Wireframe {
    var page = page
    page.states = states
    return Wireframe(
      Scene(
        id: "a", tabs: SampleScenes.tabs, selectedTab: 0, pages: [page]),
      options: Wireframe.Options(showsCaption: false, showsFrame: false))
  }

  private func rounded(_ color: Color, of wireframe: Wireframe) -> [Rect] {
    wireframe.displayList.items.compactMap { item in
      if case .roundedRect(let rect, _, _, color) = item { rect } else { nil }
    }
  }

  private func region(_ name: String, of wireframe: Wireframe) -> Rect? {
    wireframe.regions.last { $0.name == name }?.rect
  }

  @Test("a loading page has two cards of three rows with a header bar of 84 × 9")
  func loading() {
    let wireframe = wireframe(Page("Recipes") { SearchField() }, .loading)
    let cards = rounded(Theme.light.surface, of: wireframe)
    // Below the search field: 150 + 36, a space of 22, and 28 for the header.
    #expect(
      cards == [
        Rect(x: 16, y: 236, width: 358, height: 168), Rect(x: 16, y: 440, width: 358, height: 168),
      ])
    let bars = rounded(Theme.light.fill, of: wireframe).filter { $0.height == 9 }
    #expect(
      bars == [
        Rect(x: 32, y: 217.5, width: 84, height: 9), Rect(x: 32, y: 421.5, width: 84, height: 9),
      ])
    #expect(rounded(Theme.light.fill, of: wireframe).count { $0.width == 36 } == 6)
    // From the first header to the end of the last card.
    #expect(LoadingPlaceholder().height(width: 390, in: BlockLayout()) == 608 - 208)
  }

  @Test("a failed page has a button of 180 × 50, 22 below its text, in the middle of the page")
  func failed() throws {
    let wireframe = wireframe(Page("Recipes") { Row("A") }, .failed)
    let button = try #require(rounded(Theme.light.accentFill, of: wireframe).first)
    let icon = try #require(wireframe.icons.first { $0.name == "icloud.slash" })
    #expect(button.width == 180 && button.height == 50 && button.midX == 195)
    #expect(icon.rect.width == 60 && icon.rect.midX == 195)
    // The icon's 76, the title's 26, 8, and the space above the button.
    #expect(button.y == icon.rect.midY - 28 + 76 + 26 + 8 + 22)
    let (top, bottom) = (icon.rect.midY - 28, button.maxY)
    #expect(abs((top + bottom) / 2 - (146 + 4 + 761 - 16) / 2) <= 1)
  }

  @Test("the caret of an active search is 1.5 × 18 after its text, and Cancel ends the line")
  func searching() throws {
    let wireframe = wireframe(Page("Recipes") { SearchField() }, .searching("egg"))
    let carets = wireframe.displayList.items.compactMap { item in
      if case .fill(let rect, Theme.light.accent) = item { rect } else { nil }
    }
    let field = try #require(rounded(Theme.light.fill, of: wireframe).first)
    #expect(carets.map(\.width) == [1.5] && carets.map(\.height) == [18])
    #expect(carets[0].midY == field.midY && carets[0].x > field.x + 50)
    #expect(field.x == 16 && field.maxX < 374 - 50)
  }

  @Test("a row of an edited page has a circle of 22 before its text, which moves by 38")
  func editing() throws {
    let wireframe = wireframe(Page("Recipes") { Row("A") }, .editing)
    let rings = wireframe.displayList.items.compactMap { item in
      if case .ring(let outer, _, _, _, Theme.light.tertiary) = item { outer } else { nil }
    }
    #expect(rings == [Rect(x: 32, y: 150 + 17, width: 22, height: 22)])
    let texts = wireframe.displayList.items.compactMap { item in
      if case .text(_, let origin, Theme.light.text) = item { origin.x } else { nil }
    }
    #expect(texts.contains(16 + 38 + 16))
  }

  @Test("the menu of a button is 250 wide, 44 an item, 8 below the button and at its end")
  func buttonMenu() {
    let menu = [MenuItem("One"), MenuItem("Two"), MenuItem("Three")]
    let page = Page(
      "Recipes", trailing: [BarButton("More", icon: "ellipsis", menu: menu)], blocks: [])
    #expect(
      region("menu", of: wireframe(page, .menu("More")))
        == Rect(x: 374 - 250, y: 76 + 18 + 8, width: 250, height: 132))
    #expect(region("menu", of: wireframe(page)) == nil)
  }

  @Test("the menu of a row is below the row, or above it where there is no room below")
  func rowMenu() {
    let menu = [MenuItem("One"), MenuItem("Two")]
    let page = { (rows: Int) in
      Page("Recipes") {
        ListSection {
          for index in 1..<rows { Row("Row \(index)").block }
          Row("Last", menu: menu)
        }
      }
    }
    let first = region("menu", of: wireframe(page(1), .menu("Last")))
    #expect(first == Rect(x: 16, y: 150 + 56 + 8, width: 250, height: 88))
    let last = region("menu", of: wireframe(page(11), .menu("Last")))
    #expect(last == Rect(x: 16, y: 150 + 560 - 8 - 88, width: 250, height: 88))
    // A row below the edge of the display, and a menu higher than the display.
    #expect(region("menu", of: wireframe(page(30), .menu("Last")))?.maxY == 810)
    let items = (1...40).map { MenuItem("Item \($0)") }
    let long = Page("A", trailing: [BarButton("More", menu: items)], blocks: [])
    let cut = region("menu", of: wireframe(long, .menu("More")))
    #expect(cut?.y == 54 && cut?.maxY == 810)
  }

  @Test("the icons of a menu's control are recorded once, although it is drawn twice")
  func icons() {
    let page = Page("Recipes") { Row("A", icon: "leaf", menu: [MenuItem("Go", icon: "star")]) }
    let names = wireframe(page, .menu("A")).icons.map(\.name)
    #expect(names.count { $0 == "leaf" } == 1)
    #expect(names.contains("star"))
  }

  @Test("check marks move all labels, and destructive items are red")
  func menuItems() {
    let menu = [MenuItem("One", isChecked: true), MenuItem("Two", isDestructive: true)]
    let page = Page("A", leading: [BarButton("More", menu: menu)], blocks: [])
    let texts = wireframe(page, .menu("More")).displayList.items.compactMap { item in
      if case .text(_, let origin, let color) = item { (x: origin.x, color: color) } else { nil }
    }
    // The card is at the start of the button.
    #expect(texts.contains { $0.x == 16 + 16 + 24 && $0.color == Theme.light.text })
    #expect(texts.contains { $0.x == 16 + 16 + 24 && $0.color == Theme.light.destructive })
  }
}
