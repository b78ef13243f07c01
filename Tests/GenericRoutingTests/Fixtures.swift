import GenericRouting
import Observation
import TestSupport

enum Tab: String, TabType {
  case home, search, profile

  var id: String { rawValue }
  var icon: String { "icon.\(rawValue)" }
}

/// A page that stores its arguments; a component that begins with "none" has no page.
struct Page: DestinationType, CustomStringConvertible {
  var path: String
  var fullPath: [String] = []
  var parameters: [String: String] = [:]

  var description: String { path }

  init(_ path: String) { self.path = path }

  static func from(path: String, fullPath: [String], parameters: [String: String]) -> Page? {
    guard !path.hasPrefix("none") else { return nil }
    var page = Page(path)
    page.fullPath = fullPath
    page.parameters = parameters
    return page
  }
}

/// A sheet that is compared only by its id.
struct Note: SheetType {
  var id: Int
  var text = ""

  static func == (one: Note, other: Note) -> Bool { one.id == other.id }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// A tab and a page that are compared only by their number.
struct Station: TabType, DestinationType {
  static let allCases: Set<Station> = [Station(1), Station(2)]

  let id: Int
  var icon: String

  init(_ id: Int, icon: String = "tram") {
    self.id = id
    self.icon = icon
  }

  static func == (one: Station, other: Station) -> Bool { one.id == other.id }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }

  static func from(path: String, fullPath: [String], parameters: [String: String]) -> Station? {
    Int(path).map { Station($0) }
  }
}

typealias AppRouter = Router<Tab, Page, Note>
typealias PageRouter = SimpleRouter<Page, Note>

/// Whether observers of what `read` reads are notified when `change` runs.
@MainActor
func notifies(_ read: () -> Void, _ change: () -> Void) -> Bool {
  let isNotified = Locked(false)
  withObservationTracking(read) { isNotified.withLock { $0 = true } }
  change()
  return isNotified.withLock { $0 }
}
