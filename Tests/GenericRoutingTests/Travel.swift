import GenericRouting
import Navigation

// An app whose types are Sendable, Codable and Linkable, so that its router can be converted.

enum TravelTab: String, TabType, Codable {
  case trips, map, account

  var id: String { rawValue }
  var icon: String { rawValue }
}

enum TravelPage: DestinationType, Codable, Sendable {
  case trip(Int)
  case packing

  static func from(path: String, fullPath: [String], parameters: [String: String]) -> TravelPage? {
    switch path {
    case "packing": .packing
    case "trip": parameters["id"].flatMap { Int($0) }.map { .trip($0) }
    default: nil
    }
  }
}

enum TravelSheet: String, SheetType, CaseIterable, Codable, Sendable {
  case newTrip, tickets

  var id: String { rawValue }
}

typealias TravelRouter = Router<TravelTab, TravelPage, TravelSheet>
typealias TravelStack = SimpleRouter<TravelPage, TravelSheet>

extension TravelTab: Linkable {}

extension TravelPage: Linkable {
  static let links: LinkTable<TravelPage> = [
    LinkPattern("packing", .packing),
    LinkPattern("trip", .path("id"), make: TravelPage.trip) {
      if case .trip(let id) = $0 { id } else { nil }
    },
  ]
}

extension TravelSheet: Linkable {}
