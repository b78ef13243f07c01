#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A sequence of a router's events, for storage in a file.
///
/// In the file each line is one event as JSON. So a recorder only appends, and a recording that
/// ends in the middle of a line is valid up to that line.
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

  /// The indices of events whose state before differs from the previous event's state after.
  ///
  /// Events are missing there: the log was full, or two recordings were joined.
  public var gaps: [Int] {
    zip(events, events.dropFirst()).enumerated()
      .filter { $0.element.0.after != $0.element.1.before }
      .map { $0.offset + 1 }
  }
}

extension NavigationEvent where State: Encodable {
  /// The event as one line of JSON without a newline; equal events give equal lines.
  public func jsonLine() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}

extension NavigationRecording where State: Encodable {
  /// The recording as JSON Lines; every line ends with a newline.
  public func jsonLines() throws -> String {
    try events.map { try $0.jsonLine() + "\n" }.joined()
  }
}

extension NavigationRecording where State: Decodable {
  /// Reads a recording from JSON Lines.
  ///
  /// Empty lines are skipped. An invalid last line without a newline is the result of a crash and is
  /// ignored.
  ///
  /// - Parameter text: The lines.
  /// - Throws: An error with the number of the first invalid line.
  public init(jsonLines text: String) throws(RecordingError) {
    let decoder = JSONDecoder()
    // Split by bytes: a carriage return and a line feed are one `Character`, which `split` would not match.
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    events = []
    for (index, line) in lines.enumerated() where !line.allSatisfy({ $0 == 0x20 || $0 == 0x0D }) {
      do {
        events.append(try decoder.decode(NavigationEvent<State>.self, from: Data(line)))
      } catch {
        if index == lines.count - 1 { return }
        throw RecordingError.unreadable(line: index + 1)
      }
    }
  }
}

/// Why a recording cannot be read.
public enum RecordingError: Error, Hashable, Sendable {
  /// A line is not an event of this app; line numbers start at one.
  case unreadable(line: Int)
}

extension RecordingError: CustomStringConvertible {
  /// A message for the user.
  public var description: String {
    switch self {
    case .unreadable(let line): "Line \(line) of the recording is not an event of this app."
    }
  }
}

extension TabRouter {
  /// Visits every state of a recording, each as one change with its recorded origin.
  ///
  /// - Parameters:
  ///   - recording: The recording.
  ///   - each: Called after each step with the resulting state; guards may have changed it.
  public func replay(
    _ recording: NavigationRecording<State>, each: (State) -> Void = { _ in }
  ) {
    guard let start = recording.frames.first else { return }
    perform(as: .harness) { $0 = start }
    for event in recording.events {
      perform(as: event.origin) { $0 = event.after }
      each(store.state)
    }
  }
}
