/// Draws the card of a popover with its arrow, and its control above the dimmed page.
struct PopoverCard {
  let placement: PopoverPlacement
  /// The control that the popover points at; nil if it points at nothing.
  let control: DrawnControl?

  func draw(in display: Rect, on sketch: inout Sketch) {
    sketch.fill(display, sketch.theme.menuDim)
    if case .bar(let button, _) = control?.kind, let frame = control?.rect {
      let style = BarStyle.of(sketch.device, at: .column(PageColumn()))
      sketch.unrecorded { style.drawOpen(button, in: frame, on: &$0) }
    }
    sketch.elevated { sketch in
      let theme = sketch.theme
      let line = theme.outline ?? theme.separator
      if let arrow = placement.arrow { draw(arrow, lower: 0, line, on: &sketch) }
      sketch.rounded(placement.card.inset(x: -0.5, y: -0.5), radius: 14.5, line)
      sketch.rounded(
        placement.card.inset(x: 0.5, y: 0.5), radius: RegularMetrics.popoverCorner - 0.5, theme.bar)
      if let arrow = placement.arrow { draw(arrow, lower: 1.3, theme.bar, on: &sketch) }
    }
  }

  /// Draws an arrow 30 points wide as a thick line around its middle, since a line has a round corner.
  ///
  /// - Parameter lower: How much nearer to the card the tip is.
  private func draw(
    _ arrow: PopoverPlacement.Arrow, lower: Double, _ color: Color, on sketch: inout Sketch
  ) {
    let direction = arrow.isAbove ? 1.0 : -1
    let (run, rise) = (15.0, PopoverPlacement.arrowHeight)
    let length = Point(x: 0, y: 0).distance(to: Point(x: run, y: rise))
    // The middle of the line is half its width inside of the edge.
    let width = 10.0
    let tipInset = width / 2 * length / run
    let tip = arrow.tip.y + direction * (tipInset + lower)
    // The flat ends of the line are inside of the card.
    let legs = rise - tipInset + 4
    let foot = legs * run / rise
    sketch.line(
      through: [
        Point(x: arrow.tip.x - foot, y: tip + direction * legs), Point(x: arrow.tip.x, y: tip),
        Point(x: arrow.tip.x + foot, y: tip + direction * legs),
      ], width: width, corner: 1.5, color)
  }
}
