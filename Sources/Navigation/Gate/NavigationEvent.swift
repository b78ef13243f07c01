/// One change of a router: its origin and the states before and after it.
public struct NavigationEvent<State: Hashable & Sendable>: Hashable, Sendable {
  /// Who requested the change.
  public var origin: NavigationOrigin
  /// The state before.
  public var before: State
  /// The state after; it equals the one before only if an equal layer or question was presented again.
  public var after: State

  /// Creates an event.
  @inline(__always)
  public init(origin: NavigationOrigin, before: State, after: State) {
    self.origin = origin
    self.before = before
    self.after = after
  }
}

extension NavigationEvent: Encodable where State: Encodable {}
extension NavigationEvent: Decodable where State: Decodable {}

/// Who requested a change.
public enum NavigationOrigin: String, Hashable, Sendable, Codable, CaseIterable {
  /// A gesture or a control that the system draws: a swipe back, a tab, a pulled-down sheet.
  case user
  /// The app's own code.
  case code
  /// A link.
  case link
  /// The restoration of an earlier launch's state.
  case restoration
  /// A test or the screenshot harness.
  case harness
}

/// The latest events of a router, oldest first; at capacity a new event replaces the oldest.
public struct EventLog<State: Hashable & Sendable>: Sendable {
  /// The maximum number of stored events.
  public let capacity: Int
  /// The number of all events so far, including those that were replaced.
  public private(set) var total = 0
  // A ring buffer: once full, `start` is the oldest event, which the next one replaces.
  private var ring: [NavigationEvent<State>] = []
  private var start = 0

  /// Creates an empty log.
  ///
  /// - Parameter capacity: The maximum number of stored events; a negative number counts as zero.
  public init(capacity: Int = 256) {
    self.capacity = max(0, capacity)
  }

  /// Creates a log from some of another log's events.
  init(_ events: [NavigationEvent<State>], capacity: Int, total: Int) {
    self.capacity = capacity
    self.total = total
    ring = events
  }

  /// The stored events, oldest first; O(capacity).
  public var events: [NavigationEvent<State>] {
    Array(ring[start...] + ring[..<start])
  }

  /// The latest event.
  public var last: NavigationEvent<State>? {
    guard !ring.isEmpty else { return nil }
    return ring[start == 0 ? ring.count - 1 : start - 1]
  }

  /// Adds an event in O(1).
  @inline(__always)
  mutating func append(_ event: NavigationEvent<State>) {
    total += 1
    if ring.count < capacity {
      ring.append(event)
    } else if capacity > 0 {
      ring[start] = event
      start = (start + 1) % capacity
    }
  }
}
