import Scenes

/// The blocks of a page from top to bottom, with the space between them.
struct PageContent {
  let page: Page
  /// The space above the first block.
  let topGap: Double
  /// The space that a filled page leaves at its bottom.
  let bottomGap: Double

  func draw(in area: Rect, on sketch: inout Sketch) {
    let width = area.width - 2 * Metrics.margin
    let blocks = page.blocks.map(Self.grouped)
    let drawings = blocks.map { $0.map(\.drawing) } ?? [SkeletonPage()]
    let spaces = [topGap] + BlockSpacing.spaces(in: blocks ?? [])
    let heights = stretched(
      drawings.map { $0.height(width: width) },
      flexible: drawings.indices.filter { drawings[$0].isFlexible },
      free: area.height - bottomGap - spaces.reduce(0, +))

    var y = area.y
    for (index, drawing) in drawings.enumerated() {
      y += spaces[index]
      if y >= area.maxY { return }
      let rect = Rect(x: area.x + Metrics.margin, y: y, width: width, height: heights[index])
      drawing.draw(in: rect, on: &sketch)
      y += heights[index]
    }
  }

  /// Gives what the page has left to the blocks that can grow, in equal parts.
  private func stretched(_ heights: [Double], flexible: [Int], free: Double) -> [Double] {
    guard !flexible.isEmpty else { return heights }
    let left = max(0, free - heights.reduce(0, +))
    var heights = heights
    for index in flexible { heights[index] += (left / Double(flexible.count)).rounded(.down) }
    return heights
  }

  /// The blocks with rows and fields that follow each other put on a card.
  static func grouped(_ blocks: [Block]) -> [Block] {
    var result: [Block] = []
    var rows: [Block] = []
    func flush() {
      guard !rows.isEmpty else { return }
      let card = rows
      result.append(.section(ListSection { card }))
      rows = []
    }
    for block in blocks {
      if block.drawing.sharesCard {
        rows.append(block)
      } else {
        flush()
        result.append(block)
      }
    }
    flush()
    return result
  }
}
