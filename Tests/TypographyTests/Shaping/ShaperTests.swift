import Testing

@testable import Typography

@Suite("Shaping")
struct ShaperTests {
  @Test("words have the glyphs and positions of HarfBuzz", arguments: ShapedScript.allCases)
  func words(script: ShapedScript) throws {
    let rows = try ShapedWords.rows(of: script)
    #expect(rows.count >= 200)
    for row in rows {
      #expect(row.glyphs.count == 2)
      for (isBold, expected) in zip([false, true], row.glyphs) {
        let glyphs = ShapedWords.glyphs(of: row.word, script: script, isBold: isBold)
        #expect(glyphs == expected, "\(row.word)")
      }
    }
  }

  @Test("all spellings of a letter with a mark look the same")
  func spellings() {
    #expect(arabic("\u{627}\u{654}\u{628}") == arabic("\u{623}\u{628}"))
    #expect(arabic("\u{628}\u{64E}\u{651}") == arabic("\u{628}\u{651}\u{64E}"))
    let shin = ShapedWords.glyphs(of: "\u{FB2C}\u{5B8}", script: .hebrew, isBold: false)
    let parts = "\u{5E9}\u{5B8}\u{5BC}\u{5C1}"
    #expect(ShapedWords.glyphs(of: parts, script: .hebrew, isBold: false) == shin)
  }

  @Test("a joiner joins letters and a non-joiner separates them, but neither is drawn")
  func joiners() {
    let joined = arabic("\u{647}\u{640}").split(separator: "|").last
    #expect(arabic("\u{647}\u{200D}").split(separator: "|").last == joined)
    let separate = arabic("\u{628}\u{200C}\u{628}").split(separator: "|")
    #expect(separate.count == 3)
    #expect(separate.first == separate.last)
    #expect(separate[1].hasSuffix("+0"))
  }

  @Test("a mark without a letter is shown on a dotted circle")
  func loneMark() {
    for script in ShapedScript.allCases {
      let mark = script.usualScalars.marks[0].lowerBound
      let text = Unicode.Scalar(mark).map { String($0) } ?? ""
      let glyphs = ShapedWords.glyphs(of: text, script: script, isBold: false)
      #expect(glyphs.split(separator: "|").count == 2)
      let circle = ShapingTables().face(script, isBold: false).dottedCircle
      #expect(glyphs.split(separator: "|").contains { $0.hasPrefix("\(circle)+") })
    }
  }

  @Test(
    "a sign that would make a vowel look like another one is on a dotted circle",
    arguments: ["\u{905}\u{93E}", "\u{906}\u{945}", "\u{906}\u{948}", "\u{909}\u{941}"])
  func lookalike(text: String) {
    func hasCircle(_ text: String) -> Bool {
      let circle = ShapingTables().face(.devanagari, isBold: false).dottedCircle
      return ShapedWords.glyphs(of: text, script: .devanagari, isBold: false)
        .split(separator: "|").contains { $0.hasPrefix("\(circle)+") }
    }
    #expect(hasCircle(text))
    let sign = String(String.UnicodeScalarView(text.unicodeScalars.dropFirst()))
    #expect(!hasCircle("\u{907}" + sign))
  }

  @Test("letters join across the place where a long word is divided")
  func longWord() {
    let word = String(repeating: "\u{628}", count: 3 * ShapedParts.longest)
    let parts = ShapedParts(word.unicodeScalars.map(\.value), levels: nil)
    var index = 0
    var glyphs: [UInt16] = []
    while let (end, script) = parts.part(at: min(index, word.unicodeScalars.count - 1)),
      index < word.unicodeScalars.count
    {
      #expect(end - index <= ShapedParts.longest)
      let part = parts.part(in: index..<end, script: script)
      glyphs += Shaper.shape(part, isBold: false).reversed().map(\.glyph)
      index = end
    }
    #expect(glyphs.count == 3 * ShapedParts.longest)
    #expect(Set(glyphs.dropFirst().dropLast()).count == 1)
  }

  @Test("no text is wider than its scalars at their widest", arguments: ShapedScript.allCases)
  func widest(script: ShapedScript) {
    for text in script.randomTexts(count: 500, longest: 20, seed: 3) {
      let scalars = text.unicodeScalars.map(\.value)
      for isBold in [false, true] {
        let part = ShapedPart(
          script: script, scalars: scalars, isRightToLeft: script.isRightToLeft)
        let width = Shaper.shape(part, isBold: isBold).reduce(0) { $0 + $1.advance }
        let bound = scalars.reduce(0) { $0 + Shaper.widestAdvance(of: $1, isBold: isBold) }
        #expect(Double(width) <= bound * Double(ShapingFace.unitsPerEm), "\(scalars)")
      }
    }
  }

  @Test("the resource is as long as it says, and small")
  func resource() {
    #expect(ShapingTables().length == ShapingTables.embeddedLength)
    #expect(ShapingTables.embeddedLength < 6_000_000)
  }

  @Test("each scalar of a face has a glyph with an outline or an advance", arguments: 0..<2)
  func coverage(weight: Int) {
    for script in ShapedScript.allCases {
      let face = ShapingTables().face(script, isBold: weight == 1)
      for scalar in script.allScalars {
        let glyph = face.glyph(of: scalar)
        #expect(glyph.map { face.record(of: $0) != nil || face.advance(of: $0) > 0 } == true)
      }
    }
  }

  private func arabic(_ text: String) -> String {
    ShapedWords.glyphs(of: text, script: .arabic, isBold: false)
  }
}
