/// Goes over the glyphs of a text and applies the rules of a face.
///
/// It does what the OpenType specification asks of a shaping engine, with the same choices as HarfBuzz where that leaves
/// any.
struct LayoutPass {
  /// Rules apply other rules; no font of ours does so more often than twice.
  private static let deepestNesting = 6

  let face: ShapingFace
  let isPositioning: Bool
  let isRightToLeft: Bool
  var glyphs: [ShapingGlyph]
  /// The glyph to which rules apply.
  var index = 0
  /// What the current lookup sees.
  var matcher: GlyphMatcher
  // What all lookups of the step skip.
  private var step: ShapingFace.Step
  private var nesting = 0
  // The number of glyphs before the current lookup changed any.
  private var firstCount = 0
  private var lastLigature: UInt8 = 0

  init(
    over glyphs: [ShapingGlyph], of face: ShapingFace, isPositioning: Bool, isRightToLeft: Bool
  ) {
    self.glyphs = glyphs
    self.face = face
    self.isPositioning = isPositioning
    self.isRightToLeft = isRightToLeft
    step = ShapingFace.Step(
      lookup: 0, mask: 0, skipsNonJoiners: true, skipsJoiners: true, isLast: false)
    matcher = GlyphMatcher(
      face: face, filter: .withoutMarks, mask: nil, skipsNonJoiners: true, skipsJoiners: true)
  }

  /// Applies the rules of the last stage, of the others, or all.
  mutating func run(isLast: Bool? = nil) {
    for step in face.steps(isPositioning: isPositioning) {
      guard isLast == nil || step.isLast == isLast else { continue }
      self.step = step
      firstCount = glyphs.count
      let lookup = face.lookup(step.lookup, isPositioning: isPositioning)
      index = 0
      while index < glyphs.count {
        let glyph = glyphs[index]
        let isSeen = glyph.mask & step.mask != 0 && !lookup.filter.ignores(glyph.glyph, in: face)
        if !isSeen || !apply(lookup) { index += 1 }
      }
    }
  }

  /// Applies a lookup at the index; on success, the index is after the glyphs that changed.
  private mutating func apply(_ lookup: Lookup) -> Bool {
    guard face.set(lookup.firstGlyphs, contains: glyphs[index].glyph) else { return false }
    matcher = matcher(seeing: lookup.filter)
    for number in 0..<lookup.count {
      guard let part = lookup.part(number) else { continue }
      if apply(part.kind, part.words) { return true }
    }
    return false
  }

  private mutating func apply(_ kind: Lookup.Kind, _ words: Words) -> Bool {
    switch kind {
    case .single: replace(words)
    case .multiple: expand(words)
    case .ligature: ligate(words)
    case .context: applyInContext(words)
    case .adjust: adjust(words)
    case .pair: adjustPair(words)
    case .classes: adjustClasses(words)
    case .markToBase, .markToLigature, .markToMark: attach(kind, words)
    }
  }

  /// Applies a lookup because a rule of another one says so.
  mutating func applyNested(_ number: Int) -> Bool {
    guard nesting < Self.deepestNesting else { return false }
    let outer = matcher
    nesting += 1
    defer {
      nesting -= 1
      matcher = outer
    }
    return apply(face.lookup(number, isPositioning: isPositioning))
  }

  /// A matcher of the glyphs in a match.
  func matcher(seeing filter: Lookup.Filter) -> GlyphMatcher {
    GlyphMatcher(
      face: face, filter: filter, mask: step.mask, syllable: syllable,
      skipsNonJoiners: isPositioning, skipsJoiners: step.skipsJoiners)
  }

  /// The syllable to which a match must belong, if there are syllables.
  private var syllable: UInt8? {
    isPositioning || glyphs[index].syllable == 0 ? nil : glyphs[index].syllable
  }

  /// A matcher of the glyphs before or after a match.
  ///
  /// They need not belong to its syllable if the match has several glyphs, or if glyphs before it have changed. That is
  /// what HarfBuzz does, and what the fonts have been tested with.
  func contextMatcher(isBefore: Bool, matchCount: Int) -> GlyphMatcher {
    let isBound = isBefore ? glyphs.count == firstCount : matchCount == 1
    return contextMatcher(in: isBound ? syllable : nil)
  }

  private func contextMatcher(in syllable: UInt8?) -> GlyphMatcher {
    GlyphMatcher(
      face: face, filter: matcher.filter, mask: nil, syllable: syllable,
      skipsNonJoiners: isPositioning || step.skipsNonJoiners, skipsJoiners: true)
  }

  /// A number for a new ligature; they repeat, since only neighbours must differ.
  mutating func nextLigature() -> UInt8 {
    lastLigature = lastLigature % 7 + 1
    return lastLigature
  }
}
