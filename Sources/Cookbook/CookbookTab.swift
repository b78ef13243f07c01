public import Navigation
public import Scenes

/// The tabs of the app, in the order of the tab bar.
public enum CookbookTab: String, CaseIterable, Hashable, Sendable, Codable {
  /// The member's own recipes.
  case recipes
  /// All recipes that anyone has shared.
  case search
  /// The shopping list and the markets.
  case shopping
  /// The member's account and settings.
  case settings
}

extension CookbookTab: TabDescribing {
  /// The tab's item: its name and its icon.
  public var item: TabItem {
    TabItem(rawValue.capitalizedFirst, icon: icon)
  }

  /// The tab's root page.
  public var page: Page {
    switch self {
    case .recipes:
      RecipeListPage(book: .sample).page
    case .search:
      SearchPage(
        recent: [.ingredient("Lentils"), .under(minutes: 20)],
        collections: RecipeCollection.all, featured: [.sundayLamb, .redLentilDal, .pistachioGelato]
      ).page
    case .shopping:
      ShoppingListPage(list: .thisWeek, markets: Market.all).page
    case .settings:
      SettingsPage().page
    }
  }

  private var icon: String {
    switch self {
    case .recipes: "book.fill"
    case .search: "magnifyingglass"
    case .shopping: "cart.fill"
    case .settings: "gearshape.fill"
    }
  }
}

/// The link of each tab is its raw value.
extension CookbookTab: Linkable {}

extension String {
  /// The string with its first letter in upper case: "weight" becomes "Weight".
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
