import Navigation
package import Scenes

extension AuditRule {
  /// Finds screens that are restored with another state at the next launch.
  package static let restoration = AuditRule(
    "restoration", .error, "an archived state is restored differently")
}

/// Finds screens that are restored with another state at the next launch.
@MainActor
enum RestorationRule {
  static func finding<M: ScreenManifest>(
    _ screen: M, limits: DriveLimits
  ) async -> AuditFinding?
  where M.Tab: Codable, M.Route: Codable, M.Sheet: Codable {
    let path = await screen.reachedPath(limits: limits)
    guard let tab = path.tab else { return nil }
    let state = NavigationState(visiting: path, homeTab: tab)
    guard let problem = problem(of: state, homeTab: M.homeTab, tabs: M.allTabs) else { return nil }
    return AuditFinding(
      .restoration, screens: [screen.rawValue], reason: problem,
      remedy: "let 'init(from:)' of the app's types read everything that 'encode(to:)' writes")
  }

  private static func problem<Tab: Codable, Route: Codable, Sheet: Codable>(
    of state: NavigationState<Tab, Route, Sheet>, homeTab: Tab, tabs: [Tab]
  ) -> String? {
    let archive = NavigationArchive(state)
    let text: String
    do { text = try archive.text() } catch { return "its state cannot be archived: \(error)" }
    let restored = NavigationArchive<Tab, Route, Sheet>(reading: text, homeTab: homeTab)
    if let loss = restored.losses.first { return "its archive cannot be restored: \(loss)" }
    let difference = ReachDifference(
      asked: ScreenPath(reaching: state), reached: ScreenPath(reaching: restored.state), tabs: tabs)
    return difference.map { "its archive is restored as another state: \($0)" }
  }
}
