import ArchitectureRouting

/// The content of a room; a class that is not Sendable.
final class Shelf {
  var books: [String] = []
}

/// A tab with the minimal conformances: not an enum, not Sendable, and with a duplicate in `allCases`.
struct RoomTab: Hashable, CaseIterable {
  let name: String
  let shelf = Shelf()

  static var allCases: ReversedCollection<[RoomTab]> {
    [RoomTab(name: "study"), RoomTab(name: "hall"), RoomTab(name: "study")].reversed()
  }

  static func == (one: RoomTab, other: RoomTab) -> Bool { one.name == other.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A page with the minimal conformances: equal to another page with the same name and another shelf.
enum RoomRoute: Hashable {
  case shelf(name: String, Shelf)

  var shelf: Shelf {
    switch self {
    case .shelf(_, let shelf): shelf
    }
  }

  static func == (one: RoomRoute, other: RoomRoute) -> Bool {
    switch (one, other) {
    case (.shelf(let one, _), .shelf(let other, _)): one == other
    }
  }

  func hash(into hasher: inout Hasher) {
    switch self {
    case .shelf(let name, _): hasher.combine(name)
    }
  }
}

/// A sheet with the minimal conformances: an id that all sheets share, and a function.
struct RoomSheet: Identifiable {
  let onClose: () -> Void

  var id: Int { 0 }
}

typealias RoomRouter = ArchitectureRouting.AppRouter<RoomRoute, RoomSheet>
typealias RoomTabRouter = ArchitectureRouting.TabRouter<RoomTab, RoomRoute, RoomSheet>
typealias RoomPath = ArchitectureRouting.ScreenPath<RoomTab, RoomRoute, RoomSheet>
typealias RoomDestination = ArchitectureRouting.DeepLinkDestination<RoomTab, RoomRoute, RoomSheet>
typealias RoomResolver = ArchitectureRouting.DeepLinkResolverProtocol<RoomTab, RoomRoute, RoomSheet>
