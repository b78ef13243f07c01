import Testing

@testable import Typography

@Suite("Every scalar")
struct EveryScalarTests {
  @Test("draws one glyph that has an outline, or is a blank or invisible")
  func everyScalarDraws() {
    var wrong: [UInt32] = []
    var boxes = 0
    for value in UInt32(0)...0x10FFFF where Unicode.Scalar(value) != nil {
      var pen = Pen(font: Font(size: 17))
      let placed = pen.set(value)
      if let placed {
        if Outlines.outline(of: placed.glyph).isEmpty { wrong.append(value) }
        if placed.glyph.boxedScalar != nil { boxes += 1 }
      } else if pen.width == 0, !ScalarTraits.isInvisible(value) {
        wrong.append(value)
      }
    }
    #expect(wrong == [])
    // 17 planes minus surrogates, minus about 69,700 scalars with glyphs and 4,200 invisible ones.
    #expect((1_030_000...1_045_000).contains(boxes))
  }

  @Test("the blanks are those of Unicode that lines may break at")
  func whitespace() {
    let nonBreaking: Set<UInt32> = [0xA0, 0x2007, 0x202F]
    let wrong = (UInt32(0)...0x10FFFF).filter { value in
      guard let scalar = Unicode.Scalar(value) else { return false }
      let isBlank = scalar.properties.isWhitespace && !nonBreaking.contains(value)
      return ScalarTraits.isWhitespace(value) != isBlank
    }
    #expect(wrong == [])
  }

  @Test("only blanks and invisible scalars draw nothing")
  func blanks() {
    let blanks = (UInt32(0)...0x2FFFF).filter { value in
      var pen = Pen(font: Font(size: 17))
      return pen.set(value) == nil && pen.width > 0
    }
    let expected: [UInt32] =
      [9, 10, 11, 12, 13, 0x20, 0x85, 0xA0] + Array(0x2000...0x200A)
      + [0x2028, 0x2029, 0x202F, 0x205F, 0x2800, 0x3000]
    #expect(Set(expected).subtracting(blanks).isEmpty)
    #expect(blanks.count < expected.count + 40)
  }

  @Test("every outline starts with a move and is near its em square")
  func outlinesAreSane() {
    var wrong: [Int] = []
    for glyph in 0..<Typefaces().glyphCount {
      let outline = Outlines.outline(of: GlyphID(rawValue: UInt32(glyph)))
      let limit = 12 * outline.unitsPerEm
      var isStarted = false
      for segment in outline.segments {
        if case .move = segment { isStarted = true }
        let end = segment.end
        if !isStarted || abs(end.x) > limit || abs(end.y) > limit {
          wrong.append(glyph)
          break
        }
      }
    }
    #expect(wrong == [])
  }

  @Test("the tables end at the end of the embedded bytes")
  func length() {
    #expect(Typefaces().length == Typefaces.embeddedLength)
  }

  @Test("the slots begin with ASCII and exclude noncharacters")
  func slots() {
    let tables = Typefaces()
    #expect(tables.slot(of: 0x20)?.index == 0)
    #expect(tables.slot(of: 0x7E)?.index == 0x5E)
    #expect(tables.slot(of: 0xD7FF) == nil)
    #expect(tables.slot(of: 0xE000) == nil)
    #expect(tables.slot(of: 0x10FFFF) == nil)
  }
}

extension OutlineSegment {
  /// The end of a segment.
  var end: (x: Int32, y: Int32) {
    switch self {
    case .move(let x, let y), .line(let x, let y): (x, y)
    case .quad(_, _, let x, let y): (x, y)
    case .cubic(_, _, _, _, let x, let y): (x, y)
    }
  }
}

@Suite("Coverage")
struct GlyphCoverageTests {
  @Test("Invisible are the scalars that Unicode ignores by default, and annotation marks")
  func invisible() {
    let annotations: ClosedRange<UInt32> = 0xFFF9...0xFFFB
    let wrong = (0...UInt32(0x10FFFF)).filter { value in
      guard let scalar = Unicode.Scalar(value) else { return false }
      let isIgnored = scalar.properties.isDefaultIgnorableCodePoint
      return ScalarTraits.isInvisible(value) != (isIgnored || annotations.contains(value))
    }
    #expect(wrong.map { String($0, radix: 16) } == [])
  }

  @Test(
    "the source of a scalar",
    arguments: [
      ("A", GlyphSource.outline), ("é", .outline), ("Ω", .outline), ("Ж", .outline),
      ("€", .outline),
      ("→", .outline), (" ", .outline), ("\n", .outline), ("味", .fallback), ("の", .fallback),
      ("한", .fallback), ("。", .fallback), ("א", .fallback), ("ع", .fallback), ("ก", .fallback),
      ("अ", .fallback), ("🍅", .fallback), ("☂", .fallback), ("⺀", .pixels), ("🧅", .pixels),
      ("\u{E000}", .box), ("\u{378}", .box), ("\u{12000}", .box), ("\u{10FFFF}", .box),
      ("\u{1}", .box), ("\u{200D}", .invisible), ("\u{FE0F}", .invisible), ("\u{FEFF}", .invisible),
    ])
  func source(text: String, expected: GlyphSource) throws {
    #expect(GlyphCoverage.source(of: try #require(text.unicodeScalars.first)) == expected)
  }

  @Test("The blocks of pictographs and of skin tones have their first and last scalar")
  func blocks() {
    let pictographs: [UInt32] = [0x261D, 0x27BF, 0x1F300, 0x1FAFF]
    for scalar in pictographs { #expect(ScalarTraits.isPictograph(scalar)) }
    for scalar: UInt32 in [0x261C, 0x27C0, 0x1F2FF, 0x1FB00] {
      #expect(!ScalarTraits.isPictograph(scalar))
    }
    let tones = (0x1F3F0...0x1F40F as ClosedRange<UInt32>).filter(ScalarTraits.isSkinTone)
    #expect(tones == [0x1F3FB, 0x1F3FC, 0x1F3FD, 0x1F3FE, 0x1F3FF])
  }

  @Test("the scalars of a text that are drawn as a box are listed once and in order")
  func withoutGlyph() {
    #expect(
      GlyphCoverage.scalarsWithoutGlyph(in: "a\u{E001}味\u{E000}\u{E001}") == [
        "\u{E001}", "\u{E000}",
      ])
    #expect(GlyphCoverage.scalarsWithoutGlyph(in: "Ελληνικά 日本語 👨‍👩‍👧‍👦").isEmpty)
  }
}
