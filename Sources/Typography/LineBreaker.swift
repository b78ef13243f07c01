/// Measures whether a line still fits as characters are added to it.
package protocol LineMeasure {
  /// Adds one character at the end of the line.
  mutating func add(_ character: Substring.UnicodeScalarView)
  /// Whether the added characters fit into the line.
  var fits: Bool { get }
}

/// Breaks a text into lines, with any unit of measure.
///
/// A line ends where ``BreakRules`` allow it. A word that is wider than the line is split between two grapheme
/// clusters, if possible not before closing punctuation nor after opening punctuation.
package struct LineBreaker<Measure: LineMeasure> {
  private let text: String
  private let emptyLine: Measure
  private var start: String.Index

  /// Creates a breaker at the start of a text.
  ///
  /// - Parameter emptyLine: The measure of a line without characters.
  package init(_ text: String, emptyLine: Measure) {
    self.text = text
    self.emptyLine = emptyLine
    start = text.startIndex
  }

  /// Whether all lines have been returned.
  var isAtEnd: Bool { start == text.endIndex }

  /// The text from an index to the next line feed.
  func rest(from index: String.Index) -> Substring {
    let tail = text[index...]
    let end = tail.unicodeScalars.firstIndex { ScalarTraits.isNewline($0.value) }
    return tail[..<(end ?? tail.endIndex)]
  }

  /// The range of the next line, including trailing blanks but not the line feed; nil at the end.
  ///
  /// - Complexity: linear in the length of the line.
  package mutating func next() -> Range<String.Index>? {
    guard start < text.endIndex else { return nil }
    let first = start
    var measure = emptyLine
    // The last break between two words, and the last one inside of a word.
    var wordEnd: String.Index?
    var splitIndex: String.Index?
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
        if BreakRules.canBreak(between: before, and: leading) { wordEnd = index }
        if BreakRules.canSplitWord(before, leading) { splitIndex = index }
      }
      measure.add(scalars)
      if !measure.fits, !ScalarTraits.isWhitespace(leading), index > first {
        start = wordEnd ?? splitIndex ?? index
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

/// Decides between which characters a line may end: a short form of the Unicode Line Breaking Algorithm.
enum BreakRules {
  /// Whether a line may end between two characters.
  ///
  /// - Parameters:
  ///   - before: The last scalar of the character before the break.
  ///   - after: The first scalar of the character after it.
  static func canBreak(between before: UInt32, and after: UInt32) -> Bool {
    if isGlue(before) || isGlue(after) || ScalarTraits.isWhitespace(after) { return false }
    if before == 0x200B { return true }
    // After a blank, a line may begin with a dot or a bracket of Latin text, as in “see .gitignore”.
    if ScalarTraits.isWhitespace(before) { return after < 0x2E80 || !isClosing(after) }
    if !canSplitWord(before, after) { return false }
    if isHyphen(before) { return !(0x30...0x39 ~= after) }
    if before < 0x2E80, after < 0x2E80 { return false }
    return isIdeographic(before) || isIdeographic(after)
  }

  /// Whether a word that is wider than the line may be split between two characters.
  static func canSplitWord(_ before: UInt32, _ after: UInt32) -> Bool {
    !isOpening(before) && !isClosing(after)
  }

  /// Non-breaking spaces and joiners.
  private static func isGlue(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA0, 0x202F, 0x2011, 0x2060, 0xFEFF: true
    default: false
    }
  }

  private static func isHyphen(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2D, 0x2010, 0x2012...0x2014: true
    default: false
    }
  }

  /// Kana, ideographs, Hangul and full-width forms.
  private static func isIdeographic(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2E80...0x9FFF, 0xA000...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFFDC, 0x1F300...0x1FAFF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }

  /// Characters that must not end a line.
  private static func isOpening(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x28, 0x5B, 0x7B, 0xAB, 0x2018, 0x201C, 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014,
      0x3016, 0x3018, 0x301A, 0x301D, 0xFF08, 0xFF3B, 0xFF5B, 0xFF5F, 0xFF62:
      true
    default: false
    }
  }

  /// Characters that must not start a line: closing punctuation, small kana, length and repetition marks.
  private static func isClosing(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x21, 0x25, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D, 0xBB, 0x2019, 0x201D, 0x2025,
      0x2026, 0x203C, 0x2047...0x2049, 0x3001, 0x3002, 0x3005, 0x3009, 0x300B, 0x300D, 0x300F,
      0x3011, 0x3015, 0x3017, 0x3019,
      0x301B, 0x301C, 0x301E, 0x301F, 0x303B, 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063,
      0x3083,
      0x3085, 0x3087, 0x308E, 0x3095, 0x3096, 0x309B...0x309E, 0x30A0, 0x30A1, 0x30A3, 0x30A5,
      0x30A7,
      0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE, 0x30F5, 0x30F6, 0x30FB...0x30FE,
      0x31F0...0x31FF, 0xFF01, 0xFF05, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF3D,
      0xFF5D, 0xFF5E, 0xFF60, 0xFF61, 0xFF63...0xFF65, 0xFF67...0xFF70, 0xFF9E, 0xFF9F:
      true
    default: false
    }
  }
}
