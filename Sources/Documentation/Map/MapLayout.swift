package import Scenes
package import Wireframes

/// Where everything of a flow map stands: a lane a tab, depth to the right, siblings below each other.
///
/// All rectangles and points are in points from the top left corner of the map.
package struct MapLayout: Sendable, Equatable {
  /// The panel of a tab.
  package struct Lane: Sendable, Equatable {
    /// The index of the tab in the graph.
    package var tab: Int
    package var panel: Rect
    /// How many screens it has.
    package var count: Int
  }

  /// A screen.
  package struct Box: Sendable, Equatable {
    package var picture: Rect
    /// The picture with the caption and the chips below it.
    package var frame: Rect
    package var chips: [Chip]
  }

  /// A link that a screen declares, as a chip below it.
  package struct Chip: Sendable, Equatable {
    package enum Content: Sendable, Equatable {
      /// The index of the screen that it leads to.
      case screen(Int)
      /// The id of a screen that does not exist.
      case missing(String)
      /// How many more links there are.
      case more(Int)
    }

    package var content: Content
    package var rect: Rect
  }

  /// A line from one screen to another.
  package struct Line: Sendable, Equatable {
    /// The index of the edge in the graph.
    package var edge: Int
    /// Where it begins, turns and ends; each part is horizontal or vertical.
    package var points: [Point]
  }

  package private(set) var size = Size(width: 0, height: 0)
  package private(set) var lanes: [Lane] = []
  /// The screens in the order of the graph.
  package private(set) var boxes: [Box]
  package private(set) var lines: [Line] = []

  /// Lays out a graph.
  ///
  /// - Complexity: O(*n* log *n* + *n* · *c*) for *n* screens in *c* columns.
  package init(_ graph: FlowGraph) {
    let tabs = Self.laneTabs(of: graph)
    let laneOfTab = Dictionary(uniqueKeysWithValues: tabs.enumerated().map { ($1, $0) })
    let forest = MapForest(graph, laneCount: tabs.count) { laneOfTab[graph.nodes[$0].tab] ?? 0 }
    let chips = MapChips(graph)
    let heights = chips.contents.map { MapMetrics.height(chips: $0.count) }
    let limit = MapMetrics.heightLimit(screens: graph.nodes.count, lanes: tabs.count)
    let trees = tabs.indices.map {
      MapTree(lane: $0, of: forest, graph, heights: heights, limit: limit)
    }
    let nowhere = Box(
      picture: Rect(x: 0, y: 0, width: 0, height: 0), frame: Rect(x: 0, y: 0, width: 0, height: 0),
      chips: [])
    boxes = Array(repeating: nowhere, count: graph.nodes.count)
    let columns = Self.columns(of: trees)
    var top = MapMetrics.headerHeight
    let width = max(
      MapMetrics.leastWidth, columns.right + MapMetrics.lanePadding + MapMetrics.margin)
    for (tab, tree) in zip(tabs, trees) {
      let height = max(MapMetrics.leastLaneHeight, tree.height + 2 * MapMetrics.lanePadding)
      let panel = Rect(
        x: MapMetrics.margin, y: top, width: width - 2 * MapMetrics.margin, height: height)
      lanes.append(Lane(tab: tab, panel: panel, count: tree.places.count))
      add(tree, columns, origin: top + MapMetrics.lanePadding, chips, forest)
      top += height + MapMetrics.laneGap
    }
    size = Size(width: width, height: top - MapMetrics.laneGap + MapMetrics.margin)
    if lanes.isEmpty { size.height = MapMetrics.headerHeight }
    lines.sort { $0.edge < $1.edge }
  }

  /// The tabs of the app, and those that only screens name.
  static func laneTabs(of graph: FlowGraph) -> [Int] {
    Array(graph.tabs.indices)
      + Set(graph.nodes.map(\.tab)).filter { !graph.tabs.indices.contains($0) }.sorted()
  }

  private static func columns(of trees: [MapTree]) -> MapColumns {
    var turns = Array(repeating: 0, count: trees.map(\.columnCount).max() ?? 0)
    for fan in trees.flatMap(\.fans) {
      for (column, count) in MapRouting.turns(of: fan) {
        turns[column] = max(turns[column], count)
      }
    }
    return MapColumns(turns: turns, from: MapMetrics.margin + MapMetrics.laneTitleWidth)
  }

  private mutating func add(
    _ tree: MapTree, _ columns: MapColumns, origin: Double, _ chips: MapChips, _ forest: MapForest
  ) {
    for (node, place) in tree.places {
      let picture = Rect(
        x: columns.lefts[place.column], y: origin + place.y, width: MapMetrics.picture.width,
        height: MapMetrics.picture.height)
      boxes[node] = chips.box(of: node, picture: picture)
    }
    for fan in tree.fans {
      guard let routing = MapRouting(fan, in: tree, columns, origin: origin) else { continue }
      for line in routing.lines() {
        guard let edge = forest.entries[line.target] else { continue }
        lines.append(Line(edge: edge, points: line.points))
      }
    }
  }
}
