/// A screen, or a frame with screens that lead no further.
struct LaneBlock {
  /// One screen, or the screens of a frame in their order.
  var screens: [Int]
  var isFrame: Bool
  /// The index of the parent's block; nil for a root.
  var parent: Int?
  /// Whether it is the last child of its parent.
  var isLast: Bool
  /// The kinds of the lines to it, as bits.
  var kinds: UInt16
  /// Whether a line to it from the left would cross one to an earlier child.
  var mustHang: Bool

  /// The bit of a kind.
  static func bit(_ place: Int) -> UInt16 { 1 << UInt16(place) }
}

/// The blocks of a lane, each parent before its children.
struct LaneBlocks {
  /// How leaves are divided into frames.
  enum Variant: CaseIterable {
    /// All leaves of a screen are in one frame.
    case merged
    /// Leaves of a kind before that of the last child that leads further have frames of their own, at the place of
    /// their kind.
    case split
  }

  private(set) var blocks: [LaneBlock] = []
  /// Whether the variant matters for this lane.
  private(set) var hasVariants = false
  private let content: MapContent

  /// - Complexity: O(*n* log *n*) for *n* screens.
  init(lane: Int, of content: MapContent, _ variant: Variant) {
    self.content = content
    // A stack instead of recursion, since the depth of a map is not limited.
    var open = pending(content.forest.roots[lane].filter { content.hosts[$0] == nil }, variant, nil)
    while let block = open.popLast() {
      let index = blocks.count
      blocks.append(block)
      guard !block.isFrame, content.isDeep(block.screens[0]) else { continue }
      open += pending(content.children[block.screens[0]], variant, index)
    }
  }

  /// The blocks of siblings, in reverse order.
  private mutating func pending(
    _ siblings: [Int], _ variant: Variant, _ parent: Int?
  ) -> [LaneBlock] {
    var groups = groups(of: siblings, variant)
    if parent == nil, groups.count > 1, let first = siblings.first, !groups[0].contains(first) {
      // The root of a tab is above the other screens without a parent.
      for index in groups.indices { groups[index].removeAll { $0 == first } }
      groups = [[first]] + groups.filter { !$0.isEmpty }
    }
    var seen: UInt16 = 0
    var result: [LaneBlock] = []
    for (index, group) in groups.enumerated() {
      let kinds = group.reduce(UInt16(0)) { $0 | LaneBlock.bit(content.place(of: $1)) }
      let isLast = index == groups.count - 1
      result.append(
        LaneBlock(
          screens: group, isFrame: group.count > 1, parent: parent, isLast: isLast, kinds: kinds,
          mustHang: isLast && parent != nil && seen >> UInt16(kinds.trailingZeroBitCount) > 1))
      seen |= kinds
    }
    return result.reversed()
  }

  /// Divides siblings into single screens and frames.
  private mutating func groups(of siblings: [Int], _ variant: Variant) -> [[Int]] {
    let leaves = siblings.filter { !content.isDeep($0) }
    guard leaves.count > 1 else { return siblings.map { [$0] } }
    let deep = siblings.filter { content.isDeep($0) }
    let last = deep.last.map(content.place) ?? -1
    let early = leaves.filter { content.place(of: $0) < last }
    if !early.isEmpty { hasVariants = true }
    guard variant == .split, !early.isEmpty else { return deep.map { [$0] } + [leaves] }
    var groups: [[Int]] = []
    for place in 0...last {
      groups += deep.filter { content.place(of: $0) == place }.map { [$0] }
      let own = early.filter { content.place(of: $0) == place }
      if !own.isEmpty { groups.append(own) }
    }
    let rest = leaves.filter { content.place(of: $0) >= last }
    return rest.isEmpty ? groups : groups + [rest]
  }
}
