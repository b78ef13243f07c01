import RoutableRouting
import SwiftUI

/// The exhibits.
///
/// A guide is a class, so the route is not `Sendable`.
enum HallRoute: Routable {
  case room(Int)
  case exhibit(Exhibit)
  case guide(Guide)

  // One id per case: it does not distinguish associated values.
  var id: String {
    switch self {
    case .room: "room"
    case .exhibit: "exhibit"
    case .guide: "guide"
    }
  }

  var destination: some View {
    switch self {
    case .room(let number): RoomPage(number: number)
    case .exhibit(let exhibit): ExhibitPage(exhibit: exhibit)
    case .guide(let guide): Text(guide.name)
    }
  }
}

struct Exhibit: Hashable {
  var number: Int
  var title: String
}

final class Guide: Hashable {
  var name = ""

  static func == (left: Guide, right: Guide) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The purchases of a visitor, restored at the next launch.
enum TicketRoute: Routable, Codable {
  case calendar
  case day(Int)
  case receipt(number: String)

  var id: Self { self }

  var destination: some View { TicketPage(route: self) }
}

// The keys are what the macro `@Entry` expands to.
private struct HallRouterKey: EnvironmentKey {
  static var defaultValue: Router<HallRoute> { Router() }
}

private struct ArchiveRouterKey: EnvironmentKey {
  static var defaultValue: Router<HallRoute> { Router() }
}

private struct TicketRouterKey: EnvironmentKey {
  static var defaultValue: Router<TicketRoute> { .init() }
}

extension EnvironmentValues {
  var hallRouter: Router<HallRoute> {
    get { self[HallRouterKey.self] }
    set { self[HallRouterKey.self] = newValue }
  }

  var archiveRouter: Router<HallRoute> {
    get { self[ArchiveRouterKey.self] }
    set { self[ArchiveRouterKey.self] = newValue }
  }

  var ticketRouter: Router<TicketRoute> {
    get { self[TicketRouterKey.self] }
    set { self[TicketRouterKey.self] = newValue }
  }
}
