public import Cookbook
public import Manifest

// The kinds of Cookbook's types, listed by hand, to compare them with those that the compiler lists.

extension CookbookRoute: KindIterable {
  /// The kinds of routes.
  public enum Kind: CaseIterable, Hashable {
    case recipe, original, unit, results, diets, collection, list, markets, market, stall
    case account, measurementUnits, appearance, licenses
  }

  /// The kind of the value.
  public var kind: Kind {
    switch self {
    case .recipe: .recipe
    case .original: .original
    case .unit: .unit
    case .results: .results
    case .diets: .diets
    case .collection: .collection
    case .list: .list
    case .markets: .markets
    case .market: .market
    case .stall: .stall
    case .account: .account
    case .measurementUnits: .measurementUnits
    case .appearance: .appearance
    case .licenses: .licenses
    }
  }
}

extension CookbookSheet: KindIterable {
  /// The kinds of sheets.
  public enum Kind: CaseIterable, Hashable {
    case edit, ingredient, newRecipe, cook, timer, chat, filters, shoppingItem
  }

  /// The kind of the value.
  public var kind: Kind {
    switch self {
    case .edit: .edit
    case .ingredient: .ingredient
    case .newRecipe: .newRecipe
    case .cook: .cook
    case .timer: .timer
    case .chat: .chat
    case .filters: .filters
    case .shoppingItem: .shoppingItem
    }
  }
}
