/// Which sources have set the first screen of a launch.
///
/// A link beats the launch screen, and both beat the state of the last launch, in whichever order SwiftUI
/// delivers them. Each counts once.
struct LaunchOrder {
  /// Whether a link has been followed.
  var hasFollowedLink = false
  /// Whether the launch screen was asked for.
  var hasTriedScreen = false
  /// Whether the launch screen was visited, or waits for a guard.
  var hasVisitedScreen = false
  /// Whether the state of the last launch is back, or has yielded.
  var hasRestored = false
}

extension TabRouter {
  /// Visits the screen that the launch arguments name, once; a link that came first stays.
  ///
  /// - Returns: Whether the screen was visited now.
  @discardableResult
  package func visitLaunchScreen(_ path: ScreenPath<Tab, Route, Sheet>) -> Bool {
    guard !launch.hasTriedScreen else { return false }
    launch.hasTriedScreen = true
    guard !hasLink else { return false }
    let outcome = visit(path, origin: .harness)
    // A guard that answers later, or holds the visit, may still allow it.
    launch.hasVisitedScreen = outcome != .blocked
    return outcome.isReached
  }

  /// Whether a link decides on what is shown: one that is looked up, held, or has been followed.
  var hasLink: Bool {
    linkRequests.inFlight > 0 || store.gate.held?.origin == .link || launch.hasFollowedLink
  }
}

extension TabRouter where Tab: Codable, Route: Codable, Sheet: Codable {
  /// Returns to the state of the last launch, once; a link or a launch screen that came first stays.
  ///
  /// - Returns: What became of it; nil if it was done before.
  @discardableResult
  package func restoreAtLaunch(from text: String) -> RestorationOutcome? {
    guard !launch.hasRestored else { return nil }
    launch.hasRestored = true
    if hasLink { return .yieldedToLink }
    if launch.hasVisitedScreen { return .yieldedToLaunchScreen }
    return text.isEmpty ? nil : restore(from: text)
  }
}
