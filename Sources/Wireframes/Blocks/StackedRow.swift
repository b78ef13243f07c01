import Typography

/// The texts of a row below each other, as at accessibility sizes: the title, what explains it, and the value.
struct StackedRow {
  private static let padding = 12.0

  private let parts: [(lines: [TextLine], lineHeight: Double, part: TextPart, isTitle: Bool)]

  init(
    title: String, subtitle: String?, value: String?, maxWidth: Double, in layout: BlockLayout
  ) {
    let texts: [(String?, Font, Int)] = [
      (title, .body, 4), (subtitle, .footnote, 4), (value, .body, 3),
    ]
    parts = texts.enumerated().compactMap { index, part in
      guard let text = part.0, !text.isEmpty else { return nil }
      let lines = Typesetter.lines(
        text, font: layout.font(part.1), maxWidth: maxWidth, maxLines: part.2)
      let isValue = index == texts.count - 1
      return (lines, layout.wrappedLine(of: part.1), isValue ? .value : .label, index == 0)
    }
  }

  var height: Double {
    parts.reduce(2 * Self.padding) { $0 + Double($1.lines.count) * $1.lineHeight }
  }

  /// The middle of the first line, from the top of the row.
  var firstLine: Double { Self.padding + (parts.first?.lineHeight ?? 0) / 2 }

  func draw(at x: Double, in rect: Rect, on sketch: inout Sketch) {
    var y = rect.y + ((rect.height - height) / 2).rounded() + Self.padding
    for part in parts {
      let color = part.isTitle ? sketch.theme.text : sketch.theme.secondary
      for line in part.lines {
        sketch.text(line, color, at: x, centerY: y + part.lineHeight / 2, as: part.part)
        y += part.lineHeight
      }
    }
  }
}
