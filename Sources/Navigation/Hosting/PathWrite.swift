/// What SwiftUI's write of a path means for a path that has changed since SwiftUI read it.
///
/// SwiftUI writes a whole path, but means a step: back by some pages, or forward by some. The step is taken from
/// the path that it was shown, and applied to the path as it is now.
struct PathWrite<Route: Equatable> {
  /// The path that SwiftUI was shown.
  var seen: [Route]
  /// The path that it wrote.
  var written: [Route]
  /// How many pages there were when others were pushed within the last second.
  var recentDepths: [Int] = []

  /// The path that results.
  ///
  /// - Parameter current: The path as it is now.
  /// - Returns: The written path where nothing has changed meanwhile; else the current one with the step, or as it
  ///   is where the pages that the step is about are no longer there.
  func applied(to current: [Route]) -> [Route] {
    if seen.starts(with: written) { return back(current) }
    // Nothing has changed, or a view has added pages to what it has just read through the binding.
    if current == seen || written.starts(with: current) { return written }
    // A page that the user opened goes on top of what the app pushed meanwhile.
    let isForward = written.starts(with: seen) && current.starts(with: seen)
    return isForward ? current + written[seen.count...] : current
  }

  /// What the app pushed meanwhile stays; the pages that the user left go.
  private func back(_ current: [Route]) -> [Route] {
    let common = zip(seen, current).prefix { $0 == $1 }.count
    guard written.count < common else { return current }
    // A gesture leaves the top page. Where it leaves more, those on top came while it was under way.
    let unseen = recentDepths.filter { $0 > written.count }.min() ?? common
    return written + current[min(common, unseen)...]
  }
}
