/// Tells whether a line still fits as characters are added to it.
package protocol LineMeasure {
  /// Adds one character at the end of the line.
  mutating func add(_ character: Substring.UnicodeScalarView)
  /// Whether what was added is no wider than the line may be.
  var fits: Bool { get }
}

/// Finds where the lines of a text end, whatever they are measured in.
///
/// A line ends where the rules allow it. Where a word is wider than the line, it ends between two
/// characters as a reader counts them, still not before a closing sign nor after an opening one unless
/// there is no other place.
package struct LineBreaker<Measure: LineMeasure> {
  private let text: String
  private let emptyLine: Measure
  private var start: String.Index

  /// A breaker at the start of a text.
  ///
  /// - Parameter emptyLine: The measure of a line without characters.
  package init(_ text: String, emptyLine: Measure) {
    self.text = text
    self.emptyLine = emptyLine
    start = text.startIndex
  }

  /// Whether all lines were returned.
  var isAtEnd: Bool { start == text.endIndex }

  /// The text from a place to the next break that the text itself makes.
  func rest(from index: String.Index) -> Substring {
    let tail = text[index...]
    let end = tail.unicodeScalars.firstIndex { ScalarTraits.isNewline($0.value) }
    return tail[..<(end ?? tail.endIndex)]
  }

  /// The range of the next line with the blanks at its end and without a line break, or nil at the end.
  ///
  /// - Complexity: linear in the length of the line.
  package mutating func next() -> Range<String.Index>? {
    guard start < text.endIndex else { return nil }
    let first = start
    var measure = emptyLine
    // The last place between two words, and the last one inside of a word.
    var wordEnd: String.Index?
    var emergency: String.Index?
    var before: UInt32?
    var index = first
    while index < text.endIndex {
      let following = text.index(after: index)
      let scalars = text.unicodeScalars[index..<following]
      guard let leading = scalars.first?.value, let trailing = scalars.last?.value else { break }
      if ScalarTraits.isNewline(leading) {
        start = following
        return first..<index
      }
      if let before {
        if BreakRules.mayBreak(between: before, and: leading) { wordEnd = index }
        if BreakRules.mayPart(before, leading) { emergency = index }
      }
      measure.add(scalars)
      if !measure.fits, !ScalarTraits.isWhitespace(leading), index > first {
        start = wordEnd ?? emergency ?? index
        return first..<start
      }
      before = trailing
      index = following
    }
    start = text.endIndex
    return first..<start
  }
}

/// Measures a line in points.
struct PointMeasure: LineMeasure {
  private var pen: Pen
  private let maxWidth: Double

  init(font: Font, maxWidth: Double) {
    pen = Pen(font: font)
    self.maxWidth = maxWidth
  }

  mutating func add(_ character: Substring.UnicodeScalarView) { pen.measure(character) }

  var fits: Bool { pen.width <= maxWidth }
}
