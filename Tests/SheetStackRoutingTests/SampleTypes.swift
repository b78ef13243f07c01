import Observation
import SheetStackRouting
import TestSupport

/// Tabs with the minimal conformances: no raw value, no id.
enum Shelf: TabType { case home, inbox, profile }

/// A page that stores the arguments from a link, and is written as its segment.
struct Echo: DestinationType, CustomStringConvertible {
  var path: String
  var fullPath: [String] = []
  var parameters: [String: [String]] = [:]

  init(_ path: String) { self.path = path }

  var description: String { path }

  static func path(for page: Echo) -> String { page.path }

  /// There is no page for `none`.
  static func from(path: String, fullPath: [String], parameters: [String: [String]]) -> Echo? {
    guard path != "none" else { return nil }
    var page = Echo(path)
    page.fullPath = fullPath
    page.parameters = parameters
    return page
  }
}

extension [Echo] {
  init(_ paths: String...) { self = paths.map(Echo.init) }
}

/// A sheet that is compared only by its id.
struct Note: SheetType {
  var id: Int
  var text = ""

  init(_ id: Int, _ text: String = "") {
    self.id = id
    self.text = text
  }

  static func == (one: Note, other: Note) -> Bool { one.id == other.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

typealias EchoRouter = Router<Shelf, Echo, Note>
typealias EchoStack = SimpleRouter<Echo, Note>

/// Whether a change notifies an observer of what a closure reads.
@MainActor
func isNotified(readerOf read: () -> Void, by change: () -> Void) -> Bool {
  let isNotified = Locked(false)
  withObservationTracking(read) { isNotified.withLock { $0 = true } }
  change()
  return isNotified.withLock { $0 }
}

// The types of an app whose router works with archives and links of Navigation.

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
