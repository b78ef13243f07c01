import Scenes

/// How one kind of block is drawn, as a picture and as text.
protocol BlockDrawing {
  /// Whether the block takes a part of what the page has left.
  var isFlexible: Bool { get }

  /// Whether blocks of this sort that follow each other on a page share a card.
  var sharesCard: Bool { get }

  /// Where the line below the block begins on the card of a section, from the card's edge in points.
  var separatorInset: Double { get }

  /// The least height at a width, both in points.
  func height(width: Double) -> Double

  /// Draws the block; the rectangle has the asked width and at least the asked height.
  func draw(in rect: Rect, on sketch: inout Sketch)

  /// The height on the card of a section with a width, both in points.
  func heightOnCard(width: Double) -> Double

  /// Draws the block on the card of a section; the rectangle is as wide as the card.
  func drawOnCard(in rect: Rect, on sketch: inout Sketch)

  /// Adds the block as lines of text.
  func drawText(on box: inout TextBox)
}

extension BlockDrawing {
  var isFlexible: Bool { false }

  var sharesCard: Bool { false }

  var separatorInset: Double { Metrics.margin }

  func heightOnCard(width: Double) -> Double {
    height(width: width - 2 * Metrics.margin) + 2 * Metrics.cardPadding
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
  /// A height between nothing and far more than any display; `nil` stays, and what is no number
  /// counts as not given.
  static func shown(_ height: Double?) -> Double? {
    height.flatMap { $0.isFinite ? range.clamping($0) : nil }
  }
}
