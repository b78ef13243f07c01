/// Turns text into placed glyphs, the same on every machine.
package enum Typesetter {
  /// Sets a text on one line.
  ///
  /// Letters are kerned; marks go over the letter before; blanks have an advance and no glyph. Runs of Hebrew
  /// and Arabic go from right to left; signs between capitals and digits are raised. Breaks of lines count as blanks.
  ///
  /// - Complexity: linear in the length of the text.
  package static func line(_ text: String, font: Font) -> TextLine {
    var glyphs: [TextLine.PlacedGlyph] = []
    glyphs.reserveCapacity(text.utf8.count)
    var pen = Pen(font: font, fallbackWeight: HanWeight.weight(for: text, in: font))
    forEachScalar(of: text) { scalar in
      if let placed = pen.set(scalar) { glyphs.append(.init(glyph: placed.glyph, x: placed.x)) }
    }
    return TextLine(font: font, glyphs: glyphs, width: pen.width)
  }

  /// The advance of a text on one line, in points.
  ///
  /// - Complexity: linear in the length of the text.
  package static func width(_ text: String, font: Font) -> Double {
    var pen = Pen(font: font)
    forEachScalar(of: text) { _ = pen.set($0) }
    return pen.width
  }

  /// Calls a function with each scalar to set, from left to right.
  private static func forEachScalar(of text: String, _ body: (UInt32) -> Void) {
    var composer = Composer()
    if let prepared = preparedScalars(of: text) {
      for scalar in prepared {
        if let ready = composer.push(scalar) { body(ready) }
      }
    } else {
      for scalar in text.unicodeScalars {
        if let ready = composer.push(scalar.value) { body(ready) }
      }
    }
    if let last = composer.finish() { body(last) }
  }

  /// The scalars of a text with forms and order that follow from their neighbours, or nil when they are
  /// simply those of the text, as most often.
  private static func preparedScalars(of text: String) -> [UInt32]? {
    var hasSigns = false
    var hasRightToLeft = false
    for scalar in text.unicodeScalars {
      hasSigns = hasSigns || CaseForms.isCandidate(scalar.value)
      hasRightToLeft = hasRightToLeft || VisualOrder.isRightToLeft(scalar.value)
    }
    guard hasSigns || hasRightToLeft else { return nil }
    var scalars = text.unicodeScalars.map(\.value)
    if hasRightToLeft { VisualOrder.apply(to: &scalars) }
    if hasSigns { CaseForms.apply(to: &scalars) }
    return scalars
  }
}

extension Typesetter {
  /// Sets a text on as many lines as it needs.
  ///
  /// Lines end at line breaks of the text, after blanks and hyphens, and between Chinese, Japanese and Korean
  /// characters where their rules allow it. A word that is wider than the line is broken between two
  /// characters as a reader counts them. Blanks at the end of a line hang over and do not count.
  ///
  /// - Parameters:
  ///   - maxWidth: The width of the lines in points. A character that is wider gets a line of its own.
  ///   - maxLines: How many lines there may be; the last one ends in an ellipsis when the text goes on.
  /// - Returns: The lines from top to bottom; none for an empty text.
  /// - Complexity: linear in the length of the text.
  package static func lines(
    _ text: String, font: Font, maxWidth: Double, maxLines: Int = .max
  ) -> [TextLine] {
    var result: [TextLine] = []
    var breaker = LineBreaker(text, emptyLine: PointMeasure(font: font, maxWidth: maxWidth))
    while result.count < maxLines, let range = breaker.next() {
      if result.count == maxLines - 1, !breaker.isAtEnd {
        let rest = breaker.rest(from: range.lowerBound)
        result.append(endingInEllipsis(String(rest), font: font, maxWidth: maxWidth))
      } else {
        result.append(line(String(text[range].trimmingLastBlanks()), font: font))
      }
    }
    return result
  }
}

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

/// One line of glyphs with their places.
package struct TextLine: Hashable, Sendable {
  /// A glyph and the place of its origin.
  package struct PlacedGlyph: Hashable, Sendable {
    /// Which outline.
    package var glyph: GlyphID
    /// The distance from the start of the line in points.
    package var x: Double

    /// Creates a placed glyph.
    package init(glyph: GlyphID, x: Double) {
      self.glyph = glyph
      self.x = x
    }
  }

  /// The font that the line was set in.
  package var font: Font
  /// The glyphs from left to right; blanks have none.
  package var glyphs: [PlacedGlyph]
  /// The advance of the whole line in points.
  package var width: Double

  /// Creates a line from its placed glyphs.
  package init(font: Font, glyphs: [PlacedGlyph], width: Double) {
    self.font = font
    self.glyphs = glyphs
    self.width = width
  }
}
