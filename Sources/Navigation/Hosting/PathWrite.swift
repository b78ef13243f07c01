/// What SwiftUI's write of a path means for a path that has changed since SwiftUI read it.
///
/// SwiftUI writes a whole path, but means a step: back by some pages, or forward by some. The step is taken from
/// the path that it was shown, and applied to the path as it is now.
struct PathWrite<Route: Equatable> {
  /// The path that SwiftUI was shown.
  var seen: [Route]
  /// The path that it wrote.
  var written: [Route]

  /// The path that results.
  ///
  /// - Parameter current: The path as it is now.
  /// - Returns: The written path where nothing has changed meanwhile; else the current one with the step, or as it
  ///   is where the pages that the step is about are no longer there.
  func applied(to current: [Route]) -> [Route] {
    if current == seen { return written }
    if seen.starts(with: written) { return back(current) }
    if written.starts(with: seen) {
      // A page that the user opened goes on top of what the app pushed meanwhile.
      return current.starts(with: seen) ? current + written[seen.count...] : current
    }
    return current
  }

  private func back(_ current: [Route]) -> [Route] {
    // What the app pushed meanwhile stays; the pages that the user left go.
    if current.starts(with: seen) { return written + current[seen.count...] }
    // The app has gone back as well; the one who went further back decides.
    if seen.starts(with: current) { return current.count > written.count ? written : current }
    return current
  }
}
