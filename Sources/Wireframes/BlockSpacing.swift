import Scenes

/// The space between blocks that follow each other, in points.
enum BlockSpacing {
  /// The space above each block but the first.
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
