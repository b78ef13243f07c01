/// Measures whether a line still fits as characters are added to it.
package protocol LineMeasure {
  /// Adds one character at the end of the line.
  mutating func add(_ character: Substring.UnicodeScalarView)
  /// Whether the added characters fit into the line.
  var fits: Bool { get }
}

/// Breaks a text into lines, with any unit of measure.
///
/// A line ends where the Unicode Line Breaking Algorithm and ``BreakRules`` allow it. A word that is wider than the line
/// is split where only the algorithm allows it, or else between two grapheme clusters, if possible not before
/// closing punctuation nor after opening punctuation.
package struct LineBreaker<Measure: LineMeasure> {
  private let text: String
  private let emptyLine: Measure
  private var start: String.Index
  /// Whether the latest line ends inside of a word, which is wider than the line.
  private(set) var endsInsideWord = false

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

  /// Whether words have no blanks between them, so that a line may end anywhere as far as is known here: Thai, Lao,
  /// Burmese and Khmer.
  private static func isWrittenWithoutBlanks(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF: true
    default: false
    }
  }

  /// The word around an index, without blanks.
  func word(at index: String.Index) -> Substring {
    let isBlank = { (character: Character) in
      character.unicodeScalars.allSatisfy { ScalarTraits.isWhitespace($0.value) }
    }
    let start = text[..<index].lastIndex(where: isBlank).map(text.index(after:))
    let end = text[index...].firstIndex(where: isBlank)
    return text[(start ?? text.startIndex)..<(end ?? text.endIndex)]
  }

  /// The range of the next line, including trailing blanks but not the line feed; nil at the end.
  ///
  /// - Complexity: linear in the length of the line.
  package mutating func next() -> Range<String.Index>? {
    guard start < text.endIndex else { return nil }
    let first = start
    endsInsideWord = false
    var measure = emptyLine
    var rules = BreakRules()
    // The last break between two words, the last one that the algorithm allows inside of a word, and any other.
    var wordEnd: String.Index?
    var partEnd: String.Index?
    var splitIndex: String.Index?
    let allScalars = text.unicodeScalars
    var index = first
    while index < text.endIndex {
      let following = text.index(after: index)
      let scalars = allScalars[index..<following]
      guard let leading = scalars.first?.value else { break }
      if ScalarTraits.isNewline(leading) {
        start = following
        return first..<index
      }
      switch rules.add(scalars, of: allScalars) {
      case .none: break
      case .betweenWords: (wordEnd, splitIndex) = (index, index)
      case .insideWord: (partEnd, splitIndex) = (index, index)
      case .split: splitIndex = index
      }
      measure.add(scalars)
      if !measure.fits, !ScalarTraits.isWhitespace(leading), index > first {
        start = wordEnd ?? partEnd ?? splitIndex ?? index
        endsInsideWord =
          wordEnd == nil && partEnd == nil && !Self.isWrittenWithoutBlanks(allScalars[start])
        return first..<start
      }
      index = following
    }
    start = text.endIndex
    return first..<start
  }
}

/// Decides between which grapheme clusters of a line it may end.
struct BreakRules {
  /// How well a line may end before a grapheme cluster.
  enum Break {
    case none
    /// Between two words, or after a hyphen.
    case betweenWords
    /// Inside of a long word, such as after a slash.
    case insideWord
    /// Only if nothing else is possible.
    case split
  }

  private let properties = UnicodeProperties()
  private var scanner = LineBreakScanner()
  // The last scalar, or nil at the start of the line, and the last one that is no blank.
  private var last: UInt32?
  private var lastSign: UInt32?

  /// Adds a grapheme cluster and decides whether the line may end before it.
  mutating func add(
    _ character: Substring.UnicodeScalarView, of text: String.UnicodeScalarView
  ) -> Break {
    var result = Break.none
    var index = character.startIndex
    repeat {
      let scalar = character[index].value
      if let last, Self.isPlainLetter(last), Self.isPlainLetter(scalar) {
        // LB28: the scanner would not change. This is what most text consists of.
        (self.last, lastSign) = (scalar, scalar)
        character.formIndex(after: &index)
        result = .split
        continue
      }
      let scalarClass = properties.lineBreakClass(of: scalar)
      let isFirst = index == character.startIndex
      character.formIndex(after: &index)
      let next =
        scanner.asksForNext(scalarClass) ? properties.nextClass(in: text, from: index) : nil
      let isAllowed = scanner.add(scalarClass, next: next) == .allowed
      if isFirst, let last {
        let isStart =
          isAllowed || startsName(scalarClass, after: last, in: text, before: index)
          || startsBracket(scalarClass, after: last)
        result = rate(isStart, last, scalar)
      }
      last = scalar
      if scalarClass != .sp { lastSign = scalar }
    } while index < character.endIndex
    return result
  }

  /// Weighs what the algorithm allows between two scalars.
  private func rate(_ isAllowed: Bool, _ before: UInt32, _ after: UInt32) -> Break {
    let canSplit = Self.canSplitWord(before, after)
    // A soft hyphen would have to be drawn, and a range such as 5–10 stays on one line.
    let isKept = before == 0xAD || Self.isDash(before) && 0x30...0x39 ~= after
    guard isAllowed, !isKept else { return canSplit ? .split : .none }
    if before >= 0x2E80 || after >= 0x2E80 || ScalarTraits.isWhitespace(before) || before == 0x2014
    {
      return .betweenWords
    }
    switch properties.lineBreakClass(of: before) {
    case .sp, .zw, .ba, .hy: return .betweenWords
    default: return .insideWord
    }
  }

  /// Whether a dot, a colon or a slash after a blank starts a word, as in “see .gitignore” or “in /usr”.
  ///
  /// The algorithm would leave it on the line before.
  private func startsName(
    _ scalarClass: LineBreakClass, after before: UInt32, in text: String.UnicodeScalarView,
    before index: String.Index
  ) -> Bool {
    guard scalarClass == .infix || scalarClass == .sy, ScalarTraits.isWhitespace(before) else {
      return false
    }
    let next = properties.nextClass(in: text, from: index)
    return next?.isLetter == true || next == .nu
  }

  /// Whether a bracket after a blank and a closing quotation mark starts a word, as in “the 'key' (optional)”.
  ///
  /// The algorithm keeps them together until Unicode 15.1 (LB15), since it does not know which marks are opening ones.
  private func startsBracket(_ scalarClass: LineBreakClass, after before: UInt32) -> Bool {
    guard scalarClass.isOpening, before == 0x20, let lastSign,
      properties.lineBreakClass(of: lastSign) == .qu
    else { return false }
    return !Self.isOpening(lastSign) && lastSign != 0x2039
  }

  private static func isPlainLetter(_ scalar: UInt32) -> Bool {
    0x61...0x7A ~= scalar | 0x20
  }

  private static func isDash(_ scalar: UInt32) -> Bool {
    scalar == 0x2010 || 0x2012...0x2014 ~= scalar
  }

  /// Whether a word that is wider than the line may be split between two characters.
  static func canSplitWord(_ before: UInt32, _ after: UInt32) -> Bool {
    !isOpening(before) && !isClosing(after)
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

extension UnicodeProperties {
  /// The class of the first scalar from an index on that is no mark.
  fileprivate func nextClass(
    in text: String.UnicodeScalarView, from index: String.Index
  ) -> LineBreakClass? {
    text[index...].lazy
      .map { lineBreakClass(of: $0.value) }
      .first { $0 != .cm && $0 != .zwj }
  }
}
