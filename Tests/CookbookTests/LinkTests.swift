import Manifest
import Navigation
import Testing

@testable import Cookbook

@Suite struct LinkTests {
  @Test(
    "A link names the pages, the tab, each layer and the question in their order",
    arguments: [
      (AppScreen.recipeList, "cookbook://recipes"),
      (.recipeDetail, "cookbook://recipes/shakshuka"),
      (
        .ingredientUnitPicker,
        "cookbook://recipes/shakshuka?sheet=edit/shakshuka"
          + "&sheet=ingredient/shakshuka/eggs/unit/shakshuka/eggs"
      ),
      (
        .cookTimerSheet,
        "cookbook://recipes/shakshuka?cover=cook/shakshuka/2"
          + "&sheet.medium=timer/shakshuka/2"
      ),
      (.recipeDeleteConfirmation, "cookbook://recipes/shakshuka?confirm=delete"),
      (.recipeActions, "cookbook://recipes/shakshuka?confirm=actions"),
      (
        .recipeDiscardConfirmation,
        "cookbook://recipes/shakshuka?sheet=edit/shakshuka&confirm=discard"
      ),
      (.shoppingClearConfirmation, "cookbook://shopping?confirm=clear"),
      (.newRecipeSheet, "cookbook://recipes?sheet=new"),
      (.sundayLamb, "cookbook://search/recipes/sunday-lamb"),
      (.searchResults, "cookbook://search/with/Lentils"),
      (.shoppingListEmpty, "cookbook://shopping/lists/Picnic%20in%20the%20Park"),
      (
        .marketStall,
        "cookbook://shopping/markets/market/borough/stall/borough/hop-garden"
      ),
      (.licenses, "cookbook://settings/licenses"),
    ])
  func link(of screen: AppScreen, is text: String) {
    #expect(AppScreen.link(to: screen.navigationPath) == text)
  }

  @Test("What is written of a screen is read as the same screen", arguments: AppScreen.allCases)
  func roundTrip(screen: AppScreen) throws {
    let codec = try #require(AppScreen.linkCodec)
    let path = screen.navigationPath
    #expect(try codec.parse(codec.print(path)) == path)
  }

  @Test("What a person typed is encoded, byte by byte")
  func encoding() {
    let path = AppScreen.Path(tab: .search, routes: [.results(.ingredient("crème & egg/s"))])
    #expect(
      AppScreen.link(to: path) == "cookbook://search/with/cr%C3%A8me%20%26%20egg%2Fs")
  }

  @Test("A path without a tab stays without one")
  func homeTab() throws {
    #expect(AppScreen.link(to: AppScreen.Path()) == "cookbook://")
    #expect(try AppScreen.linkCodec?.parse("cookbook://") == AppScreen.Path())
  }

  @Test("No two screens have the same link")
  func uniqueness() {
    let links = AppScreen.allCases.compactMap { AppScreen.link(to: $0.navigationPath) }
    #expect(links.count == AppScreen.allCases.count)
    #expect(Set(links).count == links.count)
  }
}
