import Navigation

enum AppTab: String, TabType, CaseIterable {
  case library, search, profile

  var id: String { rawValue }

  var icon: String {
    switch self {
    case .library: return "music.note.list"
    case .search: return "magnifyingglass"
    case .profile: return "person"
    }
  }
}

enum Destination: DestinationType {
  case list
  case detail(id: String)
  case userDetail(id: String)
  case profile(userId: String)

  static func from(path: String, fullPath: [String], parameters: [String: String]) -> Destination? {
    guard let index = fullPath.firstIndex(of: path) else { return nil }
    let previous = index > 0 ? fullPath[index - 1] : nil
    switch (previous, path) {
    case (_, "list"):
      return .list
    case ("users", "detail"):
      return .userDetail(id: parameters["id"] ?? "unknown")
    case (_, "detail"):
      return .detail(id: parameters["id"] ?? "unknown")
    case (_, "profile"):
      guard let userId = parameters["userId"] else { return nil }
      return .profile(userId: userId)
    default:
      return nil
    }
  }
}

enum Sheet: SheetType {
  case compose
  case settings

  var id: Int { hashValue }
}

typealias AppRouter = Router<AppTab, Destination, Sheet>
typealias PlayerRouter = SimpleRouter<Destination, Sheet>

/// A screen as that style's users write it: it holds a router and calls it.
@MainActor
struct LibraryScreen {
  let router: AppRouter

  func openProfile() {
    router.selectedTab = .profile
    router.navigateTo(.profile(userId: "user123"), for: .profile)
  }

  func compose() {
    router.presentSheet(.compose)
  }
}

/// Holds a router as a property with a default value, which needs its initialiser off the main actor.
struct Player: Sendable {
  let router = PlayerRouter()
}
