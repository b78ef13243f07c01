/// The latest events of a router, oldest first; older ones make room for newer ones.
public struct EventLog<State: Hashable & Sendable>: Sendable {
  /// How many events are kept at most.
  public let capacity: Int
  /// How many events there have been, those that are gone included.
  public private(set) var total = 0
  // A ring: once full, `start` is the oldest event, which the next one replaces.
  private var ring: [NavigationEvent<State>] = []
  private var start = 0

  /// Creates an empty log.
  ///
  /// - Parameter capacity: How many events to keep at most; a negative number counts as zero.
  public init(capacity: Int = 256) {
    self.capacity = max(0, capacity)
  }

  /// Creates a log from some of another log's events.
  init(_ events: [NavigationEvent<State>], capacity: Int, total: Int) {
    self.capacity = capacity
    self.total = total
    ring = events
  }

  /// The events that are kept, oldest first; O(capacity).
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
