/// Applies a path that SwiftUI wrote to a path that has changed since SwiftUI read it.
///
/// SwiftUI writes a whole path, but means a step: some pages back or forward. The step is computed from the
/// path that SwiftUI read, and applied to the current path.
struct PathWrite<Route: Equatable> {
  /// The path that SwiftUI read.
  var seen: [Route]
  /// The path that it wrote.
  var written: [Route]
  /// The path's lengths before each push of the last second.
  var recentDepths: [Int] = []

  /// The path that results.
  ///
  /// - Parameter current: The current path.
  /// - Returns: The written path if nothing has changed meanwhile; otherwise the current path with the step
  ///   applied, or unchanged if the step's pages are no longer there.
  func applied(to current: [Route]) -> [Route] {
    if seen.starts(with: written) { return back(current) }
    // Nothing has changed, or a view has added pages to the path that it has just read through the binding.
    if current == seen || written.starts(with: current) { return written }
    // A page that the user opened goes on top of the pages that the app pushed meanwhile.
    let isForward = written.starts(with: seen) && current.starts(with: seen)
    return isForward ? current + written[seen.count...] : current
  }

  /// Keeps the pages that the app pushed meanwhile and removes the pages that the user left.
  private func back(_ current: [Route]) -> [Route] {
    let common = zip(seen, current).prefix { $0 == $1 }.count
    guard written.count < common else { return current }
    // A gesture leaves the top page. If it seems to leave more, the others were pushed during the gesture.
    let unseen = recentDepths.filter { $0 > written.count }.min() ?? common
    return written + current[min(common, unseen)...]
  }
}

/// The pages that the app's code has pushed within the last second.
///
/// SwiftUI reports a gesture after its animation has ended, up to a second late. Pages that the app pushed in
/// that second were not meant for a layer that was being dismissed, and the user has not left them.
struct RecentPushes<Route: Hashable & Sendable> {
  /// A level of a stack of the router.
  struct Place: Hashable {
    var stack: ObjectIdentifier
    var level: StackLevel
  }

  private var pushes: [(place: Place, depth: Int, at: ContinuousClock.Instant)] = []
  // Code that replays a log pushes thousands of pages a second.
  private let capacity = 100

  /// Registers the pages that a change has pushed at a level.
  mutating func note(
    at place: Place, from old: [Route], to new: [Route], now: ContinuousClock.Instant
  ) {
    let common = zip(old, new).prefix { $0 == $1 }.count
    guard common < new.count else { return }
    // The oldest push is the first.
    let kept = pushes.drop { now - $0.at > .latestReport }.suffix(capacity - 1)
    if kept.count < pushes.count { pushes = Array(kept) }
    pushes.append((place, common, now))
  }

  /// The numbers of pages that a level had before each push of the last second.
  func depths(at place: Place, now: ContinuousClock.Instant) -> [Int] {
    pushes.filter { $0.place == place && now - $0.at <= .latestReport }.map(\.depth)
  }
}

extension Duration {
  /// The longest time from the beginning of a gesture to SwiftUI's report of it.
  static var latestReport: Self { .seconds(1) }
}
