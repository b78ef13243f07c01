package import Navigation
import Scenes

/// Finds screens whose deep links open another screen, or cannot be written.
@MainActor
struct LinkRule<M: ScreenManifest> {
  private let screens = Array(M.allCases)
  private let links: [String?]
  private let limits: DriveLimits

  init(_ manifest: M.Type, limits: DriveLimits) {
    self.limits = limits
    links = screens.map { M.link(to: $0.navigationPath) }
  }

  func findings() async -> [AuditFinding] {
    var findings: [AuditFinding] = []
    for (screen, link) in zip(screens, links) {
      let finding = if let link { await misled(screen, by: link) } else { unlinked(screen) }
      if let finding { findings.append(finding) }
    }
    return findings
  }

  /// Why the codec cannot write a link; without an error, the audit of the scenes reports the missing link.
  private func unlinked(_ screen: M) -> AuditFinding? {
    do {
      _ = try M.linkCodec?.print(screen.navigationPath)
      return nil
    } catch .unprintable(.opensAnotherScreen(let link)) {
      return finding(screen, "its link '\(link)' opens another screen")
    } catch {
      return AuditFinding(
        unlinked: screen.rawValue, cause: "\(error)",
        remedy: "add its pages and sheets to the link tables")
    }
  }

  private func misled(_ screen: M, by link: String) async -> AuditFinding? {
    let drive = await screen.drive(M.makeRouter(), limits: limits)
    // Another rule reports a screen that is not reached at all.
    guard drive.failure == nil, drive.path == screen.askedPath else { return nil }
    let router = M.makeRouter()
    guard let outcome = await M.open(link, with: router, limits: limits) else { return nil }
    guard outcome == .opened || outcome == .redirected else {
      return finding(screen, "its link '\(link)' is not opened: \(outcome.reason)")
    }
    let opened = await M.settled(router, limits: limits).path
    return ReachDifference(asked: drive.path, reached: opened, tabs: M.allTabs)
      .map { finding(screen, "its link '\(link)' opens another screen: \($0)") }
  }

  private func finding(_ screen: M, _ reason: String) -> AuditFinding {
    AuditFinding(
      .deepLink, screens: [screen.rawValue], reason: reason,
      remedy: "in the link tables, 'make' must be the inverse of 'match'")
  }
}

extension OpenOutcome {
  /// Why a link was not opened, as text after a colon.
  package var reason: String {
    switch self {
    case .refused(let error): error.description
    case .notFound: LinkError.notFound.description
    case .failed(let reason): "the lookup of its target failed: \(reason)"
    case .held: "a guard holds it until it is resumed"
    default: "a guard blocks it"
    }
  }
}
