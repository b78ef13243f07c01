import Scenes

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension FlowMap {
  /// Reads a map written by ``json``.
  package init(json bytes: [UInt8]) throws(MapFileError) {
    struct Head: Decodable {
      var format: String
      var version: Int
    }
    let decoder = JSONDecoder()
    let data = Data(bytes)
    guard
      let head = try? decoder.decode(Head.self, from: data), head.format == MapFile.formatName
    else { throw .notAMap }
    guard head.version == MapFile.currentVersion else { throw .otherVersion(head.version) }
    guard let file = try? decoder.decode(MapFile.self, from: data) else { throw .notAMap }
    try self.init(file)
  }

  init(_ file: MapFile) throws(MapFileError) {
    guard file.version == MapFile.currentVersion else { throw .otherVersion(file.version) }
    self.init(app: file.app, graph: try file.graph())
  }
}

extension MapFile {
  fileprivate func graph() throws(MapFileError) -> FlowGraph {
    var indices: [String: Int] = [:]
    var nodes: [FlowGraph.Node] = []
    for screen in screens {
      guard indices.updateValue(nodes.count, forKey: screen.id) == nil else {
        throw .repeatedScreen(screen.id)
      }
      if let tab = screen.tab { try check(tab, as: .tab(of: screen.id)) }
      try check(screen.depth, as: .depth(of: screen.id))
      nodes.append(
        FlowGraph.Node(
          id: screen.id, title: screen.title, tab: screen.tab, depth: screen.depth))
    }
    func index(_ id: String) throws(MapFileError) -> Int {
      guard let index = indices[id] else { throw .unknownScreen(id) }
      return index
    }
    var edges: [FlowGraph.Edge] = []
    for transition in transitions {
      let (source, target) = (try index(transition.from), try index(transition.to))
      try check(transition.steps, as: .steps(to: transition.to))
      nodes[target].entry = edges.count
      edges.append(
        FlowGraph.Edge(
          source: source, target: target, kind: .step(transition.kind), steps: transition.steps,
          label: transition.label, place: transition.at))
    }
    var dangling: [FlowGraph.DanglingLink] = []
    for link in links {
      let source = try index(link.from)
      if let target = indices[link.to] {
        edges.append(
          FlowGraph.Edge(
            source: source, target: target, kind: .link, steps: 0, label: link.label,
            place: link.at))
      } else {
        dangling.append(
          FlowGraph.DanglingLink(
            source: source, link: DeclaredLink(link.label ?? "", to: link.to)))
      }
    }
    return FlowGraph(
      tabs: tabs.map { TabItem($0.title, icon: $0.icon) },
      windowCount: max(0, min(windows ?? 0, tabs.count)), nodes: nodes, edges: edges,
      danglingLinks: dangling)
  }

  /// Checks that a number is in its range.
  private func check(_ value: Int, as number: MapFileError.Number) throws(MapFileError) {
    guard number.range.contains(value) else { throw .numberOutOfRange(value, number) }
  }
}
