/// What draws a scalar.
package enum GlyphSource: Hashable, Sendable {
  /// The outline font of all weights.
  case outline
  /// An outline of a fallback font, in two weights where it is Japanese and the same in all otherwise.
  case fallback
  /// A fallback glyph of coarse pixels.
  case pixels
  /// Nothing but the box with the scalar's hexadecimal digits.
  case box
  /// Nothing, since the scalar is only there to control its neighbours.
  case invisible
}

/// Tells which characters have a glyph.
package enum GlyphCoverage {
  /// What draws a scalar.
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

  /// The scalars of a text that are drawn as a box, each once, in the order of the text.
  ///
  /// - Complexity: linear in the length of the text.
  package static func scalarsWithoutGlyph(in text: String) -> [Unicode.Scalar] {
    var seen = Set<Unicode.Scalar>()
    return text.unicodeScalars.filter { source(of: $0) == .box && seen.insert($0).inserted }
  }
}
