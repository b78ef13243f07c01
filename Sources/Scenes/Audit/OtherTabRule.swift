extension AuditRule {
  /// Finds rows, cards and buttons that lead to a screen in another tab.
  ///
  /// A warning if the own tab has a screen with the same page, since the link probably means that one. Otherwise a
  /// note: the app may switch tabs, or it shows the page in the own tab and the manifest has no such screen.
  package static let otherTab: Self = AuditRule(
    "other-tab", .note, "it leads to another tab; a warning if its own tab has the page"
  ) { subject in
    let nodes = subject.graph.nodes
    let crossings = subject.graph.edges
      .filter { $0.kind == .link && nodes[$0.source].tab != nodes[$0.target].tab }
      .map { TabCrossing($0, in: subject) }
    return crossings.compactMap(\.warning)
      + TabCrossing.notes(crossings.filter { $0.nearer == nil })
  }
}

/// A link from a screen to a screen in another tab.
private struct TabCrossing {
  let source: Scene
  let target: Scene
  /// The text that the user taps.
  let label: String
  /// A screen in the tab of the source with the page of the target; nil if there is none.
  let nearer: Scene?

  init(_ link: FlowGraph.Edge, in subject: AuditSubject) {
    let (source, target) = (subject.scenes[link.source], subject.scenes[link.target])
    self.source = source
    self.target = target
    label = link.label ?? ""
    nearer = subject.scenes.first { scene in
      scene.window == source.window && scene.selectedTab == source.selectedTab && scene.depth > 0
        && scene.topPage == target.topPage && scene.confirmation == target.confirmation
    }
  }

  var warning: AuditFinding? {
    nearer.map { nearer in
      AuditFinding(
        .otherTab, .warning, screens: [source.id],
        reason: "'\(label)' leads to '\(target.id)' in \(target.tabName)",
        remedy: "did you mean '\(nearer.id)', which has the same page in \(source.tabName)?")
    }
  }

  /// A note for each screen, with the other tabs that it leads to.
  static func notes(_ crossings: [TabCrossing]) -> [AuditFinding] {
    crossings.grouped { $0.source.id }.compactMap { group in
      guard let source = group.first?.source else { return nil }
      let own = source.tabName
      return AuditFinding(
        .otherTab, screens: [source.id],
        reason: reason(group.map(\.target).grouped(by: \.tabName)),
        remedy: group.count == 1
          ? "if the app shows it in \(own), add a screen with its page there"
          : "if the app shows them in \(own), add screens with their pages there")
    }
  }

  /// Names the targets of a screen, which are grouped by their tabs.
  private static func reason(_ tabs: [[Scene]]) -> String {
    let ids = tabs.map { $0.map { "'\($0.id)'" }.joined(separator: ", ") }
    let first = tabs.first?.first?.tabName ?? ""
    guard tabs.count > 1 else { return "it leads to \(first): to \(ids.joined())" }
    let hasWindow = tabs.contains { $0.first?.window != nil }
    let names = tabs.map { tab in
      let title = tab.first?.selectedTabItem.map { "'\($0.title)'" } ?? "no tab"
      return hasWindow ? tab.first?.tabName ?? title : title
    }
    let parts = zip(names, ids).map { "\($0) (\($1))" }
    let places = hasWindow ? "tabs and windows" : "tabs"
    return "it leads to \(tabs.count) other \(places): \(parts.joined(separator: ", "))"
  }
}

extension Sequence {
  /// The elements with equal keys together, in the order of the first of each.
  fileprivate func grouped(by key: (Element) -> some Hashable) -> [[Element]] {
    Dictionary(grouping: enumerated(), by: { key($0.element) }).values
      .sorted { $0[0].offset < $1[0].offset }
      .map { $0.map(\.element) }
  }
}

extension Scene {
  /// The tab or the window in words.
  fileprivate var tabName: String {
    if let window { return "the window '\(window)'" }
    return selectedTabItem.map { "the tab '\($0.title)'" } ?? "no tab"
  }
}
