import Manifest
import Navigation
import NavigationModel
import TestSupport
import Testing

@testable import Cookbook

@Suite struct LinkTests {
  @Test(
    "A link contains the pages, the tab, each layer and the question in their order",
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

  @Test("The link of a screen parses as the same screen", arguments: AppScreen.allCases)
  func roundTrip(screen: AppScreen) throws {
    let codec = try #require(AppScreen.linkCodec)
    let path = screen.navigationPath
    #expect(try codec.parse(codec.print(path)) == path)
  }

  @Test("Text that a user typed is encoded byte by byte")
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

/// Round trips of the links of random paths through Cookbook.
@Suite struct LinkRoundTripTests {
  #if DEBUG
    private let count = 10_000
  #else
    private let count = 100_000
  #endif

  @Test("The links of random paths through Cookbook parse as the same paths")
  func roundTrips() throws {
    let roundTrip = LinkRoundTrip(try #require(AppScreen.linkCodec))
    let outcome = roundTrip.outcome(of: count, seed: 1, screen: AppScreen.Path.random)
    #expect(outcome.fault == nil)
    // A page `recipes` selects its tab, so a path that begins with such a page has to name a tab.
    #expect(outcome.printed > count * 9 / 10)
  }

  @Test("Many of the random questions have a name")
  func questions() throws {
    let codec = try #require(AppScreen.linkCodec)
    var random = SeededGenerator(seed: 1)
    var named = 0
    for _ in 0..<2_000 {
      let path = AppScreen.Path.random(&random)
      guard path.confirmation != nil, let link = try? codec.print(path) else { continue }
      if !link.contains("confirm=?") { named += 1 }
    }
    #expect(named > 20)
  }
}
