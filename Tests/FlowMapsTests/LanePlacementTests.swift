import Scenes
import TestSupport
import Testing
import Wireframes

@testable import FlowMaps

@Suite("Placement of a lane for a number of columns")
struct LanePlacementTests {
  /// A lane at a position for each budget, variant and mode.
  struct Drawing {
    var words: String
    var boxes: [Wireframes.Rect]
    var frames: [Wireframes.Rect]
    var lines: [LaneLines.Line]
    /// The width and the height of the lane.
    var size: (width: Double, height: Double)
  }

  static func drawings(of graph: FlowGraph, columns: [Int]) -> [Drawing] {
    let forest = MapForest(graph, laneCount: 1) { _ in 0 }
    let content = MapContent(graph, forest: forest, shares: [])
    return [MapScale(mode: .pictures, width: 98), MapScale(mode: .tiles, width: 96)].flatMap {
      scale in
      let cells = MapCells(content, scale: scale)
      return LaneBlocks.Variant.allCases.flatMap { variant in
        let lane = LaneBlocks(lane: 0, of: content, variant)
        return columns.map { columns in
          let placement = LanePlacement(lane, cells: cells, columns: columns)
          let boxes = LaneBoxes(placement, at: Point(x: 0, y: 0), of: content)
          return Drawing(
            words: "\(scale.mode) \(variant) \(columns)",
            boxes: boxes.boxes.filter { $0.box.host == nil }.map(\.box.frame),
            frames: boxes.frames, lines: LaneLines(placement, of: content).lines,
            size: placement.size)
        }
      }
    }
  }

  @Test("No line meets a screen, none crosses another, and nothing overlaps", arguments: 0..<60)
  func sound(seed: Int) {
    let graph = RandomGraph.graph(of: 8 + seed, seed: UInt64(seed), tabs: 1)
    for drawing in Self.drawings(of: graph, columns: [1, 2, 3, 5, 9, 14]) {
      let overlaps = drawing.boxes.indices.filter { index in
        drawing.boxes[(index + 1)...].contains { $0.meets(drawing.boxes[index]) }
      }
      #expect(overlaps == [], "\(drawing.words)")
      let segments = drawing.lines.enumerated().flatMap { number, line in
        zip(line.points, line.points.dropFirst()).map { start, end in
          Segment(line: number, source: line.source, from: start, to: end)
        }
      }
      let through = segments.filter { segment in
        (drawing.boxes + drawing.frames).contains { segment.meets($0) }
      }
      #expect(through.map(\.line) == [], "\(drawing.words)")
      let crossing = segments.indices.filter { index in
        segments[(index + 1)...].contains {
          $0.crosses(segments[index])
            || $0.source != segments[index].source
              && $0.covers(segments[index])
        }
      }
      #expect(crossing == [], "\(drawing.words)")
    }
  }

  @Test("Kinds are numbered from the first bit")
  func kinds() {
    let graph = RandomGraph.graph(of: 2, seed: 0, tabs: 1)
    let forest = MapForest(graph, laneCount: 1) { _ in 0 }
    let lane = LaneBlocks(lane: 0, of: MapContent(graph, forest: forest, shares: []), .merged)
    var found: [[Int]] = []
    lane.forEachKind(of: 0b100_1101) { kind, place in found.append([kind, place]) }
    #expect(found == [[0, 0], [2, 1], [3, 2], [6, 3]])
  }

  @Test("More columns make a lane wider and lower, never both larger", arguments: 0..<20)
  func offers(seed: Int) {
    let graph = RandomGraph.graph(of: 40, seed: UInt64(seed), tabs: 1)
    let forest = MapForest(graph, laneCount: 1) { _ in 0 }
    let content = MapContent(graph, forest: forest, shares: [])
    let cells = MapCells(content, scale: MapScale(mode: .tiles, width: 96))
    let lanes = LaneBlocks.Variant.allCases.map { LaneBlocks(lane: 0, of: content, $0) }
    let offers = LaneOffers(lanes, cells: cells, columns: Array(1...14)).offers
    #expect(!offers.isEmpty)
    for (offer, next) in zip(offers, offers.dropFirst()) {
      #expect(offer.width < next.width)
      #expect(offer.height > next.height)
    }
  }

  @Test("Two leaves share a frame below their siblings, and one leaf has none")
  func leaves() {
    func blocks(_ kinds: [StepKind], deep: Set<Int>, _ variant: LaneBlocks.Variant) -> [[Int]] {
      let graph = Self.family(kinds, deep: deep)
      let forest = MapForest(graph, laneCount: 1) { _ in 0 }
      let content = MapContent(graph, forest: forest, shares: [])
      return LaneBlocks(lane: 0, of: content, variant).blocks.dropFirst()
        .filter { $0.parent == 0 }.map(\.screens)
    }
    #expect(blocks([.push, .push], deep: [], .merged) == [[1, 2]])
    #expect(blocks([.push, .push], deep: [1], .merged) == [[2], [1]])
    #expect(blocks([.sheet, .push, .push, .cover], deep: [0], .merged) == [[1], [2, 3, 4]])
    #expect(
      blocks([.sheet, .push, .push, .cover, .sheet], deep: [0], .split)
        == [[2, 3], [4], [1], [5]])
    #expect(blocks([.sheet, .push, .sheet], deep: [0], .split) == [[2], [1], [3]])
  }

  @Test("A frame whose first line would cross one to a later kind hangs below its parent")
  func hanging() {
    let graph = Self.family([.sheet, .push, .push], deep: [0])
    let forest = MapForest(graph, laneCount: 1) { _ in 0 }
    let content = MapContent(graph, forest: forest, shares: [])
    let cells = MapCells(content, scale: MapScale(mode: .tiles, width: 96))
    let merged = LanePlacement(
      LaneBlocks(lane: 0, of: content, .merged), cells: cells, columns: 9)
    let frame = merged.lane.blocks.firstIndex { $0.isFrame }
    #expect(frame.map { merged.hangs[$0] } == true)
    #expect(frame.map { merged.tops[$0] - merged.heights[0] >= 13 } == true)
    let split = LanePlacement(LaneBlocks(lane: 0, of: content, .split), cells: cells, columns: 9)
    #expect(split.lane.blocks[1].isFrame)
    #expect(!split.hangs[1])
  }

  @Test(
    "A gutter with lines beside each other has a track for each, and the last one needs no more width"
  )
  func tracks() {
    func tracks(_ kinds: [StepKind]) -> (tracks: [Int], width: Double, scale: MapScale) {
      // Each child has one of its own, so that none shares a frame.
      let graph = Self.family(kinds, deep: Set(kinds.indices))
      let forest = MapForest(graph, laneCount: 1) { _ in 0 }
      let content = MapContent(graph, forest: forest, shares: [])
      let cells = MapCells(content, scale: MapScale(mode: .tiles, width: 96))
      let lane = LaneBlocks(lane: 0, of: content, .split)
      let placement = LanePlacement(lane, cells: cells, columns: 9)
      var tracks = LaneTracks()
      tracks.count(placement)
      return (tracks.trunks[1].map(\.track), tracks.widths(cells.scale)[1], cells.scale)
    }
    let one = tracks([.push, .push])
    #expect(one.tracks == [0])
    #expect(one.width == MapMetrics.gutter)
    let two = tracks([.push, .sheet, .push, .sheet])
    #expect(two.tracks == [1, 0])
    #expect(two.width == MapMetrics.gutter + two.scale.track)
  }

  @Test("A screen stays where it is when the child below it moves down to its own child")
  func movingChild() throws {
    // Screens 3 and 4 are in a frame, which is so low that 7 is below 6 and not beside it, and that 8 is lower than 7.
    let parents = [0, 1, 1, 1, 2, 0, 6, 7, 0]
    var nodes = [FlowGraph.Node(id: "root", title: "Root", tab: 0, depth: 0)]
    for (entry, parent) in parents.enumerated() {
      nodes.append(
        FlowGraph.Node(
          id: "s\(entry + 1)", title: "S", tab: 0, depth: nodes[parent].depth + 1, entry: entry))
    }
    let edges = parents.enumerated().map { entry, parent in
      FlowGraph.Edge(source: parent, target: entry + 1, kind: .step(.push), steps: 1)
    }
    let graph = FlowGraph(tabs: [TabItem("Only")], nodes: nodes, edges: edges)
    let forest = MapForest(graph, laneCount: 1) { _ in 0 }
    let content = MapContent(graph, forest: forest, shares: [])
    let cells = MapCells(content, scale: MapScale(mode: .tiles, width: 96))
    let placement = LanePlacement(
      LaneBlocks(lane: 0, of: content, .merged), cells: cells, columns: 9)
    let row = placement.heights[0] + cells.scale.rowGap
    func block(_ screen: Int) throws -> Int {
      try #require(placement.lane.blocks.firstIndex { $0.screens == [screen] })
    }
    #expect(try placement.hangs[block(7)])
    let tops = try [6, 7, 8].map { try placement.tops[block($0)] }
    #expect(tops[0] == row)
    #expect(tops[1] > row + placement.heights[0] + MapMetrics.hangGap)
    #expect(tops[1] == tops[2])
  }

  /// A root with children of given kinds, some of which have a child of their own.
  static func family(_ kinds: [StepKind], deep: Set<Int>) -> FlowGraph {
    var nodes = [FlowGraph.Node(id: "root", title: "Root", tab: 0, depth: 0)]
    var edges: [FlowGraph.Edge] = []
    func add(_ kind: StepKind, to source: Int) {
      nodes.append(
        FlowGraph.Node(
          id: "s\(nodes.count)", title: "S", tab: 0, depth: nodes[source].depth + 1,
          entry: edges.count))
      edges.append(
        FlowGraph.Edge(source: source, target: nodes.count - 1, kind: .step(kind), steps: 1))
    }
    for kind in kinds { add(kind, to: 0) }
    for parent in deep.sorted() { add(.push, to: parent + 1) }
    return FlowGraph(tabs: [TabItem("Only")], nodes: nodes, edges: edges)
  }
}
