package import Scenes
package import Wireframes

/// How a map shows its screens.
package enum MapMode: Sendable, Hashable {
  /// As pictures.
  case pictures
  /// As tiles with titles, since pictures would be illegible.
  case tiles
}

/// The layout of a flow map: one lane per tab, depth to the right or down.
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
    /// The picture or the tile.
    package var picture: Rect
    /// The picture with the caption, the chips and the confirmations below it.
    package var frame: Rect
    package var chips: [Chip]
    /// The index of the screen that a confirmation is drawn on or below; nil for all other screens.
    package var host: Int?
    /// Whether the screen is in a frame.
    package var isFramed = false
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

  /// A line from a screen to another one, or to a frame.
  package struct Line: Sendable, Equatable {
    /// The indices of the edges in the graph; several for a line to a frame.
    package var edges: [Int]
    /// The start, the turns and the end; each part is horizontal or vertical.
    package var points: [Point]
  }

  package private(set) var size = MapMetrics.canvas
  package private(set) var mode: MapMode
  /// The width of a screen.
  package private(set) var cellWidth: Double
  package private(set) var lanes: [Lane] = []
  /// The rectangles around screens that lead no further.
  package private(set) var frames: [Rect] = []
  /// The screens in the order of the graph.
  package private(set) var boxes: [Box]
  package private(set) var lines: [Line] = []
  /// The titles as they are drawn, in the order of the graph.
  package private(set) var titles: [String]
  /// The index of the step to each screen; nil for a root.
  let entries: [Int?]

  /// Lays out a graph.
  ///
  /// - Parameters:
  ///   - graph: The screens and the transitions between them.
  ///   - shares: The part of the display's height that each screen shows, from its bottom; empty for whole displays.
  ///   - minWidth: The minimum width of the map, which header and legend need.
  /// - Complexity: O(*n* log *n*) for *n* screens in lanes of which few are continued in further columns.
  package init(_ graph: FlowGraph, shares: [Double] = [], minWidth: Double? = nil) {
    let tabs = Self.laneTabs(of: graph)
    let laneOfTab = Dictionary(uniqueKeysWithValues: tabs.enumerated().map { ($1, $0) })
    let forest = MapForest(graph, laneCount: tabs.count) { laneOfTab[graph.nodes[$0].tab] ?? 0 }
    let content = MapContent(graph, forest: forest, shares: shares)
    var counts = Array(repeating: 0, count: tabs.count)
    for node in graph.nodes { counts[laneOfTab[node.tab] ?? 0] += 1 }
    var sizing = MapSizing(content, counts: counts)
    let fit = sizing.best()
    mode = fit.scale.mode
    cellWidth = fit.scale.width
    size = fit.size(minWidth: minWidth ?? MapMetrics.minWidth)
    titles = content.titles
    entries = forest.entries
    let none = Rect(x: 0, y: 0, width: 0, height: 0)
    boxes = Array(
      repeating: Box(picture: none, frame: none, chips: []), count: graph.nodes.count)
    for (lane, panel, offer) in fit.panels(in: size) {
      lanes.append(Lane(tab: tabs[lane], panel: panel, count: counts[lane]))
      let variants = sizing.lanes[lane]
      let blocks = offer.variant == .merged ? variants[0] : variants[variants.count - 1]
      let placement = LanePlacement(blocks, cells: fit.cells, columns: offer.columns)
      let origin = Point(
        x: panel.x + MapMetrics.lanePadding,
        y: panel.y + MapMetrics.lanePadding + MapMetrics.laneHeader)
      add(placement, at: origin, content)
    }
    lines.sort { $0.edges[0] < $1.edges[0] }
  }

  /// The tabs of the app, then unknown indices of tabs, then nil if there are screens without a tab.
  static func laneTabs(of graph: FlowGraph) -> [Int?] {
    let tabs = Set(graph.nodes.map(\.tab))
    let unknown = tabs.compactMap(\.self).filter { !graph.tabs.indices.contains($0) }.sorted()
    let lanes: [Int?] = (Array(graph.tabs.indices) + unknown).map { $0 }
    return tabs.contains(nil) ? lanes + [nil] : lanes
  }

  private mutating func add(_ placement: LanePlacement, at origin: Point, _ content: MapContent) {
    let drawing = LaneBoxes(placement, at: origin, of: content)
    frames += drawing.frames
    for (node, box) in drawing.boxes { boxes[node] = box }
    for line in LaneLines(placement, of: content).lines {
      lines.append(
        Line(
          edges: line.targets.compactMap { content.forest.entries[$0] },
          points: line.points.map { Point(x: origin.x + $0.x, y: origin.y + $0.y) }))
    }
  }
}
