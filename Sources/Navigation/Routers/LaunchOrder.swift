/// Which sources have set the first screen of a launch.
///
/// A link has priority over the launch screen, and both have priority over the state of the last launch, in
/// whichever order SwiftUI delivers them. Each counts once.
struct LaunchOrder {
  /// Whether a link has been followed.
  var hasFollowedLink = false
  /// Whether the launch screen was requested.
  var hasTriedScreen = false
  /// Whether the launch screen was visited, or waits for a guard.
  var hasVisitedScreen = false
  /// Whether the state of the last launch was restored, or dropped for a link or the launch screen.
  var hasRestored = false
}

extension TabRouter {
  /// Visits the screen named by the launch arguments, once; a link that came first has priority.
  ///
  /// - Returns: Whether the screen was visited now.
  @discardableResult
  package func visitLaunchScreen(_ path: ScreenPath<Tab, Route, Sheet>) -> Bool {
    guard !launch.hasTriedScreen else { return false }
    launch.hasTriedScreen = true
    guard !hasLink else { return false }
    let outcome = visit(path, origin: .harness)
    // An asynchronous guard, or one that holds the visit, may still allow it.
    launch.hasVisitedScreen = outcome != .blocked
    return outcome.isReached
  }

  /// Whether a link determines the screen: one that is being looked up, is held, or has been followed.
  var hasLink: Bool {
    linkRequests.inFlight > 0 || store.gate.held?.origin == .link || launch.hasFollowedLink
  }
}

extension TabRouter where Tab: Codable, Route: Codable, Sheet: Codable {
  /// Restores the state of the last launch, once; a link or a launch screen that came first has priority.
  ///
  /// - Returns: The outcome; nil on a repeated call or for an empty text.
  @discardableResult
  package func restoreAtLaunch(from text: String) -> RestorationOutcome? {
    guard !launch.hasRestored else { return nil }
    launch.hasRestored = true
    if hasLink { return .yieldedToLink }
    if launch.hasVisitedScreen { return .yieldedToLaunchScreen }
    return text.isEmpty ? nil : restore(from: text)
  }
}

/// The screen that a launch argument or an environment variable requests.
///
/// With it a UI test or a simulator script can take real pictures of the manifest's screens.
public enum LaunchScreen {
  /// The launch argument before the screen's name.
  public static let argument = "-screen"
  /// The environment variable with the screen's name.
  public static let variable = "SCREENS_SCREEN"

  /// The screen's name; the argument has priority over the variable.
  ///
  /// - Parameters:
  ///   - arguments: The process's arguments.
  ///   - environment: The process's environment.
  public static func name(arguments: [String], environment: [String: String]) -> String? {
    if let index = arguments.firstIndex(of: argument), index + 1 < arguments.count {
      return arguments[index + 1]
    }
    return environment[variable].flatMap { $0.isEmpty ? nil : $0 }
  }
}

/// The outcome of restoring an archived state.
public enum RestorationOutcome: Hashable, Sendable {
  /// The state was restored, except for the listed losses.
  case restored(losses: [ArchiveLoss])
  /// A link came first and has priority.
  case yieldedToLink
  /// A launch screen came first and has priority.
  case yieldedToLaunchScreen
  /// A guard refused, redirected or held the state.
  case guarded(NavigationOutcome)
}

extension TabRouter where Tab: Codable, Route: Codable, Sheet: Codable {
  /// The state as text, for the next launch.
  public func archive() throws -> String {
    try NavigationArchive(state).text()
  }

  /// Restores an archived state.
  ///
  /// A link has priority if it is being looked up, is held by a guard, or was the latest change: it is what
  /// the user wants now.
  ///
  /// - Parameter text: The result of `archive()` in an earlier launch.
  @discardableResult
  public func restore(from text: String) -> RestorationOutcome {
    guard linkRequests.inFlight == 0, gate.held?.origin != .link,
      gate.log.last?.origin != .link
    else { return .yieldedToLink }
    let archive = NavigationArchive<Tab, Route, Sheet>(reading: text, homeTab: homeTab)
    let outcome = perform(as: .restoration) { $0 = archive.state }
    return outcome.isReached ? .restored(losses: archive.losses) : .guarded(outcome)
  }
}
