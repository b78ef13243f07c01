/// A sequence of a router's events, as it is kept in a file.
///
/// In the file each line is one event in JSON, so that a recorder only ever appends, and a recording that
/// ends in the middle of a line is good up to there.
public struct NavigationRecording<State: Hashable & Sendable>: Hashable, Sendable {
  /// The events, oldest first.
  public var events: [NavigationEvent<State>]

  /// Creates a recording.
  public init(_ events: [NavigationEvent<State>] = []) {
    self.events = events
  }

  /// What a replay shows: the state before the first event, then the state after each event.
  public var frames: [State] {
    guard let first = events.first else { return [] }
    return [first.before] + events.map(\.after)
  }

  /// The positions of events that do not begin where the one before ended.
  ///
  /// Events are missing there: the log was full, or two recordings were joined.
  public var gaps: [Int] {
    zip(events, events.dropFirst()).enumerated()
      .filter { $0.element.0.after != $0.element.1.before }
      .map { $0.offset + 1 }
  }
}
