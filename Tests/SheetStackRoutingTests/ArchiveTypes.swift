import SheetStackRouting

// The types of an app whose router can be archived and linked to by the library.

enum Zone: String, TabType, CaseIterable, Codable { case map, list }

enum Spot: DestinationType, Codable, Sendable {
  case bench
  case tree(Int)

  static func path(for spot: Spot) -> String {
    switch spot {
    case .bench: "bench"
    case .tree: "tree"
    }
  }

  static func from(path: String, fullPath: [String], parameters: [String: [String]]) -> Spot? {
    path == "bench" ? .bench : nil
  }
}

enum Card: String, SheetType, CaseIterable, Codable {
  case filter, legend

  var id: String { rawValue }
}

typealias SpotRouter = Router<Zone, Spot, Card>
typealias SpotStack = SimpleRouter<Spot, Card>
