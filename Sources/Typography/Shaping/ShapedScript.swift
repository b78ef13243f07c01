/// A script whose glyphs depend on the neighbours of a letter.
///
/// In the order of `scripts/typefaces/shaping.py`.
enum ShapedScript: UInt8, CaseIterable, Sendable {
  case arabic, hebrew, thai, devanagari

  /// Whether its letters run from right to left.
  var isRightToLeft: Bool { self == .arabic || self == .hebrew }
}

/// How an Arabic letter joins its neighbours (ArabicShaping.txt), in the order of `scripts/typefaces/scalars.py`.
enum JoiningType: UInt8, Sendable {
  case none, causing, dual, left, right, transparent

  /// Whether it joins the letter before it.
  var joinsPrevious: Bool { self == .dual || self == .right || self == .causing }
  /// Whether it joins the letter after it.
  var joinsNext: Bool { self == .dual || self == .left || self == .causing }
}

/// What shaping needs to know of a scalar.
struct ShapedScalar {
  private enum Flag {
    static let mark: UInt8 = 1
    static let letter: UInt8 = 2
    static let digit: UInt8 = 4
    static let modifier: UInt8 = 8
  }

  let script: ShapedScript
  let joining: JoiningType
  /// The class by which marks are sorted; 0 for what stays in its place.
  let order: UInt8
  /// What it is in a syllable.
  let role: SyllableRole
  private let flags: UInt8

  init(
    script: ShapedScript, joining: JoiningType, order: UInt8, flags: UInt8, role: SyllableRole
  ) {
    (self.script, self.joining, self.order, self.flags) = (script, joining, order, flags)
    self.role = role
  }

  var isMark: Bool { flags & Flag.mark != 0 }
  var isLetter: Bool { flags & Flag.letter != 0 }
  var isDigit: Bool { flags & Flag.digit != 0 }
  /// Whether the mark belongs to its letter more closely than others (UAX #53).
  var isModifier: Bool { flags & Flag.modifier != 0 }

  /// Whether a scalar may have properties; a quick answer for most texts.
  static func isCandidate(_ scalar: UInt32) -> Bool {
    guard scalar >= 0x590 else { return false }
    return scalar <= 0x97F || 0xE00...0xE5F ~= scalar || 0xFB1D...0xFEFC ~= scalar
  }

  /// The properties of a scalar, or nil if its glyph never depends on its neighbours.
  ///
  /// - Complexity: logarithmic in the number of ranges of scalars that are alike.
  static func properties(of scalar: UInt32) -> ShapedScalar? {
    isCandidate(scalar) ? ShapingTables().properties(of: scalar) : nil
  }
}

/// Scalars without a glyph that separate or join their neighbours.
enum Joiner {
  static let nonJoiner: UInt32 = 0x200C
  static let joiner: UInt32 = 0x200D
  static let graphemeJoiner: UInt32 = 0x34F

  static func contains(_ scalar: UInt32) -> Bool {
    scalar == nonJoiner || scalar == joiner || scalar == graphemeJoiner
  }
}
