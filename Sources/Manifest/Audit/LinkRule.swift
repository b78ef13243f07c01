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

  var findings: [AuditFinding] {
    // An app that links to nothing misses nothing.
    guard M.linkCodec != nil || links.contains(where: { $0 != nil }) else { return [] }
    return shared
      + zip(screens, links).compactMap { screen, link in
        link.map { misled(screen, by: $0) } ?? unlinked(screen)
      }
  }

  /// Links that stand for more than one screen.
  private var shared: [AuditFinding] {
    let groups = Dictionary(grouping: screens.indices.filter { links[$0] != nil }) { links[$0] }
    return groups.values.sorted { $0[0] < $1[0] }.compactMap { group in
      // Screens with one state are another rule's.
      guard Set(group.map { screens[$0].askedState }).count > 1 else { return nil }
      return AuditFinding(
        .deepLink, .error, screens: group.map { screens[$0].rawValue },
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

  private func misled(_ screen: M, by link: String) -> AuditFinding? {
    guard let codec = M.linkCodec else { return nil }
    do {
      let router = M.makeRouter()
      router.visit(try codec.parse(link), otherTabs: .reset, origin: .link)
      let difference = ReachDifference(asked: screen.reachedState(), reached: router.state)
      guard let difference else { return nil }
      return finding(screen, "its link '\(link)' leads elsewhere: \(difference)")
    } catch {
      return finding(screen, "its link '\(link)' cannot be read: \(error)")
    }
  }

  private func finding(_ screen: M, _ reason: String) -> AuditFinding {
    AuditFinding(
      .deepLink, .error, screens: [screen.rawValue], reason: reason,
      wayOut: "let 'make' in the link tables undo what writes the link")
  }
}
