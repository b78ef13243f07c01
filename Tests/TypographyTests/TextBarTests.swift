import Testing

@testable import Typography

@Suite("Bars in lines")
struct TextBarTests {
  private let font = Font(size: 17)

  private func mark(_ source: String) -> String { TextBar.start + source + TextBar.end }

  @Test(
    "a bar is as wide as its expression is long, within limits",
    arguments: [
      ("a", 40.0), ("name", 40), ("user.name", 68), ("someVeryLongExpression.description", 120),
    ])
  func widths(source: String, expected: Double) throws {
    let line = Typesetter.line(mark(source), font: font)
    #expect(line.glyphs.isEmpty)
    #expect(line.bars.count == 1)
    #expect(abs(line.width - expected) < 4)
    #expect(Typesetter.width(mark(source), font: font) == line.width)
    let bar = try #require(line.bars.first)
    #expect(bar.x > 0)
    #expect(bar.x + bar.width < line.width)
  }

  @Test("bars grow with the font")
  func size() {
    let ratio =
      Typesetter.width(mark("name"), font: Font(size: 34))
      / Typesetter.width(mark("name"), font: font)
    #expect(abs(ratio - 2) < 0.001)
  }

  @Test("known text stays around a bar")
  func textAround() throws {
    let line = Typesetter.line("Hi \(mark("name"))!", font: font)
    #expect(line.glyphs.count == 3)
    let bar = try #require(line.bars.first)
    #expect(line.glyphs[1].x < bar.x)
    #expect(line.glyphs[2].x > bar.x + bar.width)
  }

  @Test("a line never ends inside of a bar")
  func wrapping() {
    let text = "one two \(mark("some expression with blanks")) three"
    let lines = Typesetter.lines(text, font: font, maxWidth: 130)
    #expect(lines.map(\.bars.count) == [0, 1, 0])
    #expect(lines.allSatisfy { $0.width <= 130 })
  }

  @Test("a bar becomes narrower before a line is truncated")
  func truncation() throws {
    let text = "Hi \(mark("someVeryLongExpression.description"))"
    let narrow = Typesetter.line(text, font: font, maxWidth: 90)
    #expect(narrow.bars.count == 1)
    #expect(narrow.glyphs.count == 2)
    #expect((80...90).contains(narrow.width))
    let tiny = Typesetter.line(text, font: font, maxWidth: 45)
    #expect(tiny.bars.isEmpty)
    #expect(tiny.glyphs.count == 3, "Hi…")
  }

  @Test("quotation marks alone are glyphs")
  func quotationMarks() {
    let line = Typesetter.line("‹name›", font: font)
    #expect(line.bars.isEmpty)
    #expect(line.glyphs.count == 6)
  }
}
