import Manifest
import Navigation
import Testing

@testable import Cookbook

@Suite struct LinkTests {
  @Test(
    "A link names the tab, the pages, each layer and the question in their order",
    arguments: [
      (AppScreen.recipeList, "cookbook://recipes"),
      (.recipeDetail, "cookbook://recipes/shakshuka"),
      (
        .ingredientUnitPicker,
        "cookbook://recipes/shakshuka?sheet=edit&sheet=ingredient/eggs/unit"
      ),
      (.cookTimerSheet, "cookbook://recipes/shakshuka?cover=cook/2&half-sheet=timer"),
      (
        .recipeDiscardConfirmation,
        "cookbook://recipes/shakshuka?sheet=edit&confirm=discard-your-changes"
      ),
      (.searchResults, "cookbook://search/with/Lentils"),
      (.shoppingListEmpty, "cookbook://shopping/lists/picnic-in-the-park"),
      (.marketStall, "cookbook://shopping/markets/borough/hop-garden"),
      (.licenses, "cookbook://settings/licenses"),
    ])
  func link(of screen: AppScreen, is text: String) {
    #expect(AppScreen.link(to: screen.navigationPath) == text)
  }

  @Test("What a person typed is encoded, byte by byte")
  func encoding() {
    let path = AppScreen.Path(tab: .search, routes: [.results(.ingredient("crème & egg/s"))])
    #expect(AppScreen.link(to: path) == "cookbook://search/with/cr%C3%A8me%20%26%20egg%2Fs")
  }

  @Test("A path without a tab means the home tab")
  func homeTab() {
    #expect(AppScreen.link(to: AppScreen.Path()) == "cookbook://recipes")
  }

  @Test("No two screens have the same link")
  func uniqueness() {
    let links = AppScreen.allCases.compactMap { AppScreen.link(to: $0.navigationPath) }
    #expect(links.count == AppScreen.allCases.count)
    #expect(Set(links).count == links.count)
  }
}
