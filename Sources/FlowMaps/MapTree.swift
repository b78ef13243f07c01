import Scenes

/// The screens of one lane on a grid of columns: node positions and outgoing edges.
struct MapTree {
  /// The position of a screen in the lane.
  struct Place {
    var column: Int
    /// From the top of the lane's content.
    var y: Double
  }

  /// The lines from a screen to its children.
  struct Fan {
    var source: Int
    var strands: [MapStrand]
    /// The first column of each shelf.
    var shelves: [Int]
    /// The lowest line of the corridor to further shelves.
    var corridor: Double
  }

  /// The positions of the screens in the lane.
  private(set) var places: [Int: Place] = [:]
  private(set) var fans: [Fan] = []
  private(set) var columnCount = 0
  private(set) var height = 0.0

  /// The layout of a screen and its subtree, relative to the screen.
  private struct Branch {
    var contour = MapContour()
    var packing: MapPacking?
    var strands: [MapStrand] = []
    /// The lowest line of its corridor, from its own top.
    var corridor = 0.0
  }

  private let graph: FlowGraph
  private let forest: MapForest
  private let limit: Double
  private let heights: [Double]

  /// - Complexity: O(*n* · *c*) for *n* screens in *c* columns.
  init(lane: Int, of forest: MapForest, _ graph: FlowGraph, heights: [Double], limit: Double) {
    self.graph = graph
    self.forest = forest
    self.limit = limit
    self.heights = heights
    let members = Self.members(of: lane, in: forest)
    var branches: [Int: Branch] = [:]
    for node in members.reversed() { branches[node] = branch(of: node, above: branches) }
    let roots = forest.roots[lane].map { item($0, from: 0, branches[$0]) }
    let packing = MapPacking(roots, limit: limit)
    columnCount = packing.contour.width
    height = packing.contour.bottom - packing.contour.top
    for place in packing.places {
      places[place.node] = Place(column: place.column, y: place.y - packing.contour.top)
    }
    for node in members { place(node, branches[node]) }
  }

  /// The screens of a lane, parents before children.
  private static func members(of lane: Int, in forest: MapForest) -> [Int] {
    var members = forest.roots[lane]
    var next = 0
    while next < members.count {
      members += forest.children[members[next]]
      next += 1
    }
    return members
  }

  /// - Parameter depth: The depth of the first possible column.
  private func item(_ node: Int, from depth: Int, _ branch: Branch?) -> MapPacking.Item {
    MapPacking.Item(
      node: node, contour: branch?.contour ?? MapContour(),
      indent: max(0, min(graph.nodes[node].depth - depth, MapMetrics.maxColumnDistance - 1)),
      height: heights[node])
  }

  private func branch(of node: Int, above branches: [Int: Branch]) -> Branch {
    var branch = Branch()
    branch.contour.take(0, MapContour.Span(top: 0, bottom: heights[node]))
    let children = forest.children[node]
    guard !children.isEmpty else { return branch }
    let depth = graph.nodes[node].depth + 1
    let packing = MapPacking(
      children.map { item($0, from: depth, branches[$0]) }, limit: limit)
    branch.packing = packing
    branch.strands = MapStrand.strands(to: packing.places) { child in
      forest.entries[child].map { graph.edges[$0].kind } ?? .step(.push)
    }
    branch.contour.take(packing.contour, column: 1, y: 0)
    let lineCount = branch.strands.count { $0.shelf > 0 }
    if lineCount > 0, let last = packing.shelves.last {
      branch.corridor = packing.contour.top - MapMetrics.corridorPadding
      let top = branch.corridor - Double(lineCount - 1) * MapMetrics.linePitch
      let span = MapContour.Span(top: top, bottom: branch.corridor)
      for column in 1...last + 1 { branch.contour.take(column, span) }
    }
    return branch
  }

  /// Sets the positions of a screen's children, after its own.
  private mutating func place(_ node: Int, _ branch: Branch?) {
    guard let place = places[node], let branch, let packing = branch.packing else { return }
    for child in packing.places {
      places[child.node] = Place(column: place.column + 1 + child.column, y: place.y + child.y)
    }
    fans.append(
      Fan(
        source: node, strands: branch.strands,
        shelves: packing.shelves.map { place.column + 1 + $0 },
        corridor: place.y + branch.corridor))
  }
}

/// One line from a screen, or several lines of a kind to the same shelf that leave the screen together.
struct MapStrand {
  var kind: FlowGraph.Edge.Kind
  /// The target shelf; all but the first are reached through the corridor above.
  var shelf: Int
  /// The target screens, from top to bottom.
  var targets: [Int]

  /// The strands of a screen, from top to bottom within each shelf.
  static func strands(
    to places: [MapPacking.Place], kind: (Int) -> FlowGraph.Edge.Kind
  ) -> [MapStrand] {
    var strands: [MapStrand] = []
    let isOwn = places.count <= MapMetrics.maxSeparateLines
    for place in places {
      let kind = kind(place.node)
      let last = strands.count - 1
      if !isOwn, last >= 0, strands[last].kind == kind, strands[last].shelf == place.shelf {
        strands[last].targets.append(place.node)
      } else {
        strands.append(MapStrand(kind: kind, shelf: place.shelf, targets: [place.node]))
      }
    }
    return strands
  }
}
