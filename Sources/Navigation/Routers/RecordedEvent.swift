#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One event of a recording that a ``DrivableRouter`` wrote, for `screens replay`.
public struct RecordedEvent<
  Tab: Hashable & Sendable, Route: Hashable & Sendable, Sheet: Hashable & Sendable
>: Hashable, Sendable {
  /// Who requested the change.
  public var origin: NavigationOrigin
  /// The screen before the change; nil if it is not recorded, and then missing events are not noticed.
  public var before: ScreenPath<Tab, Route, Sheet>?
  /// The screen after the change.
  public var after: ScreenPath<Tab, Route, Sheet>

  /// Creates an event.
  ///
  /// - Parameters:
  ///   - origin: Who requested the change.
  ///   - before: The screen before the change; nil if it is not recorded.
  ///   - after: The screen after the change.
  public init(
    origin: NavigationOrigin = .code, before: ScreenPath<Tab, Route, Sheet>? = nil,
    after: ScreenPath<Tab, Route, Sheet>
  ) {
    self.origin = origin
    self.before = before
    self.after = after
  }
}

/// Why no recording of a router can be read.
public enum MissingRecordings: Error, Hashable, Sendable {
  /// The router writes no recordings.
  case unsupported
  /// The app's tabs, routes and sheets are not all `Codable`.
  case notCodable
}

extension NavigationEvent {
  /// Reads a line of a recording; nil for an empty line.
  fileprivate static func read(_ line: String) throws -> Self? {
    // Whether a generic type conforms depends on its arguments, which only the run time knows here.
    guard let type = Self.self as Any.Type as? any Decodable.Type else {
      throw MissingRecordings.notCodable
    }
    if line.utf8.allSatisfy({ $0 == 0x20 || $0 == 0x0D }) { return nil }
    let event: Any = try JSONDecoder().decode(type, from: Data(line.utf8))
    return event as? Self
  }
}

extension TabRouter {
  /// Reads a line of a ``NavigationRecording`` of this router.
  public static func recordedEvent(
    in line: String
  ) throws -> RecordedEvent<Tab, Route, Sheet>? {
    try NavigationEvent<State>.read(line).map { RecordedEvent($0) { ScreenPath(reaching: $0) } }
  }
}

extension StackRouter {
  /// Reads a line of a ``NavigationRecording`` of this router.
  public static func recordedEvent(
    in line: String
  ) throws -> RecordedEvent<Never, Route, Sheet>? {
    try NavigationEvent<State>.read(line).map { RecordedEvent($0) { ScreenPath(reaching: $0) } }
  }
}

extension ScreenPath where Tab == Never {
  /// Creates the path to the state of an app with a single stack.
  public init(reaching stack: StackState<Route, Sheet>) {
    self.init(
      columns: stack.columns, routes: stack.path, layers: stack.layers,
      confirmation: stack.confirmation, pageStates: stack.pageStates)
  }
}

extension RecordedEvent {
  /// Creates an event from one of a gate's log.
  fileprivate init<State>(
    _ event: NavigationEvent<State>, path: (State) -> ScreenPath<Tab, Route, Sheet>
  ) {
    self.init(origin: event.origin, before: path(event.before), after: path(event.after))
  }
}
