package import Scenes
package import Wireframes

/// The layout of a flow map: one lane per tab, depth to the right, siblings below each other.
///
/// All coordinates are in points from the top left corner of the map.
package struct MapLayout: Sendable, Equatable {
  /// The panel of a tab.
  package struct Lane: Sendable, Equatable {
    /// The index of the tab in the graph; nil for the screens without a tab.
    package var tab: Int?
    package var panel: Rect
    /// The number of screens.
    package var count: Int
  }

  /// A screen.
  package struct Box: Sendable, Equatable {
    package var picture: Rect
    /// The picture with the caption and the chips below it.
    package var frame: Rect
    package var chips: [Chip]
  }

  /// A transition that is a chip below the source screen instead of a line.
  package struct Chip: Sendable, Equatable {
    package enum Content: Sendable, Equatable {
      /// The index of the target screen.
      case screen(Int)
      /// The id of a screen that does not exist.
      case missing(String)
      /// The number of further links.
      case more(Int)
    }

    package var content: Content
    /// The index of the edge in the graph; nil for a missing screen or several links.
    package var edge: Int?
    package var rect: Rect
  }

  /// A line from one screen to another.
  package struct Line: Sendable, Equatable {
    /// The index of the edge in the graph.
    package var edge: Int
    /// The start, the turns and the end; each part is horizontal or vertical.
    package var points: [Point]
  }

  package private(set) var size = Size(width: 0, height: 0)
  package private(set) var lanes: [Lane] = []
  /// The screens in the order of the graph.
  package private(set) var boxes: [Box]
  package private(set) var lines: [Line] = []

  /// Lays out a graph.
  ///
  /// - Complexity: O((*n* log *n* + *n* · *c*) · log *n*) for *n* screens in *c* columns.
  package init(_ graph: FlowGraph) {
    self.init(graph, minWidth: MapMetrics.minWidth)
  }

  /// - Parameter minWidth: The width that header and legend need.
  init(_ graph: FlowGraph, minWidth: Double) {
    let tabs = Self.laneTabs(of: graph)
    let laneOfTab = Dictionary(uniqueKeysWithValues: tabs.enumerated().map { ($1, $0) })
    let forest = MapForest(graph, laneCount: tabs.count) { laneOfTab[graph.nodes[$0].tab] ?? 0 }
    let chips = MapChips(graph, forest: forest)
    let heights = chips.links.map { MapMetrics.height(chips: $0.count) }
    let emptyBox = Box(
      picture: Rect(x: 0, y: 0, width: 0, height: 0), frame: Rect(x: 0, y: 0, width: 0, height: 0),
      chips: [])
    boxes = Array(repeating: emptyBox, count: graph.nodes.count)
    let (trees, stacks) = Self.arranged { limit in
      tabs.indices.map { MapTree(lane: $0, of: forest, graph, heights: heights, limit: limit) }
    }
    for stack in stacks.stacks {
      let panels = stacks.panels(
        of: stack, top: MapMetrics.headerHeight, right: minWidth - MapMetrics.margin)
      for (lane, panel) in zip(stack.lanes, panels) {
        lanes.append(Lane(tab: tabs[lane], panel: panel, count: trees[lane].places.count))
        add(trees[lane], stack.columns, origin: panel.y + MapMetrics.lanePadding, chips, forest)
      }
    }
    size.width = max(minWidth, stacks.size.width + 2 * MapMetrics.margin)
    size.height = MapMetrics.headerHeight
    if !lanes.isEmpty { size.height += stacks.size.height + MapMetrics.margin }
    lines.sort { $0.edge < $1.edge }
  }

  /// The tabs of the app, then unknown indices of tabs, then nil if there are screens without a tab.
  static func laneTabs(of graph: FlowGraph) -> [Int?] {
    let tabs = Set(graph.nodes.map(\.tab))
    let unknown = tabs.compactMap(\.self).filter { !graph.tabs.indices.contains($0) }.sorted()
    let lanes: [Int?] = (Array(graph.tabs.indices) + unknown).map { $0 }
    return tabs.contains(nil) ? lanes + [nil] : lanes
  }

  /// The trees and stacks of a map that is about as wide as high, and not much larger than necessary.
  ///
  /// Trees are continued in further columns only if that is needed, since a tree with all siblings below each other
  /// is the easiest to read.
  private static func arranged(
    _ trees: (_ limit: Double) -> [MapTree]
  ) -> (trees: [MapTree], stacks: MapStacks) {
    let tidy = trees(.greatestFiniteMagnitude)
    var found = [(trees: tidy, stacks: MapStacks.compact(tidy))]
    var limit = tidy.map(\.height).max() ?? 0
    while limit > MapMetrics.minHeightLimit {
      limit = max(limit * 0.75, MapMetrics.minHeightLimit)
      let next = trees(limit)
      found.append((next, MapStacks.compact(next)))
    }
    let least = found.reduce(Double.greatestFiniteMagnitude) { min($0, $1.stacks.extent) }
    return found.first { $0.stacks.extent <= least * MapMetrics.maxExtentRatio } ?? found[0]
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
