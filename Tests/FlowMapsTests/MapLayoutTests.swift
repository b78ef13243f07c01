import Cookbook
import FlowMaps
import Harness
import SceneSamples
import Scenes
import Testing
import Wireframes

@Suite("Layout of a map")
struct MapLayoutTests {
  /// A graph with a name for failing tests.
  struct Sample: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var graph: FlowGraph
  }

  static let samples: [Sample] =
    [25, 250, 1_000].flatMap { count in
      (1...4).map { seed in
        Sample(
          testDescription: "\(count) screens, seed \(seed)",
          graph: RandomGraph.graph(of: count, seed: UInt64(seed), tabs: seed))
      }
    } + [
      Sample(testDescription: "star", graph: RandomGraph.star(of: 120)),
      Sample(testDescription: "chain", graph: RandomGraph.chain(of: 60)),
      Sample(testDescription: "small star", graph: RandomGraph.star(of: 9)),
      Sample(testDescription: "one screen", graph: RandomGraph.chain(of: 1)),
      Sample(testDescription: "nothing", graph: FlowGraph(tabs: [], nodes: [], edges: [])),
    ]

  @Test("Screens do not overlap, and are in their lane and on the map", arguments: samples)
  func boxes(sample: Sample) {
    let layout = MapLayout(sample.graph)
    let rows = layout.boxes.indices.sorted { layout.boxes[$0].frame.y < layout.boxes[$1].frame.y }
    for (place, index) in rows.enumerated() {
      let frame = layout.boxes[index].frame
      #expect(frame.width > 0)
      let lane = layout.lanes.first { $0.tab == sample.graph.nodes[index].tab }
      #expect(lane.map { isInside(frame, $0.panel) } == true)
      for other in rows[(place + 1)...] {
        let next = layout.boxes[other].frame
        if next.y >= frame.maxY { break }
        #expect(next.x >= frame.maxX || frame.x >= next.maxX, "\(index) and \(other) overlap")
      }
    }
    for lane in layout.lanes {
      #expect(
        isInside(lane.panel, Rect(x: 0, y: 0, width: layout.size.width, height: layout.size.height))
      )
    }
  }

  @Test("Lines cross no picture and stay on the map", arguments: samples)
  func lines(sample: Sample) {
    let layout = MapLayout(sample.graph)
    let entries = sample.graph.nodes.count { $0.entry != nil }
    #expect(layout.lines.count == entries)
    for segment in Segment.all(in: layout, of: sample.graph) {
      for (index, box) in layout.boxes.enumerated() {
        #expect(!segment.meets(box.frame), "line \(segment.line) meets screen \(index)")
      }
      let sides = segment.isHorizontal ? layout.size.width : layout.size.height
      #expect(segment.from >= 0 && segment.to <= sides && segment.place >= 0)
    }
  }

  @Test("Lines of different screens do not overlap, and none crosses another", arguments: samples)
  func crossings(sample: Sample) {
    let layout = MapLayout(sample.graph)
    let segments = Segment.all(in: layout, of: sample.graph).sorted { $0.top < $1.top }
    for (place, segment) in segments.enumerated() {
      for other in segments[(place + 1)...] {
        if other.top > segment.bottom { break }
        if segment.source != other.source {
          #expect(!segment.covers(other), "lines \(segment.line) and \(other.line)")
        }
        #expect(!segment.crosses(other), "lines \(segment.line) and \(other.line)")
      }
    }
  }

  @Test("A line ends to the left of its target screen")
  func ends() {
    let graph = RandomGraph.graph(of: 250, seed: 9)
    let layout = MapLayout(graph)
    for line in layout.lines {
      let edge = graph.edges[line.edge]
      let (source, target) = (layout.boxes[edge.source].picture, layout.boxes[edge.target].picture)
      #expect(line.points.first?.x == source.maxX + 4)
      #expect(line.points.last == Point(x: target.x - 4, y: target.midY))
      #expect(source.maxX < target.x)
    }
  }

  @Test("Separate lines of one screen leave side by side")
  func sideBySide() {
    let graph = RandomGraph.star(of: 4)
    let layout = MapLayout(graph)
    let leaving = layout.lines.map { $0.points[0].y }.sorted()
    #expect(zip(leaving, leaving.dropFirst()).allSatisfy { $1 - $0 >= 10 })
    let turns = layout.lines.compactMap { $0.points.count > 2 ? $0.points[1].x : nil }
    #expect(Set(turns).count == turns.count)
  }

  @Test("Two layouts of the same graph are equal")
  func sameness() {
    let graph = RandomGraph.graph(of: 250, seed: 3)
    #expect(MapLayout(graph) == MapLayout(graph))
  }

  @Test(
    "Lanes do not overlap and are aligned, each below or right of the one before it",
    arguments: samples)
  func lanes(sample: Sample) {
    let layout = MapLayout(sample.graph)
    let panels = layout.lanes.map(\.panel)
    for (panel, next) in zip(panels, panels.dropFirst()) {
      let isBelow = next.x == panel.x && next.y == panel.maxY + 18
      let isBeside = next.x == panel.maxX + 18 && next.y == panels[0].y
      #expect(isBelow || isBeside)
      if isBeside { #expect(panel.maxY == layout.size.height - 20) }
      if isBelow { #expect(next.maxX == panel.maxX) }
    }
    if let last = panels.last {
      #expect(last.maxX == layout.size.width - 20)
      #expect(last.maxY == layout.size.height - 20)
    }
  }

  @Test("A map is about as wide as high", arguments: [25, 250, 1_000], [1, 3, 4])
  func aspect(count: Int, tabs: Int) {
    for seed in 1...5 {
      let size = MapLayout(RandomGraph.graph(of: count, seed: UInt64(seed), tabs: tabs)).size
      #expect((0.55...1.8).contains(size.width / size.height), "\(size)")
    }
  }

  @Test("A small tree has all siblings, and all lanes, below each other")
  func tidy() throws {
    let graph = FlowMapTests.small.graph
    let layout = MapLayout(graph)
    #expect(Set(layout.lanes.map(\.panel.x)).count == 1)
    let star = MapLayout(RandomGraph.star(of: 4))
    #expect(Set(star.boxes.dropFirst().map(\.picture.x)).count == 1)
  }

  @Test("The demo app's map obeys the rules as well")
  @MainActor
  func cookbook() async throws {
    let scenes = try await SceneSource(AppScreen.self).scenes { _ in true }.map {
      try $0.scene.get()
    }
    let graph = FlowGraph(scenes)
    let sample = Sample(testDescription: "Cookbook", graph: graph)
    boxes(sample: sample)
    lines(sample: sample)
    crossings(sample: sample)
    #expect(MapLayout(graph).lanes.map(\.count) == [14, 8, 7, 5])
  }

  private func isInside(_ inner: Rect, _ outer: Rect) -> Bool {
    inner.x >= outer.x && inner.y >= outer.y && inner.maxX <= outer.maxX && inner.maxY <= outer.maxY
  }
}

extension Segment {
  fileprivate var top: Double { isHorizontal ? place : from }
  fileprivate var bottom: Double { isHorizontal ? place : to }
}

/// A straight part of a line of a map.
struct Segment {
  var line: Int
  var source: Int
  var isHorizontal: Bool
  /// The y of a horizontal part, the x of a vertical one.
  var place: Double
  var from: Double
  var to: Double

  /// The straight parts of every line of a map.
  static func all(in layout: MapLayout, of graph: FlowGraph) -> [Segment] {
    layout.lines.enumerated().flatMap { index, line in
      zip(line.points, line.points.dropFirst()).map { start, end in
        let isHorizontal = start.y == end.y
        let (from, to) = isHorizontal ? (start.x, end.x) : (start.y, end.y)
        return Segment(
          line: index, source: graph.edges[line.edge].source, isHorizontal: isHorizontal,
          place: isHorizontal ? start.y : start.x, from: min(from, to), to: max(from, to))
      }
    }
  }

  func meets(_ rect: Rect) -> Bool {
    isHorizontal
      ? place > rect.y && place < rect.maxY && to > rect.x && from < rect.maxX
      : place > rect.x && place < rect.maxX && to > rect.y && from < rect.maxY
  }

  /// Whether both overlap.
  func covers(_ other: Segment) -> Bool {
    isHorizontal == other.isHorizontal && abs(place - other.place) < 1
      && min(to, other.to) - max(from, other.from) > 0
  }

  func crosses(_ other: Segment) -> Bool {
    isHorizontal != other.isHorizontal && place > other.from && place < other.to
      && other.place > from && other.place < to
  }
}
