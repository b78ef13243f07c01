import Navigation
import Scenes

// Links to screens use the enum case, so that a misspelled id does not compile.

extension Row {
  init(
    _ title: String, subtitle: String? = nil, value: String? = nil, icon: String? = nil,
    leadsTo screen: AppScreen
  ) {
    self.init(
      title, subtitle: subtitle, value: value, icon: icon, leadsTo: screen.rawValue as String?)
  }
}

extension ActionButton {
  init(_ label: String, role: Role = .primary, leadsTo screen: AppScreen) {
    self.init(label, role: role, leadsTo: screen.rawValue as String?)
  }
}

extension BarButton {
  init(_ label: String, icon: String? = nil, isProminent: Bool = false, leadsTo screen: AppScreen) {
    self.init(label, icon: icon, isProminent: isProminent, leadsTo: screen.rawValue as String?)
  }
}

extension CardGrid.Card {
  init(_ title: String, subtitle: String? = nil, icon: String? = nil, leadsTo screen: AppScreen) {
    self.init(title, subtitle: subtitle, icon: icon, leadsTo: screen.rawValue as String?)
  }
}

extension AppScreen {
  /// The screen whose top page is a route, without anything over it; nil if the manifest has none.
  static func showing(_ route: CookbookRoute) -> AppScreen? {
    allCases.first { screen in
      let path = screen.navigationPath
      return path.routes.last == route && path.layers.isEmpty && path.confirmation == nil
    }
  }

  /// The screen of a recipe; the example recipe's screen for a recipe without its own.
  static func showing(_ recipe: Recipe) -> AppScreen {
    showing(.recipe(id: recipe.id)) ?? .recipeDetail
  }
}
