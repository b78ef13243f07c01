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
