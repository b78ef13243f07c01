/// Measures a line in points.
///
/// The characters come one by one, but the width of an Arabic letter depends on the letters beside it.
struct PointMeasure: LineMeasure {
  private var pen: Pen
  private let maxWidth: Double
  // The last letters of an Arabic word, and the pen before them.
  private var word: [UInt32] = []
  private var wordStart: Pen

  /// After so many scalars, a word is measured in parts, so that the time for a letter is bounded.
  private static let longestPart = 32

  init(font: Font, maxWidth: Double) {
    pen = Pen(font: font)
    wordStart = pen
    self.maxWidth = maxWidth
  }

  mutating func add(_ character: Substring.UnicodeScalarView) {
    guard let first = character.first?.value, ArabicForms.mayJoin(first) else {
      if !word.isEmpty { word.removeAll(keepingCapacity: true) }
      pen.measure(character)
      return
    }
    if word.isEmpty || word.count > Self.longestPart {
      word.removeAll(keepingCapacity: true)
      wordStart = pen
    }
    word += character.lazy.map(\.value)
    pen = wordStart
    for form in ArabicForms.joined(word) { _ = pen.set(form.scalar) }
  }

  var fits: Bool { pen.width <= maxWidth }
}
