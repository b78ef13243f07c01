/// Finds the next or the previous glyph that a lookup sees.
struct GlyphMatcher {
  private enum Sight { case seen, skipped, optional }

  let face: ShapingFace
  let filter: Lookup.Filter
  /// The forms that a glyph must have; nil for any.
  var mask: UInt16?
  /// The syllable to which a glyph must belong; nil for any.
  var syllable: UInt8?
  let skipsNonJoiners: Bool
  let skipsJoiners: Bool

  /// The next glyph, or nil if the one that is seen next does not pass a test.
  ///
  /// A joiner may pass, but need not.
  func next(
    after index: Int, in glyphs: [ShapingGlyph], where test: (UInt16) -> Bool
  ) -> Int? {
    for index in glyphs.indices.dropFirst(index + 1) {
      let sight = sight(of: glyphs[index])
      guard sight != .skipped else { continue }
      if hasForm(glyphs[index]), test(glyphs[index].glyph) { return index }
      if sight == .seen { return nil }
    }
    return nil
  }

  /// The next glyph that is seen.
  func next(after index: Int, in glyphs: [ShapingGlyph]) -> Int? {
    for index in glyphs.indices.dropFirst(index + 1) where sight(of: glyphs[index]) == .seen {
      return hasForm(glyphs[index]) ? index : nil
    }
    return nil
  }

  /// The previous glyph, or nil if the one that is seen first before an index does not pass a test.
  func previous(
    before index: Int, in glyphs: [ShapingGlyph], where test: (UInt16) -> Bool
  ) -> Int? {
    var index = index - 1
    while index >= 0 {
      let sight = sight(of: glyphs[index])
      if sight != .skipped {
        if hasForm(glyphs[index]), test(glyphs[index].glyph) { return index }
        if sight == .seen { return nil }
      }
      index -= 1
    }
    return nil
  }

  /// The previous glyph that is seen.
  func previous(before index: Int, in glyphs: [ShapingGlyph]) -> Int? {
    var index = index - 1
    while index >= 0 {
      if sight(of: glyphs[index]) == .seen { return hasForm(glyphs[index]) ? index : nil }
      index -= 1
    }
    return nil
  }

  private func hasForm(_ glyph: ShapingGlyph) -> Bool {
    (syllable == nil || glyph.syllable == syllable) && mask.map { glyph.mask & $0 != 0 } ?? true
  }

  /// Whether a glyph is skipped whatever it is.
  func skips(_ glyph: ShapingGlyph) -> Bool { sight(of: glyph) == .skipped }

  private func sight(of glyph: ShapingGlyph) -> Sight {
    if filter.ignores(glyph.glyph, in: face) { return .skipped }
    guard glyph.isJoiner, !glyph.isHidden, !glyph.isSubstituted else { return .seen }
    let isKept =
      glyph.scalar == Joiner.nonJoiner && !skipsNonJoiners
      || glyph.scalar == Joiner.joiner && !skipsJoiners
    return isKept ? .seen : .optional
  }
}
