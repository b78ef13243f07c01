import Navigation

enum AppTab: String, CaseIterable, Codable, Linkable {
  case recipes, settings

  var title: String { self == .recipes ? "Recipes" : "Settings" }
  var icon: String { self == .recipes ? "book" : "gear" }
}

enum AppRoute: Hashable, Sendable, Codable {
  case recipe(Int)
}

extension AppRoute: Linkable {
  static let links: LinkTable<AppRoute> = [
    LinkPattern("recipe", .path("id"), make: AppRoute.recipe) {
      if case .recipe(let id) = $0 { id } else { nil }
    }
  ]
}

enum AppSheet: String, CaseIterable, Codable, Linkable {
  case editor
}

typealias AppRouter = TabRouter<AppTab, AppRoute, AppSheet>

extension TabRouter where Tab == AppTab, Route == AppRoute, Sheet == AppSheet {
  static var codec: LinkCodec<AppTab, AppRoute, AppSheet> { LinkCodec(schemes: ["recipes"]) }
}

enum AppScreen: String, CaseIterable, ScreenPathConvertible {
  case recipes, newRecipe

  var navigationPath: ScreenPath<AppTab, AppRoute, AppSheet> {
    switch self {
    case .recipes: ScreenPath(tab: .recipes)
    case .newRecipe: ScreenPath(tab: .recipes, layers: [.sheet(.editor, detent: .medium)])
    }
  }
}
