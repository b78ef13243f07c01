/// A glyph of a shaped text: its offset from the pen and the advance of the pen, in units of its face.
struct ShapedGlyph: Hashable, Sendable {
  var glyph: UInt16
  var x: Int
  var y: Int
  var advance: Int
}

/// Chooses and places the glyphs of a text in one script and direction.
enum Shaper {
  private static let dottedCircle: UInt32 = 0x25CC

  /// The glyphs of a part of a text, from left to right.
  ///
  /// - Complexity: proportional to the square of the part's length, which is bounded.
  static func shape(_ part: ShapedPart, isBold: Bool) -> [ShapedGlyph] {
    let face = ShapingTables().face(part.script, isBold: isBold)
    var scalars = part.scalars
    // A mark needs a letter; without one, the circle shows where it would be.
    if let first = scalars.first, ShapingGlyph(first).isMark { scalars.insert(dottedCircle, at: 0) }
    let runsNatively = isNative(part)
    if !runsNatively { scalars = reversed(scalars) }
    let isRightToLeft = runsNatively ? part.isRightToLeft : part.script.isRightToLeft
    switch part.script {
    case .thai: scalars = ThaiVowels.decomposed(scalars)
    case .devanagari: scalars = DevanagariVowels.separated(scalars)
    case .arabic, .hebrew: break
    }
    var glyphs = ScalarNormalizer(face: face, script: part.script).glyphs(of: scalars)
    if part.script == .arabic {
      ArabicJoining.assignForms(
        to: &glyphs, joinsBefore: part.joinsBefore, joinsAfter: part.joinsAfter)
    }
    let order = part.script == .devanagari ? SyllableOrder(face: face) : nil
    order?.prepare(&glyphs)
    var substitution = LayoutPass(
      over: glyphs, of: face, isPositioning: false, isRightToLeft: isRightToLeft)
    substitution.run(isLast: false)
    order?.finish(&substitution.glyphs)
    substitution.run(isLast: true)
    return placed(
      substitution.glyphs, face: face, isRightToLeft: isRightToLeft,
      marksHaveAdvance: part.script == .devanagari)
  }

  /// By how many ems a scalar makes a text wider at most, whatever its neighbours are.
  ///
  /// A form that joins is hardly wider than the letter alone, and a mark may get a dotted circle.
  static func widestAdvance(of scalar: UInt32, isBold: Bool) -> Double {
    let (letterMargin, markMargin) = (0.5, 1.0)
    guard let properties = ShapedScalar.properties(of: scalar) else { return markMargin }
    let face = ShapingTables().face(properties.script, isBold: isBold)
    guard let glyph = face.glyph(of: scalar) else { return markMargin }
    let advance = Double(face.advance(of: glyph)) / Double(ShapingFace.unitsPerEm)
    return advance + (properties.isMark ? markMargin : letterMargin)
  }

  private static func placed(
    _ glyphs: [ShapingGlyph], face: ShapingFace, isRightToLeft: Bool, marksHaveAdvance: Bool
  ) -> [ShapedGlyph] {
    var pass = LayoutPass(
      over: glyphs, of: face, isPositioning: true, isRightToLeft: isRightToLeft)
    for index in pass.glyphs.indices {
      pass.glyphs[index].advance = face.advance(of: pass.glyphs[index].glyph)
    }
    pass.run()
    var glyphs = pass.glyphs
    for index in glyphs.indices where !marksHaveAdvance {
      if face.glyphClass(of: glyphs[index].glyph) == .mark { glyphs[index].advance = 0 }
    }
    for index in glyphs.indices where glyphs[index].isJoiner && !glyphs[index].isSubstituted {
      (glyphs[index].advance, glyphs[index].x, glyphs[index].y) = (0, 0, 0)
      glyphs[index].glyph = face.blank
    }
    moveMarks(of: &glyphs, isRightToLeft: isRightToLeft)
    let result = glyphs.map {
      ShapedGlyph(glyph: $0.glyph, x: $0.x, y: $0.y, advance: $0.advance)
    }
    return isRightToLeft ? result.reversed() : result
  }

  /// Makes the offsets of attached marks, which count from their carrier, count from the pen.
  private static func moveMarks(of glyphs: inout [ShapingGlyph], isRightToLeft: Bool) {
    for index in glyphs.indices where glyphs[index].attachment > 0 {
      let carrier = index - glyphs[index].attachment
      glyphs[index].x += glyphs[carrier].x
      glyphs[index].y += glyphs[carrier].y
      if isRightToLeft {
        for between in carrier + 1...index { glyphs[index].x += glyphs[between].advance }
      } else {
        for between in carrier..<index { glyphs[index].x -= glyphs[between].advance }
      }
    }
  }

  /// Whether a part runs in the direction of its script; numbers always run from left to right.
  private static func isNative(_ part: ShapedPart) -> Bool {
    guard part.isRightToLeft != part.script.isRightToLeft else { return true }
    guard part.script.isRightToLeft else { return false }
    let properties = part.scalars.lazy.compactMap(ShapedScalar.properties)
    return properties.contains { $0.isDigit } && !properties.contains { $0.isLetter }
  }

  /// The letters in reverse order, each with its marks after it.
  private static func reversed(_ scalars: [UInt32]) -> [UInt32] {
    var result: [UInt32] = []
    result.reserveCapacity(scalars.count)
    var end = scalars.count
    for index in scalars.indices.reversed() {
      let scalar = scalars[index]
      let isAttached = ShapingGlyph(scalar).isMark || scalar == Joiner.joiner
      guard !isAttached || index == 0 else { continue }
      result += scalars[index..<end]
      end = index
    }
    return result
  }
}
