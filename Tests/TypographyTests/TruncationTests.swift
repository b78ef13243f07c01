import Testing
import Typography

@Suite("Truncation")
struct TruncationTests {
  private let font = Font(size: 17)

  @Test("a text that fits stays whole")
  func fits() {
    let whole = Typesetter.line("Shakshuka", font: font)
    #expect(Typesetter.line("Shakshuka", font: font, maxWidth: whole.width) == whole)
  }

  @Test("a text that does not fit ends in an ellipsis and is as long as possible")
  func ellipsis() {
    let width = Typesetter.width("Shaksh…", font: font)
    let line = Typesetter.line("Shakshuka", font: font, maxWidth: width)
    #expect(line == Typesetter.line("Shaksh…", font: font))
    let narrower = Typesetter.line("Shakshuka", font: font, maxWidth: width.nextDown)
    #expect(narrower == Typesetter.line("Shaks…", font: font))
  }

  @Test("blanks before the ellipsis are removed")
  func blanks() {
    let width = Typesetter.width("Miso …", font: font)
    #expect(
      Typesetter.line("Miso Ramen", font: font, maxWidth: width)
        == Typesetter.line("Miso…", font: font))
  }

  @Test(
    "a character is never split",
    arguments: ["👨‍👩‍👧‍👦", "👍🏽", "🇯🇵", "q\u{301}\u{323}", "한", "\r\n"])
  func graphemes(character: String) {
    let text = "ab\(character)cdefg"
    let prefixes = text.indices.map { String(text[..<$0]) } + [text]
    let whole = Typesetter.width(text, font: font)
    for step in 1..<40 {
      let width = whole * Double(step) / 40
      let line = Typesetter.line(text, font: font, maxWidth: width)
      #expect(line.width <= width)
      let candidates = prefixes.map { Typesetter.line($0 + "…", font: font) }
      #expect(line.glyphs.isEmpty || candidates.contains(line))
    }
  }

  @Test("nothing is drawn if not even the ellipsis fits")
  func tooNarrow() {
    let line = Typesetter.line("Shakshuka", font: font, maxWidth: 1)
    #expect(line.glyphs.isEmpty)
    #expect(line.width == 0)
  }
}
