import Manifest
import Navigation
import Scenes
import Testing

/// A manifest with one described tab among others, and with a page that it describes itself.
private enum Kitchen: String, CaseIterable, ScreenManifest {
  case stove

  enum Tab: CaseIterable, Hashable, Sendable, TabDescribing {
    case stove, sink

    var item: TabItem { TabItem(self == .stove ? "Fire" : "Water", icon: "flame") }
    var page: Page { Page(item.title) { Gap() } }
  }

  enum Route: Hashable, Sendable { case panOfMilk(litres: Int) }
  enum Sheet: Hashable, Sendable { case recipeCard }

  static let homeTab = Tab.sink

  var navigationPath: ScreenPath<Tab, Route, Sheet> { ScreenPath() }

  static func page(for sheet: Sheet) -> Page { Page("By the manifest") }
}

@Suite struct DescriptionTests {
  @Test("A tab that describes itself gives its item and its root page")
  func tab() {
    #expect(Kitchen.item(for: .stove) == TabItem("Fire", icon: "flame"))
    #expect(Kitchen.page(for: .sink) == Page("Water") { Gap() })
  }

  @Test("A route without a description is a skeleton with its case name as the title")
  func route() {
    #expect(Kitchen.page(for: .panOfMilk(litres: 2)) == Page("Pan Of Milk"))
  }

  @Test("The manifest's own description of a page has priority")
  func manifest() {
    #expect(Kitchen.page(for: .recipeCard).title == "By the manifest")
  }

  @Test("The default router starts at the home tab")
  @MainActor func router() {
    #expect(Kitchen.makeRouter().state == NavigationState(selectedTab: .sink))
  }
}
