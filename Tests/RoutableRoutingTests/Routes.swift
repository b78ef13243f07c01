import Foundation
import RoutableRouting

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// A route of the tests, whose view does not matter.
protocol TestRoute: Routable {}

#if canImport(SwiftUI)
  extension TestRoute {
    var destination: EmptyView { EmptyView() }
  }
#endif

/// The halls of a museum.
///
/// A guide is a class, so the type is neither `Sendable` nor `Codable`. The id does not distinguish associated
/// values.
enum HallRoute: TestRoute {
  case room(Int)
  case guide(Guide)

  var id: String {
    switch self {
    case .room: "room"
    case .guide: "guide"
    }
  }
}

final class Guide: Hashable {
  var name: String

  init(_ name: String) { self.name = name }

  // Only by name, so that equal guides can be different objects.
  static func == (left: Guide, right: Guide) -> Bool { left.name == right.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The purchases of a visitor.
enum TicketRoute: TestRoute, Codable, Sendable {
  case calendar
  case day(Int)
  case receipt(number: String)

  var id: Self { self }
}

/// Pages that can be encoded but not decoded.
struct EncodableRoute: TestRoute, Encodable {
  var id: Int
}

/// A page that cannot be encoded if its number is negative.
struct FragileRoute: TestRoute, Codable {
  struct Refusal: Error {}

  var id: Int

  init(_ id: Int) { self.id = id }

  init(from decoder: any Decoder) throws {
    id = try decoder.singleValueContainer().decode(Int.self)
  }

  func encode(to encoder: any Encoder) throws {
    guard id >= 0 else { throw Refusal() }
    var container = encoder.singleValueContainer()
    try container.encode(id)
  }
}

struct HallLinks: DeepLinkHandler {
  func handle(_ url: URL) -> [HallRoute]? {
    guard url.host() == "rooms" else { return nil }
    return url.pathComponents.compactMap(Int.init).map(HallRoute.room)
  }
}

/// Records its calls, and finds the receipt at the end of the link.
final class TicketLinks: DeepLinkHandler {
  private(set) var asked: [URL] = []
  private let day: Int?

  init(day: Int? = nil) { self.day = day }

  func handle(_ url: URL) -> [TicketRoute]? {
    asked.append(url)
    if let day { return [.day(day)] }
    guard url.host() == "receipts" || url.path().hasPrefix("/receipts/") else { return nil }
    return [.calendar, .receipt(number: url.lastPathComponent)]
  }
}
