import PlainText
import Scenes
import Typography
import Wireframes

/// What a map shows of each screen, whatever the size of the screens.
struct MapContent {
  let graph: FlowGraph
  let forest: MapForest
  /// The titles as they are drawn.
  let titles: [String]
  /// The part of the display's height that each screen shows, from its bottom.
  let shares: [Double]
  let chips: MapChips
  /// The confirmations that are drawn as a part of each screen: those that lead no further.
  private(set) var confirmations: [[Int]]
  /// The screen that a confirmation is a part of; nil for all other screens.
  private(set) var hosts: [Int?]
  /// The other children of each screen, in drawing order.
  private(set) var children: [[Int]]
  private let captions: [MapTitle]

  /// - Parameters:
  ///   - forest: The screens of each lane.
  ///   - shares: The part of the display that each screen shows; empty for whole displays.
  init(_ graph: FlowGraph, forest: MapForest, shares: [Double]) {
    self.graph = graph
    self.forest = forest
    self.shares = shares.isEmpty ? Array(repeating: 1, count: graph.nodes.count) : shares
    titles = graph.nodes.map { MapTitle.shown($0.title, id: $0.id) }
    captions = titles.map { MapTitle($0, font: .screenTitle) }
    chips = MapChips(graph, forest: forest)
    hosts = Array(repeating: nil, count: graph.nodes.count)
    confirmations = Array(repeating: [], count: graph.nodes.count)
    children = forest.children
    for parent in children.indices {
      for child in children[parent] where forest.children[child].isEmpty {
        guard kind(of: child)?.isQuestion == true else { continue }
        hosts[child] = parent
        confirmations[parent].append(child)
      }
    }
    for parent in children.indices {
      let kept = children[parent].filter { hosts[$0] == nil }
      children[parent] = kept.sorted { rank(of: $0) < rank(of: $1) }
    }
  }

  /// The kind of the step that leads to a screen; nil for a root.
  func kind(of node: Int) -> FlowGraph.Edge.Kind? {
    forest.entries[node].map { graph.edges[$0].kind }
  }

  /// The place of a screen's kind among the kinds of steps.
  func place(of node: Int) -> Int { kind(of: node)?.place ?? 0 }

  /// Whether a screen leads to others that are not a part of it.
  func isDeep(_ node: Int) -> Bool { !children[node].isEmpty }

  /// Sorts siblings: by kind, then those that lead further, then as in the graph.
  private func rank(of node: Int) -> (Int, Int, Int) {
    (place(of: node), isDeep(node) ? 0 : 1, node)
  }

  /// The number of lines of a title below a picture.
  func titleLines(of node: Int, width: Double) -> Int {
    captions[node].lineCount(maxWidth: width + MapMetrics.captionOverhang)
  }

  /// The lines of a confirmation's title.
  func confirmationLines(of node: Int, width: Double) -> [TextLine] {
    let room = width - MapMetrics.confirmationIndent - MapMetrics.confirmationTrail
    let text = VisibleText.line(titles[node])
    let lines = Typesetter.lines(
      text, font: .confirmation, maxWidth: room, maxLines: MapMetrics.maxConfirmationLines)
    return lines.isEmpty ? [Typesetter.line("", font: .confirmation)] : lines
  }
}

extension FlowGraph.Edge.Kind {
  /// The order of kinds on a map: what covers the screen less comes first.
  var place: Int {
    switch self {
    case .step(.push): 0
    case .step(.cover): 1
    case .step(.sheet): 2
    case .step(.popover): 3
    case .step(.inspector): 4
    case .step(.state): 5
    case .step(.confirmation): 6
    case .step(.alert), .link: 7
    }
  }

  /// Whether the target is a question on the screen, and no screen of its own.
  var isQuestion: Bool { self == .step(.confirmation) || self == .step(.alert) }
}
