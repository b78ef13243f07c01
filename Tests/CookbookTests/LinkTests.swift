import Manifest
import Navigation
import Testing

@testable import Cookbook

@Suite struct LinkTests {
  @Test(
    "A link names the pages, the tab, each layer and the question in their order",
    arguments: [
      (AppScreen.recipeList, "cookbook://?tab=recipes"),
      (.recipeDetail, "cookbook://recipes/shakshuka?tab=recipes"),
      (
        .ingredientUnitPicker,
        "cookbook://recipes/shakshuka?tab=recipes&sheet=edit/shakshuka"
          + "&sheet=ingredient/shakshuka/eggs/unit/shakshuka/eggs"
      ),
      (
        .cookTimerSheet,
        "cookbook://recipes/shakshuka?tab=recipes&cover=cook/shakshuka/2"
          + "&sheet.medium=timer/shakshuka/2"
      ),
      (.searchResults, "cookbook://with/Lentils?tab=search"),
      (.shoppingListEmpty, "cookbook://lists/Picnic%20in%20the%20Park?tab=shopping"),
      (
        .marketStall,
        "cookbook://markets/market/borough/stall/borough/hop-garden?tab=shopping"
      ),
      (.licenses, "cookbook://licenses?tab=settings"),
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
      AppScreen.link(to: path) == "cookbook://with/cr%C3%A8me%20%26%20egg%2Fs?tab=search")
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
