import Testing
import Typography

@Suite("Coverage")
struct GlyphCoverageTests {
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

  @Test("a text names the scalars that are drawn as a box, each once and in its order")
  func withoutGlyph() {
    #expect(
      GlyphCoverage.scalarsWithoutGlyph(in: "a\u{E001}味\u{E000}\u{E001}") == [
        "\u{E001}", "\u{E000}",
      ])
    #expect(GlyphCoverage.scalarsWithoutGlyph(in: "Ελληνικά 日本語 👨‍👩‍👧‍👦").isEmpty)
  }
}
