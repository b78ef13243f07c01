/// What became of an archived state.
public enum RestorationOutcome: Hashable, Sendable {
  /// The state is back, but for what is listed.
  case restored(losses: [ArchiveLoss])
  /// A link was there first, and stays.
  case yieldedToLink
  /// A launch screen was there first, and stays.
  case yieldedToLaunchScreen
  /// A guard refused, redirected or kept back the state.
  case guarded(NavigationOutcome)
}

extension TabRouter where Tab: Codable, Route: Codable, Sheet: Codable {
  /// The state as text, for the next launch.
  public func archive() throws -> String {
    try NavigationArchive(state).text()
  }

  /// Returns to an archived state.
  ///
  /// A link that is being looked up, that a guard holds, or that was the last thing to happen, is what
  /// the user wants now; it stays.
  ///
  /// - Parameter text: What `archive()` returned in an earlier launch.
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
