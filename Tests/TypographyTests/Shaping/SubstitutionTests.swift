import Testing

@testable import Typography

@Suite("Replacing glyphs")
struct SubstitutionTests {
  /// A table that lists glyph 7 alone: an unused number, the count of the glyphs, the glyph, and then what becomes of it,
  /// which is a glyph or the position in the table where more is said.
  private func table(_ rest: [UInt16]) -> [UInt16] { [0, 1, 7] + rest }

  /// The glyphs after a table was applied to the first one, with the index of the pass as the last number; nil if the
  /// table does not apply.
  private func glyphs(
    _ glyphs: [UInt16], after table: [UInt16],
    _ rule: (inout LayoutPass, Words) -> Bool
  ) -> [Int]? {
    let shaping = glyphs.map { number in
      var glyph = ShapingGlyph(0x628)
      glyph.glyph = number
      return glyph
    }
    var pass = LayoutPass(
      over: shaping, of: ShapingTables().face(.arabic, isBold: false), isPositioning: false,
      isRightToLeft: true)
    let applies = table.map(\.littleEndian).withUnsafeBytes { bytes in
      bytes.baseAddress.map { rule(&pass, Words(start: $0)) } ?? false
    }
    if !applies {
      #expect(pass.index == 0 && pass.glyphs.map(\.glyph) == glyphs, "It changed all the same")
      return nil
    }
    return pass.glyphs.map { Int($0.glyph) } + [pass.index]
  }

  @Test("one glyph is replaced by another one, if the table lists it")
  func single() {
    let table = table([40])
    #expect(glyphs([7, 9], after: table) { $0.replace($1) } == [40, 9, 1])
    #expect(glyphs([9, 7], after: table) { $0.replace($1) } == nil)
  }

  @Test("one glyph is replaced by several, if the table lists it")
  func several() {
    let table = table([4, 2, 40, 41])
    #expect(glyphs([7, 9], after: table) { $0.expand($1) } == [40, 41, 9, 2])
    #expect(glyphs([9, 7], after: table) { $0.expand($1) } == nil)
  }

  @Test("several glyphs are replaced by one, if the table lists the first and the rest follows")
  func ligature() {
    let table = table([4, 1, 40, 2, 9])
    #expect(glyphs([7, 9, 8], after: table) { $0.ligate($1) } == [40, 8, 1])
    #expect(glyphs([7, 8, 9], after: table) { $0.ligate($1) } == nil)
    #expect(glyphs([9, 7, 9], after: table) { $0.ligate($1) } == nil)
  }

  @Test("a mark on a part of a ligature matches with what follows, if the ligature is skipped")
  func marksOfParts() throws {
    let face = ShapingTables().face(.arabic, isBold: false)
    let mark = try #require((0..<2000).first { face.glyphClass(of: $0) == .mark })
    let base = try #require((0..<2000).first { face.glyphClass(of: $0) == .base })
    /// The match of the second of three glyphs, which is on a part of the first, with the third.
    func match(first: UInt16, part: UInt8, of next: UInt8) -> [Int]? {
      var glyphs = [first, base, base].map { number in
        var glyph = ShapingGlyph(0x628)
        glyph.glyph = number
        return glyph
      }
      (glyphs[0].ligature, glyphs[0].part) = (5, 0)
      (glyphs[1].ligature, glyphs[1].part) = (5, part)
      (glyphs[2].ligature, glyphs[2].part) = (next, next == 0 ? 0 : 1)
      // A new pass does not see marks.
      var pass = LayoutPass(over: glyphs, of: face, isPositioning: false, isRightToLeft: true)
      pass.index = 1
      return pass.match(2) { _, _ in true }
    }
    #expect(match(first: mark, part: 1, of: 0) == [1, 2])
    #expect(match(first: base, part: 1, of: 0) == nil)
    #expect(match(first: base, part: 1, of: 5) == [1, 2])
    #expect(match(first: base, part: 2, of: 5) == nil)
    #expect(match(first: base, part: 0, of: 0) == [1, 2])
    #expect(match(first: base, part: 0, of: 6) == nil)
  }
}
