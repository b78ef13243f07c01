import Navigation
import Scenes

/// Finds screens whose deep links do not lead back to them, or cannot be written.
@MainActor
struct LinkRule<M: ScreenManifest> {
  private let screens = Array(M.allCases)
  private let links: [String?]

  init(_ manifest: M.Type) {
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

  /// Why the codec writes no link; where it tells no reason, the audit of the scenes finds that there is none.
  private func unlinked(_ screen: M) -> AuditFinding? {
    do {
      _ = try M.linkCodec?.print(screen.navigationPath)
      return nil
    } catch .unprintable(.leadsElsewhere(let link)) {
      return finding(screen, "its link '\(link)' leads to another screen")
    } catch {
      return AuditFinding(
        unlinked: screen.rawValue, cause: "\(error)",
        remedy: "add what its path is made of to the link tables")
    }
  }

  private func misled(_ screen: M, by link: String) async -> AuditFinding? {
    let state = screen.reachedState()
    let router = M.makeRouter()
    if router.links == nil { router.links = M.linkCodec.map { LinkOpener($0) } }
    // A screen that is not reached at all is another rule's.
    guard router.links != nil, state == screen.askedState else { return nil }
    let outcome = await router.open(link, otherTabs: .reset)
    guard outcome == .opened || outcome == .redirected else {
      return finding(screen, "its link '\(link)' is not opened: \(outcome.reason)")
    }
    return ReachDifference(asked: state, reached: router.state)
      .map { finding(screen, "its link '\(link)' leads elsewhere: \($0)") }
  }

  private func finding(_ screen: M, _ reason: String) -> AuditFinding {
    AuditFinding(
      .deepLink, screens: [screen.rawValue], reason: reason,
      remedy: "let 'make' in the link tables undo what writes the link")
  }
}
