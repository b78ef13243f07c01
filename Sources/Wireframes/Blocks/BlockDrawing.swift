import Scenes

/// Draws one kind of block, as a picture and as text, and reads it aloud.
protocol BlockDrawing {
  /// Whether the block takes a share of the page's remaining space.
  var isFlexible: Bool { get }

  /// Whether adjacent blocks of this kind share a card.
  var sharesCard: Bool { get }

  /// The distance from the edge of a section's card to the separator below the block, in points.
  func separatorInset(in layout: BlockLayout) -> Double

  /// The minimum height at a width, both in points.
  func height(width: Double, in layout: BlockLayout) -> Double

  /// Draws the block; the rectangle has the width passed to `height(width:in:)` and at least the height it returned.
  func draw(in rect: Rect, on sketch: inout Sketch)

  /// The height on a section's card at a width, both in points.
  func heightOnCard(width: Double, in layout: BlockLayout) -> Double

  /// Draws the block on a section's card; the rectangle is as wide as the card.
  func drawOnCard(in rect: Rect, on sketch: inout Sketch)

  /// Adds the block as lines of text.
  func drawText(on box: inout TextBox)

  /// What a screen reader says of what the block shows, in reading order; by default what its fields say.
  var spokenElements: [AccessibleElement] { get }

  /// The place among the blocks beside it; a higher number is read earlier.
  var sortPriority: Double { get }
}

extension BlockDrawing {
  var isFlexible: Bool { false }

  var sharesCard: Bool { false }

  func separatorInset(in layout: BlockLayout) -> Double { Metrics.margin }

  func heightOnCard(width: Double, in layout: BlockLayout) -> Double {
    height(width: width - 2 * Metrics.margin, in: layout) + 2 * Metrics.cardPadding
  }

  func drawOnCard(in rect: Rect, on sketch: inout Sketch) {
    draw(in: rect.inset(x: Metrics.margin, y: Metrics.cardPadding), on: &sketch)
  }
}

extension Block {
  /// How the block is drawn.
  var drawing: any BlockDrawing {
    guard let drawing = content as? any BlockDrawing else {
      preconditionFailure("a kind of block has no drawing: \(type(of: content))")
    }
    return drawing
  }
}

extension BlockHeight {
  /// A height clamped to ``range``; `nil` if it is missing, infinite or NaN.
  static func shown(_ height: Double?) -> Double? {
    height.flatMap { $0.isFinite ? range.clamping($0) : nil }
  }
}
