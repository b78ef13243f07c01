import PlainText
import Scenes

/// The differences between a map and an older one.
package struct MapComparison: Sendable {
  /// Digests of the pictures by the ids of the screens, as far as the maps have them.
  typealias Pictures = (older: [String: String], newer: [String: String])

  /// A screen in both maps, and its changes.
  struct ChangedScreen: Sendable, Equatable {
    var id: String
    /// Whether it moved on the map: to another tab, below another screen, or to another depth.
    var isMoved: Bool
    /// Whether only its id changed.
    var isRenamed = false
    var changes: [String]
  }

  /// A transition between screens, by their ids.
  struct Transition: Sendable, Hashable {
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

    /// All transitions of a graph without duplicates, including those to missing screens.
    static func all(in graph: FlowGraph) -> [Transition] {
      var known: Set<Transition> = []
      let dangling = graph.danglingLinks.map { Transition($0, in: graph) }
      return (graph.edges.map { Transition($0, in: graph) } + dangling).filter {
        known.insert($0).inserted
      }
    }

    /// The links that are part of a step, since they lead to the same screen.
    ///
    /// If only the step is added or removed, such a link exists before and after. So it counts as neither added
    /// nor removed.
    static func linksInSteps(of graph: FlowGraph) -> [Transition] {
      graph.edges.filter { $0.kind != .link && $0.label != nil }.map { edge in
        var transition = Transition(edge, in: graph)
        transition.kind = .link
        return transition
      }
    }
  }

  /// The older map, with the new ids of renamed screens.
  let older: FlowMap
  let newer: FlowMap
  /// The new ids of renamed screens by the old ones.
  let renames: [String: String]
  private(set) var added: [FlowGraph.Node] = []
  private(set) var removed: [FlowGraph.Node] = []
  private(set) var changed: [ChangedScreen] = []
  private(set) var addedTransitions: [Transition] = []
  private(set) var removedTransitions: [Transition] = []

  /// Compares two maps.
  ///
  /// - Complexity: O(screens and transitions).
  package init(_ older: FlowMap, _ newer: FlowMap) {
    self.init(older, newer, pictures: ([:], [:]))
  }

  /// Compares two maps whose pictures are known: a screen with another picture is not a renamed one.
  init(_ older: FlowMap, _ newer: FlowMap, pictures: Pictures) {
    let found = MapRenames(older, newer, pictures: pictures)
    let older = found.renamedOlder
    self.older = older
    self.newer = newer
    renames = found.newIDs
    let oldIDs = Dictionary(
      renames.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let old = Self.screens(of: older)
    let new = Self.screens(of: newer)
    added = newer.graph.nodes.filter { old[$0.id] == nil }
    removed = older.graph.nodes.filter { new[$0.id] == nil }
    changed = newer.graph.nodes.compactMap { node in
      guard let before = old[node.id] else { return nil }
      if let oldID = oldIDs[node.id] {
        return ChangedScreen(
          id: node.id, isMoved: false, isRenamed: true,
          changes: ["renamed from \(VisibleText.line(oldID))"])
      }
      let changes = Self.changes(before, in: older, node, in: newer)
      let isMoved =
        older.title(ofTab: before.tab) != newer.title(ofTab: node.tab)
        || older.parent(of: before) != newer.parent(of: node) || before.depth != node.depth
      return changes.isEmpty ? nil : ChangedScreen(id: node.id, isMoved: isMoved, changes: changes)
    }
    let (oldTransitions, newTransitions) = (
      Transition.all(in: older.graph), Transition.all(in: newer.graph)
    )
    let known = Set(oldTransitions + Transition.linksInSteps(of: older.graph))
    let kept = Set(newTransitions + Transition.linksInSteps(of: newer.graph))
    addedTransitions = newTransitions.filter { !known.contains($0) }
    removedTransitions = oldTransitions.filter { !kept.contains($0) }
  }

  /// Whether nothing changed.
  package var isEmpty: Bool {
    older.app == newer.app && added.isEmpty && removed.isEmpty && changed.isEmpty
      && addedTransitions.isEmpty
      && removedTransitions.isEmpty
  }

  /// The changes: a line for each screen and each transition, and a summary.
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
    lines += addedTransitions.map { "+ \($0.text)" }
    lines += removedTransitions.map { "- \($0.text)" }
    return (lines + [summary]).map { $0 + "\n" }.joined()
  }

  /// The number of changes of each kind.
  package var summary: String {
    var parts = older.app == newer.app ? [] : ["app renamed"]
    func add(_ count: Int, _ noun: String, _ verb: String) {
      if count > 0 { parts.append("\(GroupedDigits.text(count, noun)) \(verb)") }
    }
    add(added.count, "screen", "added")
    add(removed.count, "screen", "removed")
    add(movedCount, "screen", "moved")
    add(renames.count, "screen", "renamed")
    add(changedCount, "screen", "changed")
    add(addedTransitions.count, "transition", "added")
    add(removedTransitions.count, "transition", "removed")
    return parts.joined(separator: ", ")
  }

  /// The number of moved screens.
  var movedCount: Int { changed.count(where: \.isMoved) }

  /// The number of screens that are changed, but neither moved nor renamed.
  var changedCount: Int { changed.count - movedCount - renames.count }

  private static func screens(of map: FlowMap) -> [String: FlowGraph.Node] {
    Dictionary(map.graph.nodes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static func line(of node: FlowGraph.Node, in map: FlowMap) -> String {
    let place =
      node.tab == nil && !map.graph.hasTabs
      ? "" : " in \(VisibleText.line(map.title(ofTab: node.tab)))"
    return "\(VisibleText.line(node.id))  \(VisibleText.line(node.title).quoted)\(place)"
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

extension MapComparison.Transition {
  /// The kind and both ends.
  fileprivate var text: String {
    "\(kind.word)  \(VisibleText.line(from)) → \(VisibleText.line(to))"
  }
}

extension FlowMap {
  /// The id of the screen from which a screen is reached.
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
