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
