import PlainText
import Scenes

extension FlowMap {
  /// The map as text: a tree for each tab, for a terminal or a review.
  package var text: String { MapText(self).text }
}

/// Writes a map as trees.
private struct MapText {
  private let map: FlowMap
  private let forest: MapForest
  private let lanes: [(tab: Int?, nodes: [Int])]
  private let links: [[String]]
  private(set) var text: String

  init(_ map: FlowMap) {
    self.map = map
    let lanes = map.lanes
    self.lanes = lanes
    let places = Dictionary(uniqueKeysWithValues: zip(lanes.map(\.tab), lanes.indices))
    forest = MapForest(map.graph, laneCount: lanes.count) { node in
      places[map.graph.nodes[node].tab] ?? 0
    }
    links = Self.links(in: map.graph)
    text = "\(VisibleText.line(map.app))  \(map.summary)\n"
    for lane in lanes.indices { addLane(lane) }
  }

  /// The targets of each screen's links.
  private static func links(in graph: FlowGraph) -> [[String]] {
    var links = Array(repeating: [String](), count: graph.nodes.count)
    for edge in graph.edges where edge.kind == .link {
      links[edge.source].append(VisibleText.line(graph.nodes[edge.target].id))
    }
    for dangling in graph.danglingLinks {
      links[dangling.source].append("\(VisibleText.line(dangling.link.target)) (missing)")
    }
    return links
  }

  private mutating func addLane(_ lane: Int) {
    text += "\n\(VisibleText.line(map.title(ofTab: lanes[lane].tab)))"
    text += "  \(GroupedDigits.text(lanes[lane].nodes.count, "screen"))\n"
    // A stack instead of recursion, since the depth of a manifest is not limited.
    var open: [(node: Int, indent: String, isLast: Bool)] = []
    func push(_ nodes: [Int], _ indent: String) {
      for (index, node) in nodes.enumerated().reversed() {
        open.append((node, indent, index == nodes.count - 1))
      }
    }
    push(forest.roots[lane], "")
    while let (node, indent, isLast) = open.popLast() {
      text += indent + (isLast ? "╰─ " : "├─ ") + line(of: node) + "\n"
      push(forest.children[node], indent + (isLast ? "   " : "│  "))
    }
  }

  private func line(of node: Int) -> String {
    let screen = map.graph.nodes[node]
    var words: [String] = []
    if let entry = forest.entries[node] {
      let edge = map.graph.edges[entry]
      words.append(transition(edge))
    } else if screen.depth > 0 {
      words.append("not reached, \(GroupedDigits.text(screen.depth, "step")) deep")
    }
    words.append(VisibleText.line(screen.id))
    words.append(VisibleText.line(screen.title))
    if !links[node].isEmpty { words.append("→ " + links[node].joined(separator: ", ")) }
    return words.joined(separator: "  ")
  }

  /// The kind of a transition and, for one from source, the control that leads there.
  private func transition(_ edge: FlowGraph.Edge) -> String {
    let kind = ([edge.kind.word] + [edge.stepsText].compactMap(\.self)).joined(separator: ", ")
    guard edge.place != nil, let label = edge.label, !label.isEmpty else { return kind }
    return "\(kind) by “\(VisibleText.line(label))”"
  }
}
