/// The embedding levels of the lines of a text, each resolved in its paragraph.
struct TextOrder {
  private let text: String
  private let base: BaseDirection
  // Whether any paragraph may run from right to left.
  private let mayTurn: Bool
  // The paragraph of the last line; its levels are nil if all of it runs from left to right.
  private var range: Range<String.Index>
  private var paragraph: BidiParagraph?
  // An index in the paragraph and the number of scalars before it, so that no scalar is counted twice.
  private var counted: (index: String.Index, count: Int)

  init(_ text: String, base: BaseDirection) {
    self.text = text
    self.base = base
    mayTurn = Self.isNeeded(for: text.unicodeScalars, base: base)
    range = text.startIndex..<text.startIndex
    counted = (text.startIndex, 0)
  }

  /// Whether a text has scalars that may turn it, or its paragraphs run from right to left anyway.
  static func isNeeded(for scalars: some Sequence<Unicode.Scalar>, base: BaseDirection) -> Bool {
    base == .rightToLeft || scalars.contains { VisualOrder.isRightToLeft($0.value) }
  }

  /// The base direction of a whole text, which a part of it keeps.
  static func base(of text: String, _ base: BaseDirection) -> BaseDirection {
    guard base == .firstLetter, isNeeded(for: text.unicodeScalars, base: base) else { return base }
    return BidiParagraph(text.unicodeScalars.map(\.value), base: base).base
  }

  /// The order of a line.
  ///
  /// Lines must be asked for in the order of the text.
  mutating func order(ofLine line: Range<String.Index>) -> LineOrder {
    findParagraph(of: line.lowerBound)
    guard let paragraph else { return .unchanged }
    let scalars = text.unicodeScalars
    let start = counted.count + scalars.distance(from: counted.index, to: line.lowerBound)
    let end = start + scalars.distance(from: line.lowerBound, to: line.upperBound)
    counted = (line.upperBound, end)
    return .levels(paragraph.levels(ofLine: start..<end))
  }

  /// The base direction of the paragraph with a line.
  mutating func base(ofLine line: Range<String.Index>) -> BaseDirection {
    findParagraph(of: line.lowerBound)
    return paragraph?.base ?? base
  }

  private mutating func findParagraph(of index: String.Index) {
    guard mayTurn else { return }
    let scalars = text.unicodeScalars
    guard range.isEmpty || index >= range.upperBound, index < text.endIndex else { return }
    let start =
      scalars[..<index].lastIndex { ScalarTraits.isNewline($0.value) }
      .map(scalars.index(after:)) ?? text.startIndex
    let end =
      scalars[index...].firstIndex { ScalarTraits.isNewline($0.value) }
      .map(scalars.index(after:)) ?? text.endIndex
    range = start..<end
    counted = (start, 0)
    let content = scalars[range]
    paragraph =
      Self.isNeeded(for: content, base: base)
      ? BidiParagraph(content.map(\.value), base: base) : nil
  }
}

extension BidiParagraph {
  /// The resolved base direction.
  var base: BaseDirection { baseLevel == 0 ? .leftToRight : .rightToLeft }
}
