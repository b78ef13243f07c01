/// Sorts the marks of a letter in the order in which fonts expect them.
enum MarkOrder {
  private static let below: UInt8 = 220
  private static let above: UInt8 = 230

  /// Sorts marks by their classes; marks of one class keep their order.
  static func sort(_ glyphs: inout [ShapingGlyph], in range: Range<Int>, script: ShapedScript) {
    glyphs.insertInOrder(range, by: \.order)
    switch script {
    case .arabic: putModifiersFirst(&glyphs, in: range)
    case .hebrew: putMetegBeforeVowel(&glyphs, in: range)
    case .thai, .devanagari: break
    }
  }

  /// Puts Arabic marks that belong to their letter, such as hamza, before vowels (UAX #53).
  private static func putModifiersFirst(_ glyphs: inout [ShapingGlyph], in range: Range<Int>) {
    var start = range.lowerBound
    var index = start
    for (order, newOrder) in [(below, UInt8(25)), (above, 26)] {
      while index < range.upperBound, glyphs[index].order < order { index += 1 }
      guard index < range.upperBound else { return }
      var end = index
      while end < range.upperBound, glyphs[end].order == order, glyphs[end].isModifier { end += 1 }
      guard end > index else { continue }
      var modifiers = Array(glyphs[index..<end])
      // A class below that of all vowels, so that composition finds the marks sorted.
      for place in modifiers.indices { modifiers[place].order = newOrder }
      glyphs.removeSubrange(index..<end)
      glyphs.insert(contentsOf: modifiers, at: start)
      start += modifiers.count
      index = end
    }
  }

  /// Puts a Hebrew meteg, or a mark below, between patah or qamats and the second vowel after it.
  private static func putMetegBeforeVowel(_ glyphs: inout [ShapingGlyph], in range: Range<Int>) {
    let patahAndQamats: [UInt8] = [20, 21]
    let shevaAndHiriq: [UInt8] = [22, 23]
    let metegAndBelow: [UInt8] = [25, below]
    for index in range.dropFirst(2) {
      guard patahAndQamats.contains(glyphs[index - 2].order),
        shevaAndHiriq.contains(glyphs[index - 1].order),
        metegAndBelow.contains(glyphs[index].order)
      else { continue }
      glyphs.swapAt(index - 1, index)
      return
    }
  }
}
