/// Converts text to placed glyphs, the same on every machine.
package enum Typesetter {
  /// Lays out a text on one line.
  ///
  /// Letters are kerned. Marks are placed over the letter before. Blanks have an advance but no glyph. Hebrew and
  /// Arabic run from right to left; they, Thai and Devanagari are shaped by the rules of their fonts. Symbols between capitals and digits are raised. Line feeds count as blanks.
  ///
  /// Parts between the marks of ``TextBar`` become bars.
  ///
  /// - Parameter base: The direction of the line as a whole.
  /// - Complexity: linear in the length of the text.
  package static func line(
    _ text: String, font: Font, base: BaseDirection = .firstLetter
  ) -> TextLine {
    lineWithoutMarks(TextBar.replacingMarks(in: text), font: font, order: .paragraph(base))
  }

  /// Lays out a text in which characters have replaced the marks.
  private static func lineWithoutMarks(
    _ text: String, font: Font, order: LineOrder
  ) -> TextLine {
    var glyphs: [TextLine.PlacedGlyph] = []
    var bars: [TextLine.Bar] = []
    glyphs.reserveCapacity(text.utf8.count)
    var pen = Pen(font: font, fallbackWeight: HanWeight.weight(for: text, in: font))
    let shape = { (part: ShapedPart, pen: inout Pen, glyphs: inout [TextLine.PlacedGlyph]) in
      pen.set(part) { glyphs.append(.init(glyph: $0.glyph, x: $0.x, y: $0.y)) }
    }
    forEachScalar(of: text, order: order, part: { shape($0, &pen, &glyphs) }) { scalar in
      if let level = TextBar.level(of: scalar) {
        bars.append(pen.setBar(level: level))
      } else if let placed = pen.set(scalar) {
        glyphs.append(.init(glyph: placed.glyph, x: placed.x))
      }
    }
    return TextLine(font: font, glyphs: glyphs, bars: bars, width: pen.width)
  }

  /// The advance of a text on one line, in points.
  ///
  /// - Complexity: linear in the length of the text.
  package static func width(_ text: String, font: Font) -> Double {
    var pen = Pen(font: font)
    let text = TextBar.replacingMarks(in: text)
    forEachScalar(of: text, order: .paragraph(.firstLetter), part: { pen.set($0) }) {
      pen.measure($0)
    }
    return pen.width
  }

  /// Calls a function with each scalar to place, or another one with each part to shape, from left to right.
  private static func forEachScalar(
    of text: String, order: LineOrder, part: (ShapedPart) -> Void, _ body: (UInt32) -> Void
  ) {
    var composer = Composer()
    if let (prepared, parts) = order.scalars(of: text) {
      func place(_ ready: UInt32) {
        if ready < LineOrder.firstPart {
          body(ready)
        } else {
          part(parts[Int(ready - LineOrder.firstPart)])
        }
      }
      for scalar in prepared {
        if let ready = composer.push(scalar) { place(ready) }
      }
      if let last = composer.finish() { place(last) }
      return
    }
    for scalar in text.unicodeScalars {
      if let ready = composer.push(scalar.value) { body(ready) }
    }
    if let last = composer.finish() { body(last) }
  }
}

extension Typesetter {
  /// Lays out a text on as many lines as it needs.
  ///
  /// Lines end at line feeds, after blanks and hyphens, and between Chinese, Japanese and Korean
  /// characters if their rules allow it. A word that is wider than the line is split between two grapheme
  /// clusters. Blanks at the end of a line do not count. Each paragraph has its own direction.
  ///
  /// - Parameters:
  ///   - maxWidth: The width of the lines in points. A wider character gets its own line.
  ///   - maxLines: The maximum number of lines; the last one ends in an ellipsis if there is more text.
  ///   - base: The direction of each paragraph as a whole.
  /// - Returns: The lines from top to bottom; none for an empty text.
  /// - Complexity: linear in the length of the text.
  package static func lines(
    _ text: String, font: Font, maxWidth: Double, maxLines: Int = .max,
    base: BaseDirection = .firstLetter
  ) -> [TextLine] {
    let whole = text
    let text = TextBar.replacingMarks(in: text)
    var order = TextOrder(text, base: base)
    var result: [TextLine] = []
    var breaker = LineBreaker(text, emptyLine: PointMeasure(font: font, maxWidth: maxWidth))
    while result.count < maxLines, let range = breaker.next() {
      if result.count == maxLines - 1, !breaker.isAtEnd {
        let rest = breaker.rest(from: range.lowerBound)
        let base = order.base(ofLine: range)
        var line = truncatedLine(String(rest), font: font, maxWidth: maxWidth, base: base)
        let missing = width(String(rest), font: font) - maxWidth
        if missing > 0 {
          let surplus = surplus(of: rest, font: font, maxWidth: maxWidth)
          line.misfit = TextMisfit(
            of: whole, isCut: true, missing: missing, surplus: surplus, room: maxWidth, font: font)
        }
        result.append(line)
      } else {
        let shown = text[range].trimmingLastBlanks()
        let order = order.order(ofLine: shown.startIndex..<shown.endIndex)
        var line = lineWithoutMarks(String(shown), font: font, order: order)
        if breaker.endsInsideWord {
          let word = breaker.word(at: range.upperBound)
          let missing = width(String(word), font: font) - maxWidth
          let surplus = surplus(of: word, font: font, maxWidth: maxWidth)
          line.misfit = TextMisfit(
            of: whole, isCut: false, missing: missing, surplus: surplus, room: maxWidth, font: font)
        }
        result.append(line)
      }
    }
    return result
  }
}

extension Typesetter {
  /// The replacement of truncated text.
  static let ellipsis = "…"

  /// Lays out a text on one line; if it is too wide, it is truncated with an ellipsis.
  ///
  /// It is truncated between grapheme clusters, without blanks before the ellipsis. If not even the ellipsis
  /// fits, the line is empty.
  ///
  /// - Parameters:
  ///   - maxWidth: The maximum width in points.
  ///   - base: The direction of the line as a whole.
  /// - Complexity: linear in the length of the text.
  package static func line(
    _ text: String, font: Font, maxWidth: Double, base: BaseDirection = .firstLetter
  ) -> TextLine {
    let whole = line(text, font: font, base: base)
    if whole.width <= maxWidth { return whole }
    let base = TextOrder.base(of: text, base)
    guard !whole.bars.isEmpty else {
      var line = truncatedLine(text, font: font, maxWidth: maxWidth, base: base)
      line.misfit = TextMisfit(
        of: text, isCut: true, missing: whole.width - maxWidth,
        surplus: surplus(of: text[...], font: font, maxWidth: maxWidth), room: maxWidth,
        font: font)
      return line
    }
    // Narrower bars say as much as wide ones, so they give way before known text does.
    for highest in (0..<TextBar.levels - 1).reversed() {
      let narrower = TextBar.replacingMarks(in: text, highest: highest)
      let line = lineWithoutMarks(narrower, font: font, order: .paragraph(base))
      if line.width <= maxWidth { return line }
    }
    let narrowest = TextBar.replacingMarks(in: text, highest: 0)
    var line = truncatedLine(narrowest, font: font, maxWidth: maxWidth, base: base)
    line.misfit = TextMisfit(
      of: text, isCut: true, missing: width(narrowest, font: font) - maxWidth,
      surplus: surplus(of: narrowest[...], font: font, maxWidth: maxWidth), room: maxWidth,
      font: font)
    return line
  }

  /// The longest prefix of a text that fits, with an ellipsis.
  static func truncatedLine(
    _ text: String, font: Font, maxWidth: Double, base: BaseDirection = .firstLetter
  ) -> TextLine {
    var kept = text.endIndex
    // Start from an upper bound, so that a long text is not measured repeatedly.
    if let overflow = firstOverflow(in: text[...], font: font, maxWidth: maxWidth) {
      kept = text.index(after: overflow)
    }
    while true {
      let start = text[..<kept].trimmingLastBlanks()
      let result = lineWithoutMarks(start + ellipsis, font: font, order: .paragraph(base))
      if result.width <= maxWidth { return result }
      guard !start.isEmpty else { return TextLine(font: font, glyphs: [], width: 0) }
      kept = text.index(before: start.endIndex)
    }
  }

  /// The number of characters at the end that do not fit.
  private static func surplus(of text: Substring, font: Font, maxWidth: Double) -> Int {
    firstOverflow(in: text, font: font, maxWidth: maxWidth).map { text[$0...].count } ?? 0
  }

  /// The first character that does not fit, or nil if all fit.
  static func firstOverflow(
    in text: Substring, font: Font, maxWidth: Double
  ) -> String.Index? {
    var measure = PointMeasure(font: font, maxWidth: maxWidth)
    var index = text.startIndex
    while index < text.endIndex {
      let following = text.index(after: index)
      measure.add(text.unicodeScalars[index..<following])
      if !measure.fits { return index }
      index = following
    }
    return nil
  }
}

extension Pen {
  /// Places one character only to measure its width.
  mutating func measure(_ character: Substring.UnicodeScalarView) {
    var composer = Composer()
    for scalar in character {
      if let ready = composer.push(scalar.value) { measure(ready) }
    }
    if let last = composer.finish() { measure(last) }
  }

  fileprivate mutating func measure(_ scalar: UInt32) {
    if let level = TextBar.level(of: scalar) {
      _ = setBar(level: level)
    } else {
      _ = set(scalar)
    }
  }
}

extension Substring {
  /// The text without trailing blanks.
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
