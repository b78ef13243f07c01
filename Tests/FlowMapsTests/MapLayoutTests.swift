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
      Sample(testDescription: "many tabs", graph: RandomGraph.graph(of: 90, seed: 5, tabs: 20)),
      Sample(testDescription: "one screen", graph: RandomGraph.chain(of: 1)),
      Sample(testDescription: "nothing", graph: FlowGraph(tabs: [], nodes: [], edges: [])),
    ]

  @Test("Screens do not overlap, and are in their lane and on the map", arguments: samples)
  func boxes(sample: Sample) {
    let layout = MapLayout(sample.graph)
    let own = layout.boxes.indices.filter { layout.boxes[$0].host == nil }
    let rows = own.sorted { layout.boxes[$0].frame.y < layout.boxes[$1].frame.y }
    for (place, index) in rows.enumerated() {
      let frame = layout.boxes[index].frame
      #expect(frame.width > 0)
      let lane = layout.lanes.first { $0.tab == sample.graph.nodes[index].tab }
      #expect(lane.map { $0.panel.contains(frame) } == true)
      let near = rows[(place + 1)...].prefix { layout.boxes[$0].frame.y < frame.maxY }
      #expect(near.filter { layout.boxes[$0].frame.meets(frame) } == [], "screen \(index)")
    }
    let map = Rect(x: 0, y: 0, width: layout.size.width, height: layout.size.height)
    for lane in layout.lanes { #expect(map.contains(lane.panel)) }
  }

  @Test("A confirmation without further steps is a part of its screen", arguments: samples)
  func confirmations(sample: Sample) {
    let graph = sample.graph
    let layout = MapLayout(graph)
    let sources = Set(graph.nodes.compactMap { $0.entry.map { graph.edges[$0].source } })
    for (index, box) in layout.boxes.enumerated() {
      let entry = graph.nodes[index].entry.map { graph.edges[$0] }
      let isPart = entry?.kind == .step(.confirmation) && !sources.contains(index)
      #expect(box.host == (isPart ? entry?.source : nil))
      guard let host = box.host else { continue }
      #expect(layout.boxes[host].frame.contains(box.picture))
      guard layout.mode == .pictures else { continue }
      #expect(box.picture.y >= layout.boxes[host].picture.maxY)
      for (other, next) in layout.boxes.enumerated() where next.host == host && other != index {
        #expect(!next.picture.meets(box.picture))
      }
    }
  }

  @Test("A frame has only its own screens, and meets no other frame", arguments: samples)
  func frames(sample: Sample) {
    let layout = MapLayout(sample.graph)
    for (place, frame) in layout.frames.enumerated() {
      let inside = layout.boxes.filter { $0.host == nil && frame.contains($0.frame) }
      #expect(inside.count > 1)
      #expect(inside.allSatisfy { $0.isFramed })
      let met = layout.boxes.count { $0.host == nil && $0.frame.meets(frame) }
      #expect(met == inside.count)
      for other in layout.frames[(place + 1)...] { #expect(!other.meets(frame)) }
    }
    let framed = layout.boxes.filter(\.isFramed)
    for box in framed { #expect(layout.frames.contains { $0.contains(box.frame) }) }
  }

  @Test("Lines meet no screen and no frame, and stay on the map", arguments: samples)
  func lines(sample: Sample) {
    let layout = MapLayout(sample.graph)
    let entries = sample.graph.nodes.indices.filter {
      sample.graph.nodes[$0].entry != nil && layout.boxes[$0].host == nil
    }
    let steps = entries.compactMap { sample.graph.nodes[$0].entry }
    #expect(layout.lines.flatMap(\.edges).sorted() == steps.sorted())
    for segment in Segment.all(in: layout, of: sample.graph) {
      let met = layout.boxes.indices.filter {
        layout.boxes[$0].host == nil && segment.meets(layout.boxes[$0].frame)
      }
      #expect(met == [], "line \(segment.line)")
      #expect(!layout.frames.contains { segment.meets($0) })
      let sides = segment.isHorizontal ? layout.size.width : layout.size.height
      #expect(segment.from >= 0 && segment.to <= sides && segment.place >= 0)
    }
  }

  @Test("Lines of different screens do not overlap, and none crosses another", arguments: samples)
  func crossings(sample: Sample) {
    let layout = MapLayout(sample.graph)
    let segments = Segment.all(in: layout, of: sample.graph).sorted { $0.top < $1.top }
    for (place, segment) in segments.enumerated() {
      let near = segments[(place + 1)...].prefix { $0.top <= segment.bottom }
      let crossed = near.filter {
        segment.crosses($0)
          || segment.covers($0) && (segment.source != $0.source || segment.kind != $0.kind)
      }
      #expect(crossed.map(\.line) == [], "line \(segment.line)")
    }
  }

  @Test(
    "A line leaves its screen to the right or downwards, and ends at its target", arguments: samples
  )
  func ends(sample: Sample) throws {
    let layout = MapLayout(sample.graph)
    for line in layout.lines {
      let edge = sample.graph.edges[line.edges[0]]
      let (source, target) = (layout.boxes[edge.source], layout.boxes[edge.target])
      let (start, end) = (try #require(line.points.first), try #require(line.points.last))
      let frame = layout.frames.first { $0.contains(target.frame) }
      let goal = target.isFramed ? try #require(frame) : target.picture
      if start.x == end.x {
        #expect(line.points.count == 2)
        #expect(start.y == source.frame.maxY + 1.5)
        #expect(end.y == goal.y - 1.5)
        #expect(goal.x == source.picture.x)
        #expect((source.picture.x...source.picture.maxX).contains(start.x))
      } else {
        #expect(start.x == source.picture.maxX)
        #expect(end.x == goal.x - 1.5)
        #expect((source.picture.y...source.picture.maxY).contains(start.y))
        #expect((goal.y...goal.maxY).contains(end.y))
      }
    }
  }

  @Test("A child is never above its parent, and to its right or below it", arguments: samples)
  func order(sample: Sample) {
    let layout = MapLayout(sample.graph)
    for line in layout.lines {
      for edge in line.edges.map({ sample.graph.edges[$0] }) {
        let (source, target) = (layout.boxes[edge.source].frame, layout.boxes[edge.target].frame)
        #expect(target.y >= source.y)
        #expect(target.x > source.maxX || target.y >= source.maxY + 13)
      }
    }
  }

  @Test("Lines of several kinds leave a screen side by side")
  func sideBySide() {
    let layout = MapLayout(RandomGraph.star(of: 12))
    let leaving = layout.lines.compactMap(\.points.first)
    #expect(leaving.count == 3)
    for (first, second) in zip(leaving, leaving.dropFirst()) {
      #expect(abs(first.x - second.x) >= 5 || abs(first.y - second.y) >= 5)
    }
  }

  @Test("A line leads to screens of one kind, and each kind of step has its own")
  func kinds() {
    let kinds: [StepKind] = [.push, .cover, .sheet, .popover, .inspector, .state]
    let graph = LanePlacementTests.family(kinds + kinds, deep: [])
    let drawn = MapLayout(graph).lines.map { line in line.edges.map { graph.edges[$0].kind } }
    #expect(drawn.allSatisfy { Set($0).count == 1 })
    #expect(Set(drawn.joined()) == Set(kinds.map { .step($0) }))
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
    var top = 42.0
    for (panel, next) in zip(panels, panels.dropFirst()) {
      let isBelow = next.x == panel.x && next.y == panel.maxY + 6
      let isBeside = next.x == panel.maxX + 6 && next.y == top
      let isOnNextShelf =
        next.x == 10 && panel.maxX == layout.size.width - 10
        && next.y == panel.maxY + 6
      #expect(isBelow || isBeside || isOnNextShelf)
      if isBelow, !isOnNextShelf { #expect(next.maxX == panel.maxX) }
      if isOnNextShelf { top = next.y }
    }
    if let last = panels.last {
      #expect(last.maxX == layout.size.width - 10)
      #expect(last.maxY == layout.size.height - 10)
    }
  }

  @Test(
    "A map is larger than 1,440 × 900 only if tiles of the least width do not fit",
    arguments: samples)
  func extent(sample: Sample) {
    let layout = MapLayout(sample.graph)
    if layout.size.width > 1_440 || layout.size.height > 900 {
      #expect(layout.mode == .tiles)
      #expect(layout.cellWidth == 64)
    } else if layout.mode == .pictures {
      #expect((56...170).contains(layout.cellWidth))
    } else {
      #expect((64...172).contains(layout.cellWidth))
    }
  }

  @Test("Screens of the largest size use at most the height of the map", arguments: [0, 2])
  func largest(deep: Int) {
    let layout = MapLayout(
      LanePlacementTests.family([.push, .push, .push, .push], deep: [deep]))
    #expect(layout.cellWidth == 170)
    #expect(layout.size.height <= 900)
  }

  @Test("A map of 10,000 screens has a place for each of them", arguments: [1, 4])
  func many(tabs: Int) {
    let graph = RandomGraph.graph(of: 10_000, seed: 1, tabs: tabs)
    let layout = MapLayout(graph)
    #expect(layout.boxes.allSatisfy { $0.frame.width > 0 && $0.frame.height > 0 })
    #expect(layout.boxes.allSatisfy { $0.frame.maxX < layout.size.width })
  }

  @Test("A chain of screens goes to the right, with straight lines, and folds at the edge")
  func chain() {
    let layout = MapLayout(RandomGraph.chain(of: 12))
    #expect(layout.lines.allSatisfy { $0.points.count == 2 })
    #expect(layout.boxes[1].picture.y == layout.boxes[0].picture.y)
    #expect(layout.boxes[11].picture.y > layout.boxes[0].frame.maxY)
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
    confirmations(sample: sample)
    frames(sample: sample)
    lines(sample: sample)
    crossings(sample: sample)
    try ends(sample: sample)
    #expect(MapLayout(graph).lanes.map(\.count) == [14, 8, 7, 5])
  }
}

extension Rect {
  func contains(_ other: Rect) -> Bool {
    other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY
  }

  /// Whether both overlap.
  func meets(_ other: Rect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }
}
