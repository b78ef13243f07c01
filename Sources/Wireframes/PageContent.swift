import Scenes

/// The blocks of a page from top to bottom, with the space between them.
struct PageContent {
  let page: Page
  /// The space above the first block.
  let topGap: Double
  /// The space at the bottom of a filled page.
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

  /// Distributes the remaining space equally to the blocks that can grow.
  private func stretched(_ heights: [Double], flexible: [Int], free: Double) -> [Double] {
    guard !flexible.isEmpty else { return heights }
    let left = max(0, free - heights.reduce(0, +))
    var heights = heights
    for index in flexible { heights[index] += (left / Double(flexible.count)).rounded(.down) }
    return heights
  }

  /// The blocks, with adjacent rows and fields combined into cards.
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

/// The content of a page without a description: a list without text.
struct SkeletonPage: BlockDrawing {
  /// The widths of the two lines of each row in points; they differ, as text does.
  private static let rows: [(title: Double, subtitle: Double)] = [
    (180, 120), (210, 90), (150, 140), (190, 155), (170, 110),
  ]

  func height(width: Double) -> Double { Double(Self.rows.count) * Metrics.rowHeight }

  func draw(in card: Rect, on sketch: inout Sketch) {
    let fill = sketch.theme.fill
    sketch.rounded(card, radius: Metrics.cardCorner, sketch.cardColor)
    for (index, row) in Self.rows.enumerated() {
      let y = card.y + Double(index) * Metrics.rowHeight
      let left = card.x + 64
      sketch.rounded(Rect(x: card.x + 16, y: y + 10, width: 36, height: 36), radius: 8, fill)
      sketch.rounded(Rect(x: left, y: y + 15, width: row.title, height: 10), radius: 5, fill)
      sketch.rounded(Rect(x: left, y: y + 34, width: row.subtitle, height: 8), radius: 4, fill)
      if index + 1 < Self.rows.count {
        sketch.fill(
          Rect(x: left, y: y + Metrics.rowHeight - 1, width: card.maxX - left, height: 1),
          sketch.theme.separator)
      }
    }
  }

  func drawText(on box: inout TextBox) {
    var card = TextBox(width: box.width - 4)
    for _ in Self.rows { card.add("□ ▬▬▬▬▬▬▬▬▬▬▬▬") }
    box.card(card)
  }
}
