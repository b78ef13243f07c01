import PlainText

/// A rectangle some of whose corners are round.
struct SVGBox {
  private let rect: Rect
  private let radius: Double
  private let corners: DisplayList.Corners

  /// - Parameter radius: In points; what is more than half of a side, even infinite, makes a capsule.
  ///   Not a number, like an empty rectangle, makes nil.
  init?(_ rect: Rect, radius: Double, corners: DisplayList.Corners) {
    guard rect.isDrawable, !radius.isNaN else { return nil }
    self.rect = rect
    self.radius = min(max(0, radius), rect.width / 2, rect.height / 2)
    self.corners = corners.intersection(.all)
  }

  /// The element that draws the box.
  var figure: SVGFigure {
    if corners.isEmpty || radius == 0 { return .rect(rect) }
    if corners == .all { return .rect(rect, radius: radius) }
    return SVGFigure(name: "path", attributes: [("d", outline)])
  }

  /// The box as a contour of a path, clockwise from the end of its top left corner.
  var outline: String {
    func length(of corner: DisplayList.Corners) -> Double {
      corners.contains(corner) ? radius : 0
    }
    func arc(_ corner: DisplayList.Corners, _ x: Double, _ y: Double) -> String {
      let side = length(of: corner)
      guard side > 0 else { return "" }
      let text = DecimalText.text(side)
      return "a\(text) \(text) 0 0 1 \(DecimalText.text(x * side)) \(DecimalText.text(y * side))"
    }
    let (topLeft, topRight) = (length(of: .topLeft), length(of: .topRight))
    let (bottomLeft, bottomRight) = (length(of: .bottomLeft), length(of: .bottomRight))
    return "M\(DecimalText.text(rect.x + topLeft)) \(DecimalText.text(rect.y))"
      + "H\(DecimalText.text(rect.maxX - topRight))" + arc(.topRight, 1, 1)
      + "V\(DecimalText.text(rect.maxY - bottomRight))" + arc(.bottomRight, -1, 1)
      + "H\(DecimalText.text(rect.x + bottomLeft))" + arc(.bottomLeft, -1, -1)
      + "V\(DecimalText.text(rect.y + topLeft))" + arc(.topLeft, 1, -1) + "z"
  }
}
