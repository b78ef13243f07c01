extension LayoutPass {
  /// Replaces one glyph by another one.
  mutating func replace(_ words: Words) -> Bool {
    let count = words[1]
    guard let place = words.position(of: glyphs[index].glyph, in: 2..<2 + count) else {
      return false
    }
    put(UInt16(words[2 + count + place]), at: index)
    index += 1
    return true
  }

  /// Replaces one glyph by several.
  mutating func expand(_ words: Words) -> Bool {
    let count = words[1]
    guard let place = words.position(of: glyphs[index].glyph, in: 2..<2 + count) else {
      return false
    }
    let sequence = words.from(words[2 + count + place])
    let original = glyphs[index]
    let parts = (0..<sequence[0]).map { part in
      var glyph = original
      glyph.glyph = UInt16(sequence[1 + part])
      glyph.isSubstituted = true
      guard sequence[0] > 1 else { return glyph }
      glyph.isMultiplied = true
      // What is attached to a ligature stays so.
      if original.ligature == 0 { (glyph.part, glyph.ligatureParts) = (UInt8(part & 15), 0) }
      return glyph
    }
    glyphs.replaceSubrange(index...index, with: parts)
    index += parts.count
    return true
  }

  private mutating func put(_ glyph: UInt16, at index: Int) {
    glyphs[index].glyph = glyph
    glyphs[index].isSubstituted = true
  }
}

extension LayoutPass {
  /// Replaces several glyphs by one.
  mutating func ligate(_ words: Words) -> Bool {
    let count = words[1]
    guard let place = words.position(of: glyphs[index].glyph, in: 2..<2 + count) else {
      return false
    }
    let group = words.from(words[2 + count + place])
    var at = 1
    for _ in 0..<group[0] {
      let parts = group[at + 1]
      let rest = group.from(at + 2)
      let found = match(parts) { part, glyph in glyph == rest[part - 1] }
      if let found {
        join(found, to: UInt16(group[at]))
        return true
      }
      at += 1 + parts
    }
    return false
  }

  /// The glyphs of a match with a number of parts that pass a test; the first one is at the index.
  ///
  /// Marks of different parts of a ligature do not match together.
  func match(_ count: Int, where test: (_ part: Int, _ glyph: UInt16) -> Bool) -> [Int]? {
    var result = [index]
    let first = glyphs[index]
    for part in 1..<max(1, count) {
      let next = matcher.next(after: result[part - 1], in: glyphs) { test(part, $0) }
      guard let next else { return nil }
      let glyph = glyphs[next]
      if first.ligature != 0, first.part != 0 {
        let isTogether = first.ligature == glyph.ligature && first.part == glyph.part
        guard isTogether || canSkipLigature(of: first) else { return nil }
      } else if glyph.ligature != 0, glyph.part != 0, glyph.ligature != first.ligature {
        return nil
      }
      result.append(next)
    }
    return result
  }

  /// Whether the ligature to which a mark at the index is attached is skipped.
  private func canSkipLigature(of mark: ShapingGlyph) -> Bool {
    var place = index
    while place > 0, glyphs[place - 1].ligature == mark.ligature {
      place -= 1
      if glyphs[place].part == 0 { return matcher.skips(glyphs[place]) }
    }
    return false
  }

  /// Makes a ligature of matched glyphs; marks between them remember their part.
  private mutating func join(_ places: [Int], to ligature: UInt16) {
    let classes = places.map { face.glyphClass(of: glyphs[$0].glyph) }
    let areMarks = classes.allSatisfy { $0 == .mark }
    // A base and its marks make a base, and marks make a mark; all else is a ligature.
    let isPlain = areMarks || classes[0] == .base && classes.dropFirst().allSatisfy { $0 == .mark }
    let number = isPlain ? 0 : nextLigature()
    let total = places.reduce(0) { $0 + parts(of: glyphs[$1]) }
    var (last, lastParts) = (glyphs[places[0]].ligature, parts(of: glyphs[places[0]]))
    var sum = lastParts
    if !isPlain {
      (glyphs[index].ligature, glyphs[index].part) = (number, 0)
      glyphs[index].ligatureParts = UInt8(total & 15)
    }
    put(ligature, at: index)
    (glyphs[index].isLigated, glyphs[index].isMultiplied) = (true, false)
    var read = index + 1
    var kept: [ShapingGlyph] = []
    for place in places.dropFirst() {
      for var mark in glyphs[read..<place] {
        if !isPlain { assign(&mark, to: number, sum - lastParts, lastParts) }
        kept.append(mark)
      }
      (last, lastParts) = (glyphs[place].ligature, parts(of: glyphs[place]))
      sum += lastParts
      read = place + 1
    }
    glyphs.replaceSubrange(index + 1..<read, with: kept)
    index += 1 + kept.count
    guard !areMarks, last != 0 else { return }
    for place in index..<glyphs.count {
      guard glyphs[place].ligature == last, glyphs[place].part != 0 else { break }
      let part = min(Int(glyphs[place].part), lastParts)
      glyphs[place].ligature = number
      glyphs[place].part = UInt8((sum - lastParts + part) & 15)
    }
  }

  private func assign(_ mark: inout ShapingGlyph, to ligature: UInt8, _ before: Int, _ parts: Int) {
    let part = mark.part == 0 ? parts : min(Int(mark.part), parts)
    mark.ligature = ligature
    mark.part = UInt8((before + part) & 15)
    mark.ligatureParts = 0
  }

  /// The number of letters that a glyph shows.
  private func parts(of glyph: ShapingGlyph) -> Int {
    let isLigature = glyph.ligatureParts > 0 && face.glyphClass(of: glyph.glyph) == .ligature
    return isLigature ? Int(glyph.ligatureParts) : 1
  }
}
