extension LayoutPass {
  /// Moves one glyph.
  mutating func adjust(_ words: Words) -> Bool {
    let count = words[1]
    guard let place = words.position(of: glyphs[index].glyph, in: 2..<2 + count) else {
      return false
    }
    add(words[2 + count + place], to: index)
    index += 1
    return true
  }

  /// Moves a glyph and the next one, listed by their numbers.
  mutating func adjustPair(_ words: Words) -> Bool {
    let count = words[2]
    guard let place = words.position(of: glyphs[index].glyph, in: 3..<3 + count),
      let second = matcher.next(after: index, in: glyphs)
    else { return false }
    let group = words.from(words[3 + count + place])
    let glyph = glyphs[second].glyph
    guard let found = group.position(of: glyph, in: 1..<1 + group[0]) else { return false }
    let values = 1 + group[0] + 2 * found
    add(group[values], group[values + 1], second: second, hasSecond: words[1] != 0)
    return true
  }

  /// Moves a glyph and the next one, listed by their classes.
  mutating func adjustClasses(_ words: Words) -> Bool {
    let (firsts, seconds, classes) = (words[2], words[3], words[4])
    let secondStart = 5 + 2 * firsts
    guard let place = words.position(of: glyphs[index].glyph, in: 5..<5 + firsts),
      let second = matcher.next(after: index, in: glyphs),
      let found = words.position(
        of: glyphs[second].glyph, in: secondStart..<secondStart + seconds)
    else { return false }
    let row = words[5 + firsts + place]
    let column = words[secondStart + seconds + found]
    let cell = secondStart + 2 * seconds + 2 * (row * classes + column)
    add(words[cell], words[cell + 1], second: second, hasSecond: words[1] != 0)
    return true
  }

  private mutating func add(_ value: Int, to index: Int) {
    let value = face.value(value)
    glyphs[index].x += value.x
    glyphs[index].y += value.y
    glyphs[index].advance += value.advance
  }

  private mutating func add(_ first: Int, _ last: Int, second: Int, hasSecond: Bool) {
    add(first, to: index)
    add(last, to: second)
    // If the second glyph has values, it is not the first one of another pair.
    index = hasSecond ? second + 1 : second
  }
}

extension LayoutPass {
  /// Attaches a mark to the glyph before it that carries it.
  mutating func attach(_ kind: Lookup.Kind, _ words: Words) -> Bool {
    let (marks, classes, bases) = (words[1], words[2], words[3])
    guard let mark = words.position(of: glyphs[index].glyph, in: 4..<4 + marks),
      let carrier = kind == .markToMark ? previousMark() : previousBase(kind)
    else { return false }
    let baseStart = 4 + 3 * marks
    let glyph = glyphs[carrier].glyph
    guard let base = words.position(of: glyph, in: baseStart..<baseStart + bases) else {
      return false
    }
    let matrix = words.from(words[baseStart + bases + base])
    let row = kind == .markToLigature ? part(of: carrier, count: matrix[0]) : 0
    let markClass = words[4 + marks + 2 * mark]
    let anchor = matrix[1 + row * classes + markClass]
    guard anchor > 0 else { return false }
    let (from, to) = (
      face.anchor(words[5 + marks + 2 * mark]), face.anchor(anchor - 1)
    )
    (glyphs[index].x, glyphs[index].y) = (to.x - from.x, to.y - from.y)
    glyphs[index].attachment = index - carrier
    index += 1
    return true
  }

  /// The glyph before that is no mark, and of several in the place of one the first.
  private func previousBase(_ kind: Lookup.Kind) -> Int? {
    let bases = matcher(seeing: .withoutMarks)
    var place = index
    while let previous = bases.previous(before: place, in: glyphs) {
      place = previous
      let glyph = glyphs[place]
      guard kind == .markToBase, glyph.isMultiplied, part(glyph) > 0, place > 0 else { break }
      let before = glyphs[place - 1]
      let isSequence =
        face.glyphClass(of: before.glyph) != .mark && before.ligature == glyph.ligature
        && part(glyph) == part(before) + 1
      guard isSequence else { break }
    }
    return place < index ? place : nil
  }

  /// The mark before, if both belong to the same letter.
  private func previousMark() -> Int? {
    let marks = matcher(seeing: matcher.filter.withoutClasses)
    guard let place = marks.previous(before: index, in: glyphs),
      face.glyphClass(of: glyphs[place].glyph) == .mark
    else { return nil }
    let (mark, other) = (glyphs[index], glyphs[place])
    if mark.ligature == other.ligature {
      return mark.ligature == 0 || part(mark) == part(other) ? place : nil
    }
    // One of them may be a ligature of marks itself.
    let isLigature =
      mark.ligature > 0 && part(mark) == 0 || other.ligature > 0 && part(other) == 0
    return isLigature ? place : nil
  }

  /// The row of a ligature's part to which the mark at the index belongs; that of the last part if it is not known.
  private func part(of ligature: Int, count: Int) -> Int {
    let mark = glyphs[index]
    let isKnown =
      mark.ligature != 0 && mark.ligature == glyphs[ligature].ligature && part(mark) > 0
    return isKnown ? min(count, part(mark)) - 1 : count - 1
  }

  private func part(_ glyph: ShapingGlyph) -> Int { glyph.ligatureParts > 0 ? 0 : Int(glyph.part) }
}
