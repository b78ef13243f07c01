package import Navigation

/// A test clock with scheduled events.
@MainActor
package final class HostTime {
  private struct Event {
    var at: Duration
    var number: Int
    var action: @MainActor () -> Void
  }

  package private(set) var elapsed = Duration.zero
  private let start = ContinuousClock.now
  private var events: [Event] = []
  private var lastNumber = 0

  package init() {}

  /// The clock that the router reads.
  package var clock: HostClock {
    HostClock(
      now: { [unowned self] in start + elapsed },
      after: { [unowned self] in schedule(after: $0, $1) })
  }

  func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) {
    lastNumber += 1
    events.append(Event(at: elapsed + delay, number: lastNumber, action: action))
  }

  /// Advances the time; events run in the order of their times, then in the order of their creation.
  package func pass(_ duration: Duration, afterEach: () -> Void = {}) {
    let end = elapsed + duration
    while let index = nextIndex(until: end) {
      let event = events.remove(at: index)
      elapsed = max(elapsed, event.at)
      event.action()
      afterEach()
    }
    elapsed = end
  }

  private func nextIndex(until end: Duration) -> Int? {
    events.indices.filter { events[$0].at <= end }
      .min { (events[$0].at, events[$0].number) < (events[$1].at, events[$1].number) }
  }
}
