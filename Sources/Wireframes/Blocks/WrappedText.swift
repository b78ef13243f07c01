import Typography

/// A text that is one line at usual text sizes and as many as it needs at accessibility sizes.
struct WrappedText {
  private let lines: [TextLine]
  private let lineHeight: Double

  /// Lays out a text.
  ///
  /// - Parameters:
  ///   - font: The font at the default text size.
  ///   - maxLines: The maximum number of lines at accessibility sizes.
  init(
    _ text: String, _ font: Font, maxLines: Int, maxWidth: Double, in layout: BlockLayout
  ) {
    lineHeight = layout.wrappedLine(of: font)
    let font = layout.font(font)
    lines =
      layout.isStacked
      ? Typesetter.lines(text, font: font, maxWidth: maxWidth, maxLines: maxLines)
      : [Typesetter.line(text, font: font, maxWidth: maxWidth)]
  }

  var height: Double { Double(lines.count) * lineHeight }

  func draw(
    at x: Double, centerY: Double, _ color: Color, anchor: Sketch.Anchor = .leading,
    as part: TextPart = .button, on sketch: inout Sketch
  ) {
    let first = centerY - Double(lines.count - 1) * lineHeight / 2
    for (index, line) in lines.enumerated() {
      sketch.text(
        line, color, at: x, centerY: first + Double(index) * lineHeight, anchor: anchor,
        as: part)
    }
  }
}
