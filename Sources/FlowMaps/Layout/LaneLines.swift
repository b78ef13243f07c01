import Wireframes

/// The lines of a lane, relative to its content.
struct LaneLines {
  /// A line to a block for one kind of step.
  struct Line {
    /// The screen that it leaves.
    var source: Int
    /// The screens of its kind in the block that it enters.
    var targets: [Int]
    var points: [Point]
  }

  private(set) var lines: [Line] = []
  private let placement: LanePlacement
  private let content: MapContent
  private var scale: MapScale { placement.cells.scale }

  init(_ placement: LanePlacement, of content: MapContent) {
    self.placement = placement
    self.content = content
    var tracks = LaneTracks()
    tracks.count(placement)
    var turns: [Turn: Double] = [:]
    for (column, trunks) in tracks.trunks.enumerated() where !trunks.isEmpty {
      let start =
        placement.lefts[column] - placement.gutters[column] + MapMetrics.gutterStart
      for trunk in trunks {
        turns[Turn(source: trunk.source, kind: trunk.kind)] =
          start + Double(trunk.track) * scale.track
      }
    }
    let besides = kindsBeside()
    for index in placement.lane.blocks.indices {
      guard let parent = placement.lane.blocks[index].parent else { continue }
      placement.lane.forEachKind(of: placement.lane.blocks[index].kinds) { kind, place in
        let points =
          placement.hangs[index]
          ? hangingLine(to: index, place: place, from: parent)
          : line(
            to: index, place: place, from: parent, kind: kind, among: besides[parent],
            turning: turns[Turn(source: parent, kind: kind)])
        lines.append(
          Line(
            source: placement.lane.blocks[parent].screens[0],
            targets: placement.lane.blocks[index].screens.filter {
              content.place(of: $0) == kind
            }, points: points))
      }
    }
  }

  private struct Turn: Hashable {
    var source: Int
    var kind: Int
  }

  /// The kinds of the lines that leave each block to the right.
  private func kindsBeside() -> [UInt16] {
    var kinds = [UInt16](repeating: 0, count: placement.lane.blocks.count)
    for (index, block) in placement.lane.blocks.enumerated() where !placement.hangs[index] {
      if let parent = block.parent { kinds[parent] |= block.kinds }
    }
    return kinds
  }

  private func hangingLine(to index: Int, place: Int, from parent: Int) -> [Point] {
    let count = placement.lane.blocks[index].kinds.nonzeroBitCount
    let x =
      placement.lefts[placement.depths[index]] + MapMetrics.hangIndent
      + Double(place) * scale.spacing(of: count)
    return [
      Point(x: x, y: placement.tops[parent] + placement.heights[parent] + MapMetrics.lineGap),
      Point(x: x, y: placement.tops[index] - MapMetrics.lineGap),
    ]
  }

  private func line(
    to index: Int, place: Int, from parent: Int, kind: Int, among kinds: UInt16,
    turning turn: Double?
  ) -> [Point] {
    let exit = placement.exit(of: parent, kind: kind, among: kinds)
    let entry = placement.entry(of: index, place: place)
    let start = placement.lefts[placement.depths[parent]] + scale.width
    let end = placement.lefts[placement.depths[index]] - MapMetrics.lineGap
    guard exit != entry, let turn else {
      return [Point(x: start, y: exit), Point(x: end, y: entry)]
    }
    return [
      Point(x: start, y: exit), Point(x: turn, y: exit), Point(x: turn, y: entry),
      Point(x: end, y: entry),
    ]
  }
}
