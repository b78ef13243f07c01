/// The pages that the app's code has pushed lately.
///
/// SwiftUI reports what the user did when its animation has ended, up to a second late. What the app pushed in that
/// second was not meant for a layer that was on its way out, and the user has not left it.
struct RecentPushes<Route: Hashable & Sendable> {
  /// A level of a stack of the router.
  struct Place: Hashable {
    var stack: ObjectIdentifier
    var level: StackLevel
  }

  private var pushes: [(place: Place, depth: Int, at: ContinuousClock.Instant)] = []
  // Code that replays a log pushes thousands of pages a second.
  private let capacity = 100

  /// Notes what a change has pushed onto the pages of a level.
  mutating func note(
    at place: Place, from old: [Route], to new: [Route], now: ContinuousClock.Instant
  ) {
    let common = zip(old, new).prefix { $0 == $1 }.count
    guard common < new.count else { return }
    // The oldest is the first.
    let kept = pushes.drop { now - $0.at > .latestReport }.suffix(capacity - 1)
    if kept.count < pushes.count { pushes = Array(kept) }
    pushes.append((place, common, now))
  }

  /// How many pages a level had when others were pushed within the last second.
  func depths(at place: Place, now: ContinuousClock.Instant) -> [Int] {
    pushes.filter { $0.place == place && now - $0.at <= .latestReport }.map(\.depth)
  }
}

extension Duration {
  /// How long after it began SwiftUI reports a gesture at most.
  static var latestReport: Self { .seconds(1) }
}
