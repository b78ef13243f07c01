import Scenes

/// The screens of a map that have another id in a newer map but are the same otherwise: at the same place, with the
/// same title and the same links.
struct MapRenames {
  /// The new ids by the old ones.
  private(set) var newIDs: [String: String] = [:]

  private let older: FlowMap
  private let newer: FlowMap
  /// The ids that only one of the maps has.
  private let unique: Set<String>
  private let pictures: MapComparison.Pictures

  /// Finds the renamed screens.
  ///
  /// Several screens that are equal in all but their ids are renamed in their order, if both maps have as many of
  /// them; else nobody knows which became which.
  ///
  /// - Complexity: O(screens and transitions), apart from sorting.
  init(_ older: FlowMap, _ newer: FlowMap, pictures: MapComparison.Pictures) {
    self.older = older
    self.newer = newer
    // With the pictures of one map only, they say nothing.
    self.pictures = pictures.older.isEmpty || pictures.newer.isEmpty ? ([:], [:]) : pictures
    let oldIDs = Set(older.graph.nodes.map(\.id))
    unique = oldIDs.symmetricDifference(newer.graph.nodes.map(\.id))
    findScreens()
  }

  /// The older map with the new ids.
  var renamedOlder: FlowMap {
    guard !newIDs.isEmpty else { return older }
    var map = older
    let nodes = older.graph.nodes.map { node in
      var node = node
      node.id = newIDs[node.id] ?? node.id
      return node
    }
    map.graph = FlowGraph(
      tabs: older.graph.tabs, windowCount: older.graph.windowCount, nodes: nodes,
      edges: older.graph.edges, danglingLinks: older.graph.danglingLinks)
    return map
  }

  /// Compares screens from the roots on, so that the new id of the screen before is known.
  private mutating func findScreens() {
    let old = candidates(in: older)
    let new = candidates(in: newer)
    guard !old.isEmpty, !new.isEmpty else { return }
    let links = (old: Self.links(of: older), new: Self.links(of: newer))
    for depth in old.keys.sorted() {
      let before = Dictionary(grouping: old[depth] ?? []) {
        key(of: $0, in: older, links.old, pictures.older)
      }
      let after = Dictionary(grouping: new[depth] ?? []) {
        key(of: $0, in: newer, links.new, pictures.newer)
      }
      for (key, nodes) in before {
        guard let others = after[key], others.count == nodes.count else { continue }
        for (node, other) in zip(nodes, others) {
          newIDs[older.graph.nodes[node].id] = newer.graph.nodes[other].id
        }
      }
    }
  }

  /// The screens that only one map has, by their depth.
  private func candidates(in map: FlowMap) -> [Int: [Int]] {
    let nodes = map.graph.nodes
    return Dictionary(
      grouping: nodes.indices.filter { unique.contains(nodes[$0].id) }, by: { nodes[$0].depth })
  }

  /// All that a map knows of a screen except its id.
  private struct Key: Hashable {
    /// Nil if it is the id, since the screen has no title.
    var title: String?
    var tab: String
    var parent: String?
    var step: FlowGraph.Edge.Kind?
    var steps: Int
    var label: String?
    var links: [Link]
    var picture: String?
  }

  /// A link of a screen.
  private struct Link: Hashable {
    var label: String
    /// The id of the target; empty if only one map has it, since it may be renamed, too.
    var target: String
  }

  private func key(
    of node: Int, in map: FlowMap, _ links: [Int: [Link]], _ pictures: [String: String]
  ) -> Key {
    let screen = map.graph.nodes[node]
    let entry = screen.entry.map { map.graph.edges[$0] }
    let parent = entry.map { map.graph.nodes[$0.source].id }
    let shared = (links[node] ?? []).map {
      Link(label: $0.label, target: unique.contains($0.target) ? "" : $0.target)
    }
    return Key(
      title: screen.title == screen.id ? nil : screen.title, tab: map.title(ofTab: screen.tab),
      parent: parent.map { newIDs[$0] ?? $0 }, step: entry?.kind, steps: entry?.steps ?? 0,
      label: entry?.label, links: shared.sorted { ($0.label, $0.target) < ($1.label, $1.target) },
      picture: pictures[screen.id])
  }

  /// The links of each screen: those to other screens, to deeper ones and to missing ones.
  private static func links(of map: FlowMap) -> [Int: [Link]] {
    let graph = map.graph
    var links: [Int: [Link]] = [:]
    for edge in graph.edges where edge.kind == .link || edge.label != nil {
      links[edge.source, default: []].append(
        Link(label: edge.label ?? "", target: graph.nodes[edge.target].id))
    }
    for dangling in graph.danglingLinks {
      links[dangling.source, default: []].append(
        Link(label: dangling.link.label, target: dangling.link.target))
    }
    return links
  }
}
