import Observation
import SheetStackRouting
import TestSupport

/// Tabs with no more than the protocol asks for: no raw value, no id.
enum Shelf: TabType { case home, inbox, profile }

/// A page that keeps what a link gave it, and is written as its segment.
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

/// A sheet that is compared by its id only.
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
