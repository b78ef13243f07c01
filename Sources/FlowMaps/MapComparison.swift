import PlainText
import Scenes

/// What is other in a map than in an older one.
package struct MapComparison: Sendable {
  /// A screen that is in both maps, and what about it is other.
  struct ChangedScreen: Sendable, Equatable {
    var id: String
    /// Whether it is in another place on the map: in another tab, below another screen, or deeper or less so.
    var isMoved: Bool
    var changes: [String]
  }

  /// A way, by the ids of its ends.
  struct Way: Sendable, Hashable {
    var from: String
    var to: String
    var kind: FlowGraph.Edge.Kind

    init(_ edge: FlowGraph.Edge, in graph: FlowGraph) {
      from = graph.nodes[edge.source].id
      to = graph.nodes[edge.target].id
      kind = edge.kind
    }

    init(_ dangling: FlowGraph.DanglingLink, in graph: FlowGraph) {
      from = graph.nodes[dangling.source].id
      to = dangling.link.target
      kind = .link
    }

    /// Every way of a graph once, also those to screens that it does not have.
    static func all(in graph: FlowGraph) -> [Way] {
      var known: Set<Way> = []
      let dangling = graph.danglingLinks.map { Way($0, in: graph) }
      return (graph.edges.map { Way($0, in: graph) } + dangling).filter {
        known.insert($0).inserted
      }
    }

    /// The links that are told as steps only, since they lead where a step does.
    ///
    /// Such a row is still there when its step is not, and was there before the step was: then its link is
    /// neither new nor gone.
    static func linksInSteps(of graph: FlowGraph) -> [Way] {
      graph.edges.filter { $0.kind != .link && $0.label != nil }.map { edge in
        var way = Way(edge, in: graph)
        way.kind = .link
        return way
      }
    }
  }

  let older: FlowMap
  let newer: FlowMap
  private(set) var added: [FlowGraph.Node] = []
  private(set) var removed: [FlowGraph.Node] = []
  private(set) var changed: [ChangedScreen] = []
  private(set) var addedWays: [Way] = []
  private(set) var removedWays: [Way] = []

  /// Compares two maps.
  ///
  /// - Complexity: O(screens and ways).
  package init(_ older: FlowMap, _ newer: FlowMap) {
    self.older = older
    self.newer = newer
    let old = Self.screens(of: older)
    let new = Self.screens(of: newer)
    added = newer.graph.nodes.filter { old[$0.id] == nil }
    removed = older.graph.nodes.filter { new[$0.id] == nil }
    changed = newer.graph.nodes.compactMap { node in
      guard let before = old[node.id] else { return nil }
      let changes = Self.changes(before, in: older, node, in: newer)
      let isMoved =
        older.title(ofTab: before.tab) != newer.title(ofTab: node.tab)
        || older.parent(of: before) != newer.parent(of: node) || before.depth != node.depth
      return changes.isEmpty ? nil : ChangedScreen(id: node.id, isMoved: isMoved, changes: changes)
    }
    let (oldWays, newWays) = (Way.all(in: older.graph), Way.all(in: newer.graph))
    let known = Set(oldWays + Way.linksInSteps(of: older.graph))
    let kept = Set(newWays + Way.linksInSteps(of: newer.graph))
    addedWays = newWays.filter { !known.contains($0) }
    removedWays = oldWays.filter { !kept.contains($0) }
  }

  /// Whether nothing is other.
  package var isEmpty: Bool {
    older.app == newer.app && added.isEmpty && removed.isEmpty && changed.isEmpty
      && addedWays.isEmpty
      && removedWays.isEmpty
  }

  /// What is other: a line for each screen and each way, and one for all of it.
  package var text: String {
    if isEmpty { return "the maps are the same: \(newer.summary)\n" }
    var lines: [String] = []
    if older.app != newer.app {
      lines.append(
        "~ app  \(VisibleText.line(older.app).quoted) → \(VisibleText.line(newer.app).quoted)")
    }
    lines += added.map { "+ screen  \(Self.line(of: $0, in: newer))" }
    lines += removed.map { "- screen  \(Self.line(of: $0, in: older))" }
    lines += changed.map {
      "~ screen  \(VisibleText.line($0.id)): \($0.changes.joined(separator: "; "))"
    }
    lines += addedWays.map { "+ \($0.text)" }
    lines += removedWays.map { "- \($0.text)" }
    return (lines + [summary]).map { $0 + "\n" }.joined()
  }

  /// How much is other.
  package var summary: String {
    var parts = older.app == newer.app ? [] : ["app renamed"]
    func add(_ count: Int, _ noun: String, _ verb: String) {
      if count > 0 { parts.append("\(GroupedDigits.text(count, noun)) \(verb)") }
    }
    add(added.count, "screen", "added")
    add(removed.count, "screen", "removed")
    add(movedCount, "screen", "moved")
    add(changed.count - movedCount, "screen", "changed")
    add(addedWays.count, "way", "added")
    add(removedWays.count, "way", "removed")
    return parts.joined(separator: ", ")
  }

  /// How many screens are in another place.
  var movedCount: Int { changed.count(where: \.isMoved) }

  private static func screens(of map: FlowMap) -> [String: FlowGraph.Node] {
    Dictionary(map.graph.nodes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static func line(of node: FlowGraph.Node, in map: FlowMap) -> String {
    "\(VisibleText.line(node.id))  \(VisibleText.line(node.title).quoted) in "
      + VisibleText.line(map.title(ofTab: node.tab))
  }

  private static func changes(
    _ old: FlowGraph.Node, in older: FlowMap, _ new: FlowGraph.Node, in newer: FlowMap
  ) -> [String] {
    var changes: [String] = []
    func note(_ what: String, _ before: String, _ after: String) {
      guard before != after else { return }
      changes.append("\(what) \(VisibleText.line(before)) → \(VisibleText.line(after))")
    }
    note("title", old.title.quoted, new.title.quoted)
    note("tab", older.title(ofTab: old.tab), newer.title(ofTab: new.tab))
    note("reached", older.entrance(to: old), newer.entrance(to: new))
    note("depth", "\(old.depth)", "\(new.depth)")
    return changes
  }
}

extension MapComparison.Way {
  /// The kind and both ends.
  fileprivate var text: String {
    "\(kind.word)  \(VisibleText.line(from)) → \(VisibleText.line(to))"
  }
}

extension FlowMap {
  /// The id of the screen from which one is reached.
  fileprivate func parent(of node: FlowGraph.Node) -> String? {
    node.entry.map { graph.nodes[graph.edges[$0].source].id }
  }

  /// How a screen is reached, in words.
  fileprivate func entrance(to node: FlowGraph.Node) -> String {
    guard let entry = node.entry else { return node.depth == 0 ? "as a root" : "from no screen" }
    let edge = graph.edges[entry]
    return "by \(edge.kind.word) from \(graph.nodes[edge.source].id)"
  }
}

extension String {
  fileprivate var quoted: String { "“\(self)”" }
}
