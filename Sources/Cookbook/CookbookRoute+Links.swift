public import Navigation

extension CookbookRoute: Linkable {
  /// How each page stands in a link.
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
