import Testing
import Typography

/// A text with its advance in Inter's units in each weight, as HarfBuzz 11 lays it out with the same font files
/// (hb-shape with the default features).
struct MeasuredText: CustomTestStringConvertible {
  var text: String
  var widths: [Double]

  var testDescription: String { text }

  init(_ text: String, _ widths: Double...) {
    self.text = text
    self.widths = widths
  }

  static let all = [
    MeasuredText("Shakshuka", 14472, 14725, 14979, 15237),
    MeasuredText("AVATAR", 10376, 10624, 10872, 11124),
    MeasuredText("A", 1904, 1971, 2038, 2106),
    MeasuredText("AV", 3616, 3729, 3842, 3958),
    MeasuredText("Te, Yo. We", 13876, 13929, 13979, 14029),
    MeasuredText("25 min · 4 servings", 25212, 25485, 25759, 26029),
    MeasuredText("Simmer the tomatoes until the sauce thickens", 60784, 61531, 62283, 63037),
    MeasuredText("Delete “Shakshuka”?", 27456, 27897, 28341, 28787),
    MeasuredText("9:41", 5620, 5732, 5844, 5956),
    MeasuredText("Μουσακάς με μελιτζάνες", 34340, 34860, 35379, 35897),
    MeasuredText("Борщ со сметаной", 25808, 26014, 26217, 26423),
    MeasuredText("Crème brûlée", 17948, 18166, 18389, 18607),
    MeasuredText("(2 of 6) A-B +49-30", 26632, 26899, 27162, 27434),
    MeasuredText("hello (World)", 16824, 17165, 17505, 17843),
    MeasuredText("Tel: 5:30 PM", 16584, 16757, 16929, 17099),
  ]
}

@Suite("Layout of a line")
struct TypesetterTests {
  /// At this size a point is a unit of Inter.
  private let unitSize = 2816.0

  @Test("a line is as wide as in another text engine", arguments: MeasuredText.all)
  func widths(of sample: MeasuredText) {
    for (weight, expected) in zip(FontWeight.allCases, sample.widths) {
      let font = Font(size: unitSize, weight: weight)
      #expect(Typesetter.width(sample.text, font: font) == expected)
      #expect(Typesetter.line(sample.text, font: font).width == expected)
    }
  }

  @Test("A and V are kerned")
  func kerning() {
    let font = Font(size: 17)
    let apart = Typesetter.width("A", font: font) + Typesetter.width("V", font: font)
    #expect(Typesetter.width("AV", font: font) < apart)
  }

  @Test("widths grow in proportion to the size")
  func scaling() {
    let units: Double = 14472
    #expect(Typesetter.width("Shakshuka", font: Font(size: 17)) == units * 17 / unitSize)
    #expect(Typesetter.width("Shakshuka", font: Font(size: 34)) == units * 34 / unitSize)
  }

  @Test("glyphs are at the end of the advances before them")
  func positions() {
    let line = Typesetter.line("A .", font: Font(size: unitSize))
    #expect(line.glyphs.map(\.x) == [0, Typesetter.width("A ", font: Font(size: unitSize))])
    #expect(line.width == line.glyphs[1].x + 776)
  }

  @Test("an empty text has no glyphs and no width")
  func empty() {
    let font = Font(size: 17)
    #expect(Typesetter.line("", font: font) == TextLine(font: font, glyphs: [], width: 0))
  }

  @Test(
    "blanks advance and draw nothing",
    arguments: [" ", "\u{A0}", "\t", "\n", "\u{2028}", "\u{3000}"])
  func blanks(blank: String) {
    let line = Typesetter.line(blank, font: Font(size: 17))
    #expect(line.glyphs.isEmpty)
    #expect(line.width > 0)
  }

  @Test(
    "control characters have no advance",
    arguments: ["\u{200D}", "\u{FE0F}", "\u{FEFF}", "\u{AD}", "\u{202E}", "\u{E0067}"])
  func invisible(scalar: String) {
    let line = Typesetter.line("a\(scalar)b", font: Font(size: 17))
    #expect(line.glyphs == Typesetter.line("ab", font: Font(size: 17)).glyphs)
    #expect(line.width == Typesetter.line("ab", font: Font(size: 17)).width)
  }

  @Test(
    "Inter has a glyph for each weight, Japanese a regular and a bold one, the fallback one for all",
    arguments: [
      ("g", [0, 1, 2, 3]), ("味", [0, 0, 2, 2]), ("、", [0, 0, 2, 2]), ("한", [0, 0, 0, 0]),
    ])
  func weights(text: String, firstAlike: [Int]) {
    let glyphs = FontWeight.allCases.map {
      Typesetter.line(text, font: Font(size: 17, weight: $0)).glyphs.map(\.glyph)
    }
    #expect(glyphs.map { glyphs.firstIndex(of: $0) } == firstAlike)
  }

  @Test("a line with an ideograph without a bold form is regular throughout, except Latin")
  func evenWeight() {
    let bold = Font(size: 17, weight: .bold)
    let regular = Font(size: 17)
    let line = Typesetter.line("g红肉。", font: bold)
    let latin = Typesetter.line("g", font: bold).glyphs
    #expect(
      line.glyphs.map(\.glyph)
        == (latin + Typesetter.line("红肉。", font: regular).glyphs).map(\.glyph))
    #expect(Typesetter.line("肉。", font: bold).glyphs != Typesetter.line("肉。", font: regular).glyphs)
  }

  @Test(
    "kana and symbols are a full em wide in every weight, half-width ones a half",
    arguments: FontWeight.allCases)
  func fullWidth(weight: FontWeight) {
    let font = Font(size: 16, weight: weight)
    #expect(Typesetter.width("あア、。（）「」！：Ａ味　", font: font) == 13 * 16)
    #expect(Typesetter.width("ｱ｡｢｣ｧ", font: font) == 5 * 8)
  }

  @Test("fallback glyphs have the advances of their fonts")
  func fallbackAdvances() {
    #expect(Typesetter.width("一の", font: Font(size: 256)) == 512)
    #expect(Typesetter.width("ו", font: Font(size: 1000)) == 301)
    #expect(Typesetter.width("🍅", font: Font(size: 2048)) == 1850)
    #expect(Typesetter.width("🧅", font: Font(size: 64)) == 64)
  }

  @Test("a skin tone is ignored after a pictograph, and drawn alone")
  func skinTone() {
    let font = Font(size: 17)
    #expect(Typesetter.line("👍🏽", font: font) == Typesetter.line("👍", font: font))
    #expect(Typesetter.line("a🏽", font: font).glyphs.count == 2)
  }
}

@Suite("Vertical metrics")
struct FontMetricsTests {
  @Test("are those of Inter, in proportion to the size")
  func values() {
    let metrics = FontMetrics(Font(size: 22))
    #expect(metrics.capHeight == 16)
    #expect(metrics.xHeight == 12)
    #expect(metrics.ascent == 21.3125)
    #expect(metrics.descent == 5.3125)
    #expect(metrics.lineHeight == 26.625)
  }
}
