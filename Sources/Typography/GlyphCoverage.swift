/// The source of a scalar's glyph.
package enum GlyphSource: Hashable, Sendable {
  /// The main font, with an outline for each weight.
  case outline
  /// An outline of a fallback font; Japanese has two weights, other scripts one.
  case fallback
  /// A low-resolution pixel glyph.
  case pixels
  /// A box with the scalar's hexadecimal digits.
  case box
  /// No glyph, since the scalar only controls its neighbours.
  case invisible
}

/// Finds out which characters have a glyph.
package enum GlyphCoverage {
  /// The source of a scalar's glyph.
  ///
  /// - Complexity: a binary search in one page of the table.
  package static func source(of scalar: Unicode.Scalar) -> GlyphSource {
    if ScalarTraits.isInvisible(scalar.value) { return .invisible }
    if ScalarTraits.isBlank(scalar.value) { return .outline }
    let tables = Typefaces()
    guard let slot = tables.slot(of: scalar.value) else { return .box }
    switch tables.face(slot.face).kind {
    case 0: return .outline
    case 2: return .pixels
    default: return .fallback
    }
  }

  /// The scalars of a text that are drawn as a box, without duplicates, in the order of the text.
  ///
  /// - Complexity: linear in the length of the text.
  package static func scalarsWithoutGlyph(in text: String) -> [Unicode.Scalar] {
    var seen = Set<Unicode.Scalar>()
    return text.unicodeScalars.filter { source(of: $0) == .box && seen.insert($0).inserted }
  }
}

/// Properties of scalars that decide how they are placed.
enum ScalarTraits {
  /// Whether a scalar without a glyph in any font is a blank with an advance.
  static func isBlank(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether a scalar ends a line.
  static func isNewline(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether a scalar is a blank that may hang over the end of a line; false for non-breaking blanks.
  static func isWhitespace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x09...0x0D, 0x20, 0x85, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x2028, 0x2029, 0x205F,
      0x3000:
      true
    default: false
    }
  }

  /// Whether a scalar is invisible and has no advance.
  ///
  /// These are the default ignorable code points of the Unicode Character Database, 15.0
  /// (DerivedCoreProperties.txt), with the interlinear annotation marks.
  static func isInvisible(_ scalar: UInt32) -> Bool {
    guard scalar >= 0xAD else { return false }
    return switch scalar {
    case 0xAD, 0x34F, 0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180F, 0x200B...0x200F,
      0x202A...0x202E, 0x2060...0x206F, 0x3164, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0xFFF0...0xFFFB,
      0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE0FFF:
      true
    default: false
    }
  }

  /// Whether a scalar changes the skin tone of the emoji before it, which outlines cannot show.
  static func isSkinTone(_ scalar: UInt32) -> Bool { 0x1F3FB...0x1F3FF ~= scalar }

  /// Whether a scalar is in one of the blocks of pictographs.
  static func isPictograph(_ scalar: UInt32) -> Bool {
    0x261D...0x27BF ~= scalar || 0x1F300...0x1FAFF ~= scalar
  }
}
