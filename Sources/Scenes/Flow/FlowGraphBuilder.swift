/// Collects the screens of a flow graph one after the other, without keeping their pages.
package struct FlowGraphBuilder {
  /// A screen that was added.
  private struct Step {
    /// The index of the screen.
    var target: Int32
    var kind: StepKind
    /// The state of the screen.
    var node: Int32
    /// The same without the stacks of other tabs; nil if the screen has none.
    var visible: Int32?
    /// The tabs, routes and sheets, if the last step put the page into another state.
    var base: StateDigest?
  }

  private var tree = StepTree()
  private var nodes: [FlowGraph.Node] = []
  private var tabs: [TabItem] = []
  private var windows: [TabItem] = []
  private var tabOfWindow: [String: Int] = [:]
  private var steps: [Step] = []
  private var links: [(source: Int32, link: DeclaredLink)] = []
  /// The first screen with each state; -1 for a state without a screen.
  private var screens: [Int32] = []
  /// The first screen with certain tabs, routes and sheets.
  private var bases: [StateDigest: Int32] = [:]
  private var edges: [FlowGraph.Edge] = []

  /// Creates a builder without screens.
  package init() {}

  /// Adds a screen.
  package mutating func add(_ scene: Scene) {
    if nodes.isEmpty { tabs = scene.tabs }
    let index = Int32(nodes.count)
    nodes.append(
      FlowGraph.Node(id: scene.id, title: scene.topTitle, tab: tab(of: scene), depth: scene.depth))
    let node = tree.insert(scene)
    while screens.count <= node { screens.append(-1) }
    if screens[Int(node)] < 0 { screens[Int(node)] = index }
    addBase(of: scene, index)
    if let kind = scene.lastStep { add(kind, to: index, scene, node) }
    guard scene.confirmation == nil else { return }
    for link in scene.topPage?.declaredLinks ?? [] { links.append((index, link)) }
  }

  /// The graph of the screens.
  ///
  /// - Parameter ids: The ids of all screens of the app, or empty if those are the ones that were added.
  package consuming func graph(among ids: Set<String> = []) -> FlowGraph {
    while screens.count < tree.count { screens.append(-1) }
    for step in steps { addEdge(of: step) }
    let danglingLinks = addLinks()
    var graph = FlowGraph(
      tabs: (tabs + windows).map { TabItem(TextHole.shown($0.title), icon: $0.icon) },
      windowCount: windows.count, nodes: nodes, edges: edges, danglingLinks: danglingLinks)
    if !ids.isEmpty { graph.narrow(among: ids) }
    return graph
  }

  /// The index of a scene's tab or window.
  private mutating func tab(of scene: Scene) -> Int? {
    guard let window = scene.window else { return scene.selectedTab }
    if let known = tabOfWindow[window] { return known }
    let index = tabs.count + windows.count
    tabOfWindow[window] = index
    windows.append(TabItem("\(window) (window)", icon: "macwindow"))
    return index
  }

  private mutating func addBase(of scene: Scene, _ index: Int32) {
    if let base = BaseState(scene) {
      let digest = StateDigest { $0.combine(base) }
      if bases[digest] == nil { bases[digest] = index }
    }
  }

  private mutating func add(_ kind: StepKind, to index: Int32, _ scene: Scene, _ node: Int32) {
    var step = Step(target: index, kind: kind, node: node)
    if !scene.otherStacks.isEmpty { step.visible = tree.insert(scene, visible: true) }
    if kind == .state, let before = scene.beforeLastStep, let base = BaseState(before) {
      step.base = StateDigest { $0.combine(base) }
    }
    steps.append(step)
  }

  /// Adds the edge from the closest screen on the path to a screen.
  private mutating func addEdge(of step: Step) {
    var (node, visible) = (step.node, step.visible)
    var count = 0
    while let before = tree.before(node) {
      node = before
      visible = visible.flatMap(tree.before)
      count += 1
      var source = screens[Int(node)]
      // Else one that looks the same.
      if source < 0, let visible { source = screens[Int(visible)] }
      if source < 0, count == 1, let base = step.base { source = bases[base] ?? -1 }
      guard source >= 0 else { continue }
      nodes[Int(step.target)].entry = edges.count
      edges.append(
        FlowGraph.Edge(
          source: Int(source), target: Int(step.target), kind: .step(step.kind), steps: count))
      return
    }
  }

  private struct Pair: Hashable {
    let source: Int
    let target: Int
  }

  /// Adds the links, and returns those to missing screens.
  private mutating func addLinks() -> [FlowGraph.DanglingLink] {
    guard !links.isEmpty else { return [] }
    let indices = Dictionary(
      nodes.indices.map { (nodes[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
    var known: [Pair: Int] = [:]
    for (index, edge) in edges.enumerated() {
      known[Pair(source: edge.source, target: edge.target)] = index
    }
    var danglingLinks: [FlowGraph.DanglingLink] = []
    for (screen, declared) in links {
      let source = Int(screen)
      var link = declared
      link.label = TextHole.shown(link.label)
      guard let target = indices[link.target] else {
        danglingLinks.append(FlowGraph.DanglingLink(source: source, link: link))
        continue
      }
      let pair = Pair(source: source, target: target)
      if let index = known[pair] {
        if edges[index].label == nil {
          edges[index].label = link.label
          edges[index].place = link.source
        }
      } else if source != target {
        known[pair] = edges.count
        edges.append(
          FlowGraph.Edge(
            source: source, target: target, kind: .link, steps: 0, label: link.label,
            place: link.source))
      }
    }
    return danglingLinks
  }
}
