/// Finds where the lines of a text end.
struct LineBreaker {
  private let text: String
  private let font: Font
  private let maxWidth: Double
  private var start: String.Index

  init(_ text: String, font: Font, maxWidth: Double) {
    self.text = text
    self.font = font
    self.maxWidth = maxWidth
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
  mutating func next() -> Range<String.Index>? {
    guard start < text.endIndex else { return nil }
    let first = start
    var pen = Pen(font: font)
    var lastBreak: String.Index?
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
      if let before, BreakRules.mayBreak(between: before, and: leading) { lastBreak = index }
      pen.measure(scalars)
      if pen.width > maxWidth, !ScalarTraits.isWhitespace(leading), index > first {
        start = lastBreak ?? index
        return first..<start
      }
      before = trailing
      index = following
    }
    start = text.endIndex
    return first..<start
  }
}
