public import Navigation
public import Scenes

/// The pages that can be pushed onto a stack.
public enum CookbookRoute: Hashable, Sendable, Codable {
  /// A recipe.
  case recipe(id: String)
  /// A recipe in the language in which it was written.
  case original(recipe: String)
  /// The choice of the unit of an ingredient.
  case unit(ingredient: String, recipe: String)
  /// The results of a search.
  case results(SearchQuery)
  /// The choice of a diet for the search.
  case diets
  /// The dishes and the guests of an evening.
  case collection(id: String)
  /// A shopping list other than the one of the week.
  case list(name: String)
  /// The farmers' markets nearby.
  case markets
  /// A market.
  case market(id: String)
  /// A stall on a market.
  case stall(id: String, market: String)
  /// The member, their plan and their storage.
  case account
  /// The choice of units.
  case measurementUnits
  /// The choice of the app's appearance.
  case appearance
  /// The licences of the libraries inside the app.
  case licenses
}

extension CookbookRoute: PageDescribing {
  /// The route's page; a "not found" page if its recipe or market does not exist.
  public var page: Page {
    switch self {
    case .recipe(let id): recipe(id).page
    case .original(let id): original(id).page
    case .unit(let ingredient, let recipe): unit(of: ingredient, in: recipe).page
    case .results(let query): SearchResultsPage(query: query, book: .sample).page
    case .diets: DietPickerPage(selection: SearchFilters().diet).page
    case .collection(let id): collection(id).page
    case .list(let name): EmptyListPage(name: name).page
    case .markets: MarketMapPage(markets: Market.all).page
    case .market(let id): market(id).page
    case .stall(let id, let market): stall(id, in: market).page
    case .account: AccountPage(member: .nora, book: .sample).page
    case .measurementUnits: MeasurementUnitsPage().page
    case .appearance: AppearancePage().page
    // This page has no description yet, so its picture is a skeleton.
    case .licenses: Page(DerivedTitle.of(self))
    }
  }

  private func recipe(_ id: Recipe.ID) -> any PageDescribing {
    guard let recipe = RecipeBook.sample[id] else { return MissingPage("Recipe") }
    return RecipeDetailPage(recipe: recipe)
  }

  private func original(_ id: Recipe.ID) -> any PageDescribing {
    guard let original = RecipeBook.sample[id]?.original else { return MissingPage("Recipe") }
    return OriginalRecipePage(original: original)
  }

  private func unit(of id: Ingredient.ID, in recipe: Recipe.ID) -> any PageDescribing {
    guard let ingredient = RecipeBook.sample[recipe]?.ingredient(id) else {
      return MissingPage("Ingredient")
    }
    return UnitPickerPage(selection: ingredient.quantity.unit)
  }

  private func collection(_ id: RecipeCollection.ID) -> any PageDescribing {
    guard let collection = RecipeCollection.withID(id) else { return MissingPage("Collection") }
    return CollectionPage(collection: collection)
  }

  private func market(_ id: Market.ID) -> any PageDescribing {
    guard let market = Market.withID(id) else { return MissingPage("Market") }
    return MarketPage(market: market)
  }

  private func stall(_ id: Market.Stall.ID, in market: Market.ID) -> any PageDescribing {
    guard let stall = Market.withID(market)?.stall(id) else { return MissingPage("Stall") }
    return StallPage(stall: stall)
  }
}

extension CookbookRoute: Linkable {
  /// The link of each page.
  public static let links: LinkTable<Self> = [
    LinkPattern("recipes", .path("id"), make: Self.recipe) {
      if case .recipe(let id) = $0 { id } else { nil }
    },
    LinkPattern("original", .path("recipe"), make: Self.original) {
      if case .original(let recipe) = $0 { recipe } else { nil }
    },
    LinkPattern(
      "unit", .path("recipe"), .path("ingredient"),
      make: { .unit(ingredient: $1, recipe: $0) }
    ) {
      if case .unit(let ingredient, let recipe) = $0 { (recipe, ingredient) } else { nil }
    },
    LinkPattern("with", .path("ingredient"), make: { .results(.ingredient($0)) }) {
      if case .results(.ingredient(let word)) = $0 { word } else { nil }
    },
    LinkPattern("under", .path("minutes"), make: { .results(.under(minutes: $0)) }) {
      if case .results(.under(let minutes)) = $0 { minutes } else { nil }
    },
    LinkPattern("diets", .diets),
    LinkPattern("collections", .path("id"), make: Self.collection) {
      if case .collection(let id) = $0 { id } else { nil }
    },
    LinkPattern("lists", .path("name"), make: Self.list) {
      if case .list(let name) = $0 { name } else { nil }
    },
    LinkPattern("markets", .markets),
    LinkPattern("market", .path("id"), make: Self.market) {
      if case .market(let id) = $0 { id } else { nil }
    },
    LinkPattern("stall", .path("market"), .path("id"), make: { .stall(id: $1, market: $0) }) {
      if case .stall(let id, let market) = $0 { (market, id) } else { nil }
    },
    LinkPattern("account", .account),
    LinkPattern("units", .measurementUnits),
    LinkPattern("appearance", .appearance),
    LinkPattern("licenses", .licenses),
  ]
}
