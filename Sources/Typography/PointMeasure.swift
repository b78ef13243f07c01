/// Measures a line in points.
///
/// The characters come one by one, but the glyphs of some scripts depend on the characters beside them.
struct PointMeasure: LineMeasure {
  private var pen: Pen
  private let maxWidth: Double
  // The latest characters that may change each other's glyphs, and the pen before them.
  private var word: [UInt32] = []
  private var wordPen: Pen
  // Where the characters start that are not yet behind that pen.
  private var wordStart = 0
  // An upper bound of the width of the characters that have not been shaped yet.
  private var unknown = 0.0
  private let font: Font

  init(font: Font, maxWidth: Double) {
    pen = Pen(font: font)
    wordPen = pen
    self.maxWidth = maxWidth
    self.font = font
  }

  mutating func add(_ character: Substring.UnicodeScalarView) {
    guard let first = character.first?.value, isInWord(first, character) else {
      endWord()
      pen.measure(character)
      return
    }
    if word.isEmpty { wordPen = pen }
    for scalar in character {
      word.append(scalar.value)
      unknown += Shaper.widestAdvance(of: scalar.value, isBold: font.weight.isHeavy) * font.size
    }
    // To shape the word for each letter would take long, so do it only near the end of the line.
    if !fits { measureWord() }
  }

  var fits: Bool { pen.width + unknown <= maxWidth }

  /// Whether a character is shaped together with its neighbours.
  private func isInWord(_ first: UInt32, _ character: Substring.UnicodeScalarView) -> Bool {
    if ShapedScalar.isCandidate(first) || Joiner.contains(first) && !word.isEmpty { return true }
    // Nearly all other characters are single scalars.
    guard character.index(after: character.startIndex) < character.endIndex else { return false }
    return character.contains { ShapedScalar.isCandidate($0.value) }
  }

  private mutating func endWord() {
    guard !word.isEmpty else { return }
    if unknown > 0 { measureWord() }
    word.removeAll(keepingCapacity: true)
    wordStart = 0
  }

  /// Shapes the word again from its last part on; earlier parts do not change any more.
  private mutating func measureWord() {
    let parts = ShapedParts(word, levels: nil)
    pen = wordPen
    unknown = 0
    var index = wordStart
    while index < word.count {
      (wordPen, wordStart) = (pen, index)
      guard let (end, script) = parts.part(at: index) else {
        if let scalar = Unicode.Scalar(word[index]) {
          pen.measure(Substring(String(scalar)).unicodeScalars)
        }
        index += 1
        continue
      }
      pen.set(parts.part(in: index..<end, script: script))
      index = end
    }
    // What is far behind has no effect any more.
    guard wordStart > 4 * ShapedParts.longest else { return }
    word.removeFirst(wordStart - 2 * ShapedParts.longest)
    wordStart = 2 * ShapedParts.longest
  }
}
