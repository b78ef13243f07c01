/// The vertical parts of lines in a lane, side by side in the gutters.
///
/// A screen has one line for each kind of step, which branches to all children of the kind. In each gutter,
/// earlier lines are to the right of later ones, so that none crosses another.
struct LaneTracks {
  /// The vertical part of a line.
  struct Trunk {
    /// The index of the block that the line leaves.
    var source: Int
    /// The place of the line's kind.
    var kind: Int
    var top: Double
    var bottom: Double
    /// The number of lines to its left in its part of the gutter.
    var track = 0
  }

  /// The trunks in the gutter to the left of each column, from top to bottom.
  private(set) var trunks: [[Trunk]] = []
  private var bottoms: [Double] = Array(repeating: 0, count: 16)

  /// Finds the trunks of a placement.
  mutating func count(_ placement: LanePlacement) {
    for column in trunks.indices { trunks[column].removeAll(keepingCapacity: true) }
    while trunks.count < placement.columnCount { trunks.append([]) }
    let blocks = placement.lane.blocks
    var firstChild = Array(repeating: -1, count: blocks.count)
    var nextSibling = firstChild
    for index in blocks.indices.reversed() where !placement.hangs[index] {
      guard let parent = blocks[index].parent else { continue }
      nextSibling[index] = firstChild[parent]
      firstChild[parent] = index
    }
    for parent in blocks.indices where firstChild[parent] >= 0 {
      var kinds: UInt16 = 0
      var child = firstChild[parent]
      while child >= 0 {
        let own = blocks[child].kinds
        placement.lane.forEachKind(of: own) { kind, place in
          bottoms[kind] = placement.entry(of: child, place: place)
        }
        kinds |= own
        child = nextSibling[child]
      }
      let column = placement.depths[parent] + 1
      placement.lane.forEachKind(of: kinds) { kind, _ in
        let top = placement.exit(of: parent, kind: kind, among: kinds)
        guard bottoms[kind] != top else { return }
        trunks[column].append(
          Trunk(source: parent, kind: kind, top: top, bottom: bottoms[kind]))
      }
    }
    for column in trunks.indices { number(column) }
  }

  /// The width that each gutter needs.
  func widths(_ scale: MapScale) -> [Double] {
    trunks.map { trunks in
      guard let most = trunks.lazy.map(\.track).max() else { return 0 }
      return MapMetrics.gutter + Double(most) * scale.track
    }
  }

  /// Numbers the trunks of a gutter from the last to the first.
  private mutating func number(_ column: Int) {
    let near = 3.0
    for index in trunks[column].indices.reversed() {
      let bottom = max(trunks[column][index].top, trunks[column][index].bottom) + near
      var track = 0
      var next = index + 1
      while next < trunks[column].count,
        min(trunks[column][next].top, trunks[column][next].bottom) <= bottom
      {
        track = max(track, trunks[column][next].track + 1)
        next += 1
      }
      trunks[column][index].track = track
    }
  }
}

extension LaneBlocks {
  /// Calls a function with each kind of a set and its place in the set.
  func forEachKind(of kinds: UInt16, _ body: (_ kind: Int, _ place: Int) -> Void) {
    var rest = kinds
    var place = 0
    while rest != 0 {
      body(rest.trailingZeroBitCount, place)
      rest &= rest - 1
      place += 1
    }
  }
}

extension LanePlacement {
  /// The y coordinate at which the line of a kind leaves a screen to the right.
  ///
  /// - Parameter kinds: The kinds of all lines that leave it to the right.
  func exit(of index: Int, kind: Int, among kinds: UInt16) -> Double {
    let place = (kinds & (LaneBlock.bit(kind) - 1)).nonzeroBitCount
    return tops[index] + cells.scale.lineStart
      + Double(place) * cells.scale.spacing(of: kinds.nonzeroBitCount)
  }

  /// The y coordinate at which a line enters a block from the left.
  ///
  /// - Parameter place: The place of the line's kind among those of the block.
  func entry(of index: Int, place: Int) -> Double {
    tops[index] + cells.scale.lineStart
      + Double(place) * cells.scale.spacing(of: lane.blocks[index].kinds.nonzeroBitCount)
  }
}
