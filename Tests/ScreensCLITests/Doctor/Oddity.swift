import Manifest
import Navigation
import Scenes

/// An app with an icon that no catalogue has and a character that no font has.
enum Oddity: String, ScreenManifest {
  case home, icon, glyph

  enum Tab: CaseIterable, Hashable { case home }
  enum Route: Hashable { case icon, glyph }
  enum Sheet: Hashable {}

  static let homeTab = Tab.home

  var navigationPath: ScreenPath<Tab, Route, Sheet> {
    switch self {
    case .home: ScreenPath(tab: .home)
    case .icon: ScreenPath(tab: .home, routes: [.icon])
    case .glyph: ScreenPath(tab: .home, routes: [.glyph])
    }
  }
}

extension Oddity.Route: PageDescribing {
  var page: Page {
    switch self {
    case .icon: Page("Icon", trailing: [BarButton("Add", icon: "no.such.icon")]) {}
    case .glyph: Page("Glyph \u{12000}")
    }
  }
}
