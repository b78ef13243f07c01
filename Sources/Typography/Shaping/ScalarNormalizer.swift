/// Brings letters and their marks in the form for which a face has glyphs.
///
/// A letter with marks is taken apart, its marks are sorted, and what has a glyph of its own is put together again, so
/// that all spellings of a text look the same.
struct ScalarNormalizer {
  /// Longer sequences of marks are not sorted; no text has them.
  private static let mostMarks = 32

  // The one letter whose parts would make another syllable.
  private static let rra: UInt32 = 0x931

  private let tables = ShapingTables()
  let face: ShapingFace
  let script: ShapedScript

  /// The glyphs of scalars.
  func glyphs(of scalars: [UInt32]) -> [ShapingGlyph] {
    let original = scalars.map(ShapingGlyph.init)
    var glyphs = decomposed(original)
    sortMarks(of: &glyphs)
    if original.contains(where: \.isMark) { glyphs = composed(glyphs) }
    for index in glyphs.indices { glyphs[index].glyph = face.glyph(of: glyphs[index].scalar) ?? 0 }
    return glyphs
  }

  /// Takes letters with marks apart, and all for which there is no glyph.
  private func decomposed(_ glyphs: [ShapingGlyph]) -> [ShapingGlyph] {
    var result: [ShapingGlyph] = []
    result.reserveCapacity(glyphs.count + 4)
    for (index, glyph) in glyphs.enumerated() {
      let hasMarks = glyph.isMark || index + 1 < glyphs.count && glyphs[index + 1].isMark
      let isWhole =
        !hasMarks && script != .devanagari && face.glyph(of: glyph.scalar) != nil
        || glyph.scalar == Self.rra
      if isWhole || !appendParts(of: glyph.scalar, to: &result) { result.append(glyph) }
    }
    return result
  }

  /// Appends the parts of a scalar if there are glyphs for them.
  private func appendParts(of scalar: UInt32, to result: inout [ShapingGlyph]) -> Bool {
    guard let (first, second) = tables.decomposition(of: scalar) else { return false }
    guard second == 0 || face.glyph(of: second) != nil else { return false }
    if !appendParts(of: first, to: &result) {
      guard face.glyph(of: first) != nil else { return false }
      result.append(ShapingGlyph(first))
    }
    if second != 0 { result.append(ShapingGlyph(second)) }
    return true
  }

  private func sortMarks(of glyphs: inout [ShapingGlyph]) {
    var start = 0
    while start < glyphs.count {
      var end = start
      while end < glyphs.count, glyphs[end].order != 0 { end += 1 }
      if end - start > 1, end - start <= Self.mostMarks {
        MarkOrder.sort(&glyphs, in: start..<end, script: script)
      }
      start = end + 1
    }
    // A grapheme joiner that keeps no marks apart is not seen.
    for index in glyphs.indices.dropFirst().dropLast()
    where glyphs[index].scalar == Joiner.graphemeJoiner {
      let (before, after) = (glyphs[index - 1].order, glyphs[index + 1].order)
      if after == 0 || before <= after { glyphs[index].isHidden = false }
    }
  }

  /// Puts letters and marks together that have a glyph for both.
  private func composed(_ glyphs: [ShapingGlyph]) -> [ShapingGlyph] {
    var result: [ShapingGlyph] = []
    result.reserveCapacity(glyphs.count)
    var starter = 0
    for glyph in glyphs {
      if glyph.isMark, let last = result.last,
        script != .devanagari || !result[starter].isMark,
        starter == result.count - 1 || last.order < glyph.order,
        let whole = tables.composition(of: result[starter].scalar, with: glyph.scalar),
        face.glyph(of: whole) != nil
      {
        let mask = result[starter].mask
        result[starter] = ShapingGlyph(whole)
        result[starter].mask = mask
        continue
      }
      result.append(glyph)
      if glyph.order == 0 { starter = result.count - 1 }
    }
    return result
  }
}
