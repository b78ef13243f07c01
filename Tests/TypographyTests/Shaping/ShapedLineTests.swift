import Testing

@testable import Typography

@Suite("Lines of shaped scripts")
struct ShapedLineTests {
  private let font = Font(size: 1000)
  private let small = Font(size: 17, weight: .semibold)

  @Test("a word is as wide as the sum of its glyphs", arguments: ShapedScript.allCases)
  func width(script: ShapedScript) throws {
    for row in try ShapedWords.rows(of: script) {
      let advances = row.glyphs[0].split(separator: "|").compactMap {
        $0.split(separator: "+").last.flatMap { Double($0) }
      }
      // A word that is divided at punctuation of another script is wider than its glyphs here.
      guard row.word.unicodeScalars.allSatisfy(isShaped) else { continue }
      #expect(Typesetter.width(row.word, font: font) == advances.reduce(0, +), "\(row.word)")
    }
  }

  @Test("glyphs come from the weight of the font")
  func weight() {
    for text in ["سلام", "שלום", "น้ำ"] {
      let glyphs = FontWeight.allCases.map { weight in
        Typesetter.line(text, font: Font(size: 17, weight: weight)).glyphs.map(\.glyph)
      }
      #expect(glyphs[0] == glyphs[1])
      #expect(glyphs[2] == glyphs[3])
      #expect(glyphs[0] != glyphs[2])
    }
  }

  @Test("a mark is above its letter, whatever is around")
  func raised() throws {
    let line = Typesetter.line("a مِبّ b", font: font)
    let raised = line.glyphs.filter { $0.y != 0 }
    #expect(!raised.isEmpty)
    let start = Typesetter.width("a ", font: font)
    for mark in raised { #expect(start..<line.width ~= mark.x) }
  }

  @Test("a number keeps its order between Arabic words")
  func numbers() {
    let line = Typesetter.line("عام ١٢٣", font: font)
    let number = Typesetter.line("١٢٣", font: font)
    #expect(line.glyphs.prefix(3).map(\.glyph) == number.glyphs.map(\.glyph))
    #expect(number.glyphs.map(\.glyph) == ["١", "٢", "٣"].map(onlyGlyph))
  }

  @Test("a line is as wide as it is when it is measured letter by letter")
  func measure() throws {
    for script in ShapedScript.allCases {
      let words = try ShapedWords.rows(of: script).map(\.word)
      for start in stride(from: 0, to: words.count - 4, by: 5) {
        let text = words[start..<start + 4].joined(separator: " ")
        var measure = PointMeasure(font: small, maxWidth: Typesetter.width(text, font: small))
        for character in text { measure.add(Substring(String(character)).unicodeScalars) }
        #expect(measure.fits, "\(text)")
        measure.add(Substring("i").unicodeScalars)
        #expect(!measure.fits, "\(text)")
      }
    }
  }

  @Test("a truncated line fits, and ends between two characters", arguments: ShapedScript.allCases)
  func truncation(script: ShapedScript) throws {
    let text = try ShapedWords.rows(of: script).suffix(60).map(\.word).joined(separator: " ")
    for width in stride(from: 20.0, to: 600, by: 13) {
      let line = Typesetter.line(text, font: small, maxWidth: width)
      #expect(line.width <= width)
      let prefixes = text.indices.map { String(text[..<$0].trimmingLastBlanks()) + "…" }
      let base = TextOrder.base(of: text, .firstLetter)
      let isPrefix = prefixes.prefix(200).contains {
        Typesetter.line($0, font: small, base: base) == withoutMisfit(line)
      }
      #expect(line.glyphs.isEmpty || isPrefix, "\(width)")
    }
  }

  @Test("no line is wider than it may be", arguments: ShapedScript.allCases)
  func wrapping(script: ShapedScript) throws {
    let text = try ShapedWords.rows(of: script).map(\.word).joined(separator: " ")
    for width in stride(from: 120.0, to: 700, by: 97) {
      let lines = Typesetter.lines(text, font: small, maxWidth: width)
      #expect(lines.count > 1)
      for line in lines { #expect(line.width <= width) }
    }
  }

  @Test("random texts are laid out", arguments: ShapedScript.allCases)
  func random(script: ShapedScript) {
    let others = ["x", " ", "1", "(", "\u{202E}", "\u{2067}", "\u{301}", "漢", "-", "\u{A0}", "◌"]
    var random = RepeatableNumbers(seed: 5)
    for text in script.randomTexts(count: 60, longest: 400, seed: 17) {
      var mixed = ""
      for character in text.unicodeScalars {
        mixed.unicodeScalars.append(character)
        if Int.random(in: 0..<8, using: &random) == 0 {
          mixed += others.randomElement(using: &random) ?? ""
        }
      }
      let line = Typesetter.line(mixed, font: small, maxWidth: 300)
      #expect(line.width <= 300)
      let lines = Typesetter.lines(mixed, font: small, maxWidth: 200, maxLines: 5)
      #expect(!lines.isEmpty)
      let positions = lines.flatMap(\.glyphs).flatMap { [$0.x, $0.y] }
      #expect(positions.allSatisfy { $0.isFinite && abs($0) < 100_000 })
    }
  }

  @Test("a word without an end is laid out")
  func endless() {
    for unit in ["ب", "ที่", "שָּׁ", "\u{64E}", "\u{200C}ب"] {
      let text = String(repeating: unit, count: 10_000)
      #expect(Typesetter.width(text, font: small) > 0)
      let line = Typesetter.line(text, font: small, maxWidth: 300)
      #expect(line.width <= 300)
    }
  }

  private func onlyGlyph(_ text: String) -> GlyphID? {
    Typesetter.line(text, font: font).glyphs.first?.glyph
  }

  private func isShaped(_ scalar: Unicode.Scalar) -> Bool {
    ShapedScalar.properties(of: scalar.value) != nil || Joiner.contains(scalar.value)
  }

  private func withoutMisfit(_ line: TextLine) -> TextLine {
    var line = line
    line.misfit = nil
    return line
  }
}
