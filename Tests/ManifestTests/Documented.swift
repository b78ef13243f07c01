import Manifest
import Navigation

/// The code of the module's page.
private enum Documented {
  enum AppTab: String, CaseIterable { case library, settings }
  enum AppRoute: Hashable { case book(id: Int) }
  enum AppSheet: Hashable { case addBook }

  enum AppScreen: String, ScreenManifest {
    case library, book, addBook, settings

    static let homeTab = AppTab.library

    var navigationPath: ScreenPath<AppTab, AppRoute, AppSheet> {
      switch self {
      case .library: ScreenPath(tab: .library)
      case .book: ScreenPath(tab: .library, routes: [.book(id: 1)])
      case .addBook: ScreenPath(tab: .library, sheet: .addBook)
      case .settings: ScreenPath(tab: .settings)
      }
    }
  }
}
