/// Puts the glyphs of Devanagari syllables in their visual order, as the OpenType specification of the script demands.
struct SyllableOrder {
  /// The bits of the features that apply to parts of a syllable, as in `scripts/typefaces/shaping.py`.
  private static let reph: UInt16 = 16
  private static let belowBase: UInt16 = 32
  private static let half: UInt16 = 64

  private static let ra: UInt32 = 0x930
  static let virama: UInt32 = 0x94D
  private static let dottedCircle: UInt32 = 0x25CC

  let face: ShapingFace

  /// Finds the syllables and orders each of them, before any glyph is replaced.
  func prepare(_ glyphs: inout [ShapingGlyph]) {
    findSyllables(&glyphs)
    Self.forEachSyllable(of: glyphs) { arrange(&glyphs, $0) }
  }

  /// Moves marks and vowel signs to where they belong after half forms and conjuncts have been made.
  func finish(_ glyphs: inout [ShapingGlyph]) {
    let virama = face.glyph(of: Self.virama)
    Self.forEachSyllable(of: glyphs) { range in
      for index in range where glyphs[index].glyph == virama {
        guard glyphs[index].isLigated, glyphs[index].isMultiplied else { continue }
        // A conjunct was taken apart again.
        glyphs[index].role = .halant
        (glyphs[index].isLigated, glyphs[index].isMultiplied) = (false, false)
      }
      var base = finalBase(glyphs, range)
      moveLeftMatras(&glyphs, range, &base)
      moveReph(&glyphs, range, &base)
    }
  }

  private static func forEachSyllable(of glyphs: [ShapingGlyph], _ body: (Range<Int>) -> Void) {
    var start = 0
    while start < glyphs.count {
      let syllable = glyphs[start].syllable
      let end = glyphs[start...].firstIndex { $0.syllable != syllable } ?? glyphs.count
      if glyphs[start].isOrdered { body(start..<end) }
      start = end
    }
  }

  private func findSyllables(_ glyphs: inout [ShapingGlyph]) {
    var grammar = SyllableGrammar(glyphs.map(\.role))
    var result: [ShapingGlyph] = []
    result.reserveCapacity(glyphs.count + 4)
    var start = 0
    var number: UInt8 = 0
    while start < glyphs.count {
      let (end, kind) = grammar.syllable(at: start)
      number = number % 255 + 1
      if kind == .broken {
        var circle = ShapingGlyph(Self.dottedCircle)
        circle.glyph = face.dottedCircle
        (circle.syllable, circle.isOrdered, circle.place) = (number, true, .end)
        result.append(circle)
      }
      for var glyph in glyphs[start..<end] {
        (glyph.syllable, glyph.isOrdered) = (number, kind != .other)
        result.append(glyph)
      }
      start = end
    }
    glyphs = result
  }
}

// MARK: - Before substitution

extension SyllableOrder {
  private func arrange(_ glyphs: inout [ShapingGlyph], _ range: Range<Int>) {
    let (base, hasReph) = firstBase(glyphs, range)
    for index in range.lowerBound..<base {
      glyphs[index].place = min(.half, glyphs[index].place)
    }
    if base < range.upperBound { glyphs[base].place = .base }
    if hasReph { glyphs[range.lowerBound].place = .reph }
    keepMarks(&glyphs, range)
    glyphs.insertInOrder(range, by: \.place)
    flipLeftMatras(&glyphs, range)
    assignForms(&glyphs, range)
  }

  /// Of several vowel signs before a consonant, the last one is the leftmost; marks stay with their sign.
  private func flipLeftMatras(_ glyphs: inout [ShapingGlyph], _ range: Range<Int>) {
    guard let first = range.first(where: { glyphs[$0].place == .beforeConsonants }) else { return }
    let matras = glyphs[first..<range.upperBound].prefix { $0.place == .beforeConsonants }
    var groups: [[ShapingGlyph]] = []
    for glyph in matras {
      if glyph.role.isMatra || groups.isEmpty { groups.append([]) }
      groups[groups.count - 1].append(glyph)
    }
    guard groups.count > 1 else { return }
    glyphs.replaceSubrange(matras.indices, with: groups.reversed().joined())
  }

  /// The consonant that carries the syllable, and whether it starts with a ra that becomes a reph.
  private func firstBase(
    _ glyphs: [ShapingGlyph], _ range: Range<Int>
  ) -> (base: Int, hasReph: Bool) {
    let (start, end) = (range.lowerBound, range.upperBound)
    var base = end
    var limit = start
    let hasReph =
      range.count >= 3 && glyphs[start].scalar == Self.ra
      && glyphs[start + 1].scalar == Self.virama && !glyphs[start + 2].role.isJoiner
    if hasReph { (limit, base) = (start + 2, start) }
    var index = end
    repeat {
      index -= 1
      if glyphs[index].role.isConsonant {
        base = index
        break
      }
      // A joiner after a halant asks for a half form.
      let asksForHalf = index > start && glyphs[index].role == .joiner
      if asksForHalf, glyphs[index - 1].role == .halant { break }
    } while index > limit
    return (base, hasReph && base != start)
  }

  /// Gives marks the place of what is before them, so that both move together.
  private func keepMarks(_ glyphs: inout [ShapingGlyph], _ range: Range<Int>) {
    var last = SyllablePlace.start
    for index in range {
      let role = glyphs[index].role
      guard role.isJoiner || role == .nukta || role == .halant else {
        if glyphs[index].place != .mark { last = glyphs[index].place }
        continue
      }
      glyphs[index].place = last
      guard role == .halant, last == .beforeConsonants else { continue }
      // A halant does not move with a vowel sign.
      let earlier = glyphs[range.lowerBound..<index].last { $0.place != .beforeConsonants }
      if let earlier { glyphs[index].place = earlier.place }
    }
  }

  private func assignForms(_ glyphs: inout [ShapingGlyph], _ range: Range<Int>) {
    let base = glyphs[range].firstIndex { $0.place == .base } ?? range.upperBound
    for index in range {
      if index < base { glyphs[index].mask |= Self.half | Self.belowBase }
      if index > base { glyphs[index].mask |= Self.belowBase }
    }
    for index in range.prefix(while: { glyphs[$0].place == .reph }) {
      glyphs[index].mask |= Self.reph
    }
    // A non-joiner forbids half forms before it.
    for index in range.dropFirst() where glyphs[index].role == .nonJoiner {
      var place = index
      repeat {
        place -= 1
        glyphs[place].mask &= ~Self.half
      } while place > range.lowerBound && !glyphs[place].role.isConsonant
    }
  }
}

// MARK: - After substitution

extension SyllableOrder {
  private func finalBase(_ glyphs: [ShapingGlyph], _ range: Range<Int>) -> Int {
    let (start, end) = (range.lowerBound, range.upperBound)
    var base = glyphs[range].firstIndex { $0.place >= .base } ?? end
    if base < end, start < base, glyphs[base].place > .base { base -= 1 }
    if base == end, start < base, glyphs[base - 1].finalRole == .joiner { base -= 1 }
    while base < end, start < base,
      glyphs[base].finalRole == .nukta || glyphs[base].finalRole == .halant
    {
      base -= 1
    }
    return base
  }

  /// Moves vowel signs that are written before their consonant after the last halant that is still visible.
  private func moveLeftMatras(
    _ glyphs: inout [ShapingGlyph], _ range: Range<Int>, _ base: inout Int
  ) {
    let (start, end) = (range.lowerBound, range.upperBound)
    guard start + 1 < end, start < base else { return }
    var target = lastHalant(glyphs, range, from: base == end ? base - 2 : base - 1)
    guard target > start, glyphs[target].place != .beforeConsonants else { return }
    for index in (start..<target).reversed() where glyphs[index].place == .beforeConsonants {
      if index < base, base <= target { base -= 1 }
      Self.move(&glyphs, from: index, to: target)
      target -= 1
    }
  }

  /// The last visible halant that no joiner follows; the start if there is none.
  private func lastHalant(_ glyphs: [ShapingGlyph], _ range: Range<Int>, from index: Int) -> Int {
    let start = range.lowerBound
    var index = index
    while true {
      while index > start, !glyphs[index].finalRole.isMatra, glyphs[index].finalRole != .halant {
        index -= 1
      }
      guard glyphs[index].finalRole == .halant, glyphs[index].place != .beforeConsonants else {
        return start
      }
      let isFollowed = index + 1 < range.upperBound && glyphs[index + 1].role == .joiner
      guard isFollowed, index > start else { return index }
      index -= 1
    }
  }

  /// Moves a reph after the first visible halant, or to the end of the syllable.
  private func moveReph(
    _ glyphs: inout [ShapingGlyph], _ range: Range<Int>, _ base: inout Int
  ) {
    let (start, end) = (range.lowerBound, range.upperBound)
    guard start + 1 < end, glyphs[start].place == .reph, glyphs[start].isLigated,
      !glyphs[start].isMultiplied
    else { return }
    var target = start + 1
    while target < base, glyphs[target].finalRole != .halant { target += 1 }
    if target < base {
      if target + 1 < base, glyphs[target + 1].finalRole.isJoiner { target += 1 }
    } else {
      target = end - 1
      while target > start, glyphs[target].place == .mark { target -= 1 }
      if glyphs[target].finalRole == .halant {
        var index = base + 1
        while index < target {
          if glyphs[index].finalRole.isMatra { target -= 1 }
          index += 1
        }
      }
    }
    Self.move(&glyphs, from: start, to: target)
  }

  private static func move(_ glyphs: inout [ShapingGlyph], from index: Int, to target: Int) {
    let glyph = glyphs.remove(at: index)
    glyphs.insert(glyph, at: target)
  }
}
