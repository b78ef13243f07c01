extension Typesetter {
  /// What stands for the text that was cut off.
  static let ellipsis = "…"

  /// Sets a text on one line; when it is wider than a width, it ends in an ellipsis.
  ///
  /// It is cut between two characters as a reader counts them, and blanks before the ellipsis go. When not
  /// even the ellipsis fits, the line is empty.
  ///
  /// - Parameter maxWidth: The width in points.
  /// - Complexity: linear in the length of the text.
  package static func line(_ text: String, font: Font, maxWidth: Double) -> TextLine {
    let whole = line(text, font: font)
    return whole.width <= maxWidth ? whole : endingInEllipsis(text, font: font, maxWidth: maxWidth)
  }

  /// The longest start of a text that fits together with an ellipsis.
  static func endingInEllipsis(_ text: String, font: Font, maxWidth: Double) -> TextLine {
    var kept = text.endIndex
    // A first guess that is surely too long, so that a long text is not measured again and again.
    if let overflow = firstOverflow(in: text[...], font: font, maxWidth: maxWidth) {
      kept = text.index(after: overflow)
    }
    while true {
      let start = text[..<kept].trimmingLastBlanks()
      let result = line(start + ellipsis, font: font)
      if result.width <= maxWidth { return result }
      guard !start.isEmpty else { return TextLine(font: font, glyphs: [], width: 0) }
      kept = text.index(before: start.endIndex)
    }
  }

  /// The first character that does not fit in a width, or nil when all do.
  static func firstOverflow(
    in text: Substring, font: Font, maxWidth: Double
  ) -> String.Index? {
    var pen = Pen(font: font)
    var index = text.startIndex
    while index < text.endIndex {
      let following = text.index(after: index)
      pen.measure(text.unicodeScalars[index..<following])
      if pen.width > maxWidth { return index }
      index = following
    }
    return nil
  }
}

extension Pen {
  /// Sets one character for its width alone.
  mutating func measure(_ character: Substring.UnicodeScalarView) {
    var composer = Composer()
    for scalar in character {
      if let ready = composer.push(scalar.value) { _ = set(ready) }
    }
    if let last = composer.finish() { _ = set(last) }
  }
}

extension Substring {
  /// The text without the blanks at its end.
  package func trimmingLastBlanks() -> Substring {
    var end = endIndex
    while end > startIndex {
      let last = unicodeScalars.index(before: end)
      guard ScalarTraits.isWhitespace(unicodeScalars[last].value) else { break }
      end = last
    }
    return self[..<end]
  }
}
