import Navigation

extension AppScreen {
  /// The screen whose top page is a route, without anything over it; `nil` if the manifest has none.
  static func showing(_ route: CookbookRoute) -> AppScreen? {
    allCases.first { screen in
      let path = screen.navigationPath
      return path.routes.last == route && path.layers.isEmpty && path.confirmation == nil
    }
  }

  /// The screen of a recipe; the one of the example for a recipe without its own.
  static func showing(_ recipe: Recipe) -> AppScreen {
    showing(.recipe(id: recipe.id)) ?? .recipeDetail
  }
}
