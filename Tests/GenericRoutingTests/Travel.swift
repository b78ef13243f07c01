import GenericRouting

// An app whose types can be sent between tasks, encoded, and named in links, so that its router can be converted.

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
