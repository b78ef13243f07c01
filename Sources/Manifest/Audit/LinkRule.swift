import Navigation
import Scenes

/// Finds screens whose deep links do not lead back to them.
@MainActor
struct LinkRule<M: ScreenManifest> {
  private let screens = Array(M.allCases)
  private let links: [String?]

  init(_ manifest: M.Type) {
    links = screens.map { M.link(to: $0.navigationPath) }
  }

  func findings() async -> [AuditFinding] {
    // An app that links to nothing misses nothing.
    guard M.linkCodec != nil || links.contains(where: { $0 != nil }) else { return [] }
    var findings = shared
    for (screen, link) in zip(screens, links) {
      if let link {
        if let finding = await misled(screen, by: link) { findings.append(finding) }
      } else {
        findings.append(unlinked(screen))
      }
    }
    return findings
  }

  /// Links that stand for more than one screen.
  private var shared: [AuditFinding] {
    let groups = Dictionary(grouping: screens.indices.filter { links[$0] != nil }) { links[$0] }
    return groups.values.sorted { $0[0] < $1[0] }.compactMap { group in
      // Screens with one state are another rule's.
      guard Set(group.map { screens[$0].askedState }).count > 1 else { return nil }
      return AuditFinding(
        .deepLink, screens: group.map { screens[$0].rawValue },
        reason: "'\(links[group[0]] ?? "")' is the link of each",
        wayOut: "let the link tell in what their paths differ")
    }
  }

  private func unlinked(_ screen: M) -> AuditFinding {
    var reason = "no deep link leads here"
    do {
      _ = try M.linkCodec?.print(screen.navigationPath)
    } catch .unprintable(.leadsElsewhere(let link)) {
      return finding(screen, "its link '\(link)' leads to another screen")
    } catch {
      reason += ": \(error)"
    }
    return AuditFinding(
      .deepLink, .warning, screens: [screen.rawValue], reason: reason,
      wayOut: "add what its path is made of to the link tables")
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
      wayOut: "let 'make' in the link tables undo what writes the link")
  }
}
