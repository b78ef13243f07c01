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
      scene.selectedTab == source.selectedTab && scene.depth > 0
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

  /// A note for each pair of a screen and another tab.
  static func notes(_ crossings: [TabCrossing]) -> [AuditFinding] {
    var order: [Pair] = []
    var targets: [Pair: [Scene]] = [:]
    for crossing in crossings {
      let pair = Pair(source: crossing.source.id, tab: crossing.target.selectedTab)
      if targets[pair] == nil { order.append(pair) }
      targets[pair, default: []].append(crossing.target)
    }
    return order.compactMap { pair in
      guard let found = targets[pair], let target = found.first,
        let source = crossings.first(where: { $0.source.id == pair.source })?.source
      else { return nil }
      let ids = found.map { "'\($0.id)'" }.joined(separator: ", ")
      let own = source.tabName
      return AuditFinding(
        .otherTab, screens: [source.id], reason: "it leads to \(target.tabName): to \(ids)",
        remedy: found.count == 1
          ? "if the app shows it in \(own), add a screen with its page there"
          : "if the app shows them in \(own), add screens with their pages there")
    }
  }

  private struct Pair: Hashable {
    var source: String
    var tab: Int?
  }
}

extension Scene {
  /// The tab in words.
  fileprivate var tabName: String {
    selectedTabItem.map { "the tab '\($0.title)'" } ?? "no tab"
  }
}
