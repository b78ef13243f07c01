/// Where a popover is on the display, and where its arrow is.
struct PopoverPlacement: Equatable {
  /// The least space between a popover and the edge of the display.
  private static let edge = 12.0
  /// The least distance from the middle of the arrow to the edge of the card.
  private static let arrowInset = 29.0
  static let arrowHeight = 13.0
  /// The space between the tip of the arrow and the control.
  static let tipGap = 3.0
  /// A popover with less room than this has no arrow.
  private static let leastHeight = 140.0

  /// The arrow: the position of its tip, and whether it is above the card.
  struct Arrow: Equatable {
    let tip: Point
    let isAbove: Bool
  }

  let card: Rect
  /// The arrow; nil if the popover points at nothing.
  let arrow: Arrow?

  /// Places a card.
  ///
  /// - Parameters:
  ///   - size: The wanted size.
  ///   - anchor: The control; nil without one.
  ///   - bounds: The part of the display that a card can cover.
  init(_ size: Size, at anchor: Rect?, in bounds: Rect) {
    let inner = bounds.inset(x: Self.edge, y: Self.edge)
    let distance = Self.tipGap + Self.arrowHeight
    guard let anchor else {
      (card, arrow) = (Self.centered(size, in: inner), nil)
      return
    }
    let below = inner.maxY - anchor.maxY - distance
    let above = anchor.y - inner.y - distance
    let isBelow = size.height <= below || below >= above
    let room = isBelow ? below : above
    guard room >= min(size.height, Self.leastHeight) else {
      (card, arrow) = (Self.centered(size, in: inner), nil)
      return
    }
    let height = min(size.height, room)
    let x = max(inner.x, min(anchor.midX - size.width / 2, inner.maxX - size.width))
    let y = isBelow ? anchor.maxY + distance : anchor.y - distance - height
    card = Rect(x: x, y: y, width: size.width, height: height)
    let tipX = max(card.x + Self.arrowInset, min(anchor.midX, card.maxX - Self.arrowInset))
    arrow = Arrow(
      tip: Point(x: tipX, y: isBelow ? anchor.maxY + Self.tipGap : anchor.y - Self.tipGap),
      isAbove: isBelow)
  }

  private static func centered(_ size: Size, in bounds: Rect) -> Rect {
    let height = min(size.height, bounds.height)
    return Rect(
      x: (bounds.midX - size.width / 2).rounded(), y: (bounds.midY - height / 2).rounded(),
      width: size.width, height: height)
  }
}
