import Manifest
import Navigation

enum AppTab: String, CaseIterable { case library, settings }
enum AppRoute: Hashable { case book(id: Int), chapter(Int) }
enum AppSheet: Hashable { case addBook, player }

enum AppScreen: String, ScreenManifest {
  case library, book, chapter, addBook, player, deleteBook, settings

  static let homeTab = AppTab.library

  var navigationPath: ScreenPath<AppTab, AppRoute, AppSheet> {
    switch self {
    case .library: ScreenPath(tab: .library)
    case .book: ScreenPath(tab: .library, routes: [.book(id: 1)])
    case .chapter: ScreenPath(tab: .library, routes: [.book(id: 1), .chapter(3)])
    case .addBook: ScreenPath(tab: .library, sheet: .addBook)
    case .player: ScreenPath(tab: .library, routes: [.book(id: 1)], fullScreenCover: .player)
    case .deleteBook:
      ScreenPath(
        tab: .library, routes: [.book(id: 1)],
        confirmation: Confirmation(title: "Delete this book?", destructiveLabel: "Delete"))
    case .settings: ScreenPath(tab: .settings)
    }
  }
}
