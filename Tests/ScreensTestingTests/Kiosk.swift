import Manifest
import Navigation

/// A small app with a page, a push and a sheet.
enum Kiosk: String, ScreenManifest {
  case shelf, paper, basket

  enum Tab: CaseIterable, Hashable, Sendable { case shelf }
  enum Route: Hashable, Sendable { case paper }
  enum Sheet: Hashable, Sendable { case basket }

  static let homeTab = Tab.shelf

  var navigationPath: ScreenPath<Tab, Route, Sheet> {
    switch self {
    case .shelf: ScreenPath(tab: .shelf)
    case .paper: ScreenPath(tab: .shelf, routes: [.paper])
    case .basket: ScreenPath(tab: .shelf, layers: [.sheet(.basket)])
    }
  }
}
