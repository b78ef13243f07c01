import Scenes

/// The parts of a page from top to bottom, with the space between them.
struct PageContent {
  let parts: [PagePart]
  /// The space above the first block.
  let topGap: Double
  /// The space at the bottom of a filled page.
  let bottomGap: Double
  /// The space beside the blocks.
  var margin = Metrics.margin

  /// The height that the blocks need at a width with the margins, both in points.
  func height(width: Double, in layout: BlockLayout) -> Double {
    let heights = parts.map { $0.drawing.height(width: width - 2 * margin, in: layout) }
    return (spaces + heights).reduce(bottomGap, +)
  }

  /// The space above each block.
  private var spaces: [Double] {
    [topGap] + BlockSpacing.spaces(in: parts.map(\.block))
  }

  func draw(in area: Rect, on sketch: inout Sketch) {
    let width = area.width - 2 * margin
    let drawings = parts.map(\.drawing)
    let spaces = spaces
    let heights = stretched(
      drawings.map { $0.height(width: width, in: sketch.layout) },
      flexible: drawings.indices.filter { drawings[$0].isFlexible },
      free: area.height - bottomGap - spaces.reduce(0, +))

    var y = area.y
    for (index, drawing) in drawings.enumerated() {
      y += spaces[index]
      if y >= area.maxY { return }
      let rect = Rect(x: area.x + margin, y: y, width: width, height: heights[index])
      drawing.draw(in: rect, on: &sketch)
      y += heights[index]
    }
  }

  /// Distributes the remaining space equally to the blocks that can grow.
  private func stretched(_ heights: [Double], flexible: [Int], free: Double) -> [Double] {
    guard !flexible.isEmpty else { return heights }
    let left = max(0, free - heights.reduce(0, +))
    var heights = heights
    for index in flexible { heights[index] += (left / Double(flexible.count)).rounded(.down) }
    return heights
  }
}

/// The space between adjacent blocks, in points.
enum BlockSpacing {
  /// The space above each block except the first.
  static func spaces(in blocks: [Block]) -> [Double] {
    zip(blocks, blocks.dropFirst()).map { space(between: $0, and: $1) }
  }

  static func space(between above: Block, and below: Block) -> Double {
    switch (above, below) {
    case (.gap, _), (_, .gap): 0
    case (.section, .section(let section)): section.header == nil ? 20 : 8
    case (_, .section(let section)): section.header == nil ? 16 : 22
    case (.button, .button): 10
    case (_, .button), (.button, _): 18
    case (.text(let text), .text): text.style == .title ? 10 : 8
    case (.progress, .text): 34
    case (.text, .skeleton), (.skeleton, .text): 22
    case (.text, _), (_, .text), (.skeleton, _), (_, .skeleton): 24
    case (.bubble(let first), .bubble(let second)):
      first.isOutgoing == second.isOutgoing ? 4 : 12
    case (.searchField, .segmentedControl), (.segmentedControl, .searchField): 12
    default: 16
    }
  }
}
