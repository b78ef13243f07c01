import Testing

@testable import Typography

@Suite("Order of lines")
struct TextOrderTests {
  private let font = Font(size: 17)

  private func glyphs(_ text: String) -> [GlyphID] {
    Typesetter.line(text, font: font).glyphs.map(\.glyph)
  }

  /// The glyphs of a text whose letters are given from left to right.
  private func visual(_ text: String) -> [GlyphID] {
    text.unicodeScalars.filter { $0 != " " }.flatMap { glyphs(String($0)) }
  }

  @Test(
    "the first letter decides the direction of a line",
    arguments: [
      ("אב x גד", "דג x בא"), ("x אב y", "x בא y"), ("12 אב", "בא 12"), ("אב!", "!בא"),
      ("x אב!", "x בא!"),
    ])
  func firstLetter(text: String, expected: String) {
    #expect(glyphs(text) == visual(expected))
  }

  @Test("all marks of a bracket have its direction")
  func marks() {
    let text = "א(ב)\u{300}\u{300}\u{301}a".unicodeScalars.map(\.value)
    let paragraph = BidiParagraph(text, base: .leftToRight)
    let levels = paragraph.levels(ofLine: paragraph.classes.indices).map { Int($0) }
    #expect(levels == [1, 1, 1, 1, 1, 1, 1, 0])
  }

  @Test("a line can be told its direction")
  func explicit() {
    let left = Typesetter.line("אב!", font: font, base: .leftToRight)
    #expect(left.glyphs.map(\.glyph) == visual("בא!"))
    let right = Typesetter.line("x!", font: font, base: .rightToLeft)
    #expect(right.glyphs.map(\.glyph) == visual("!x"))
  }

  @Test("the ellipsis ends the line on its own side")
  func ellipsis() throws {
    let width = Typesetter.width("אבגד", font: font)
    let hebrew = Typesetter.line("אבגדהוז", font: font, maxWidth: width)
    #expect(hebrew.glyphs.first?.glyph == visual("…").first)
    // Cut before its first letter, the line still runs from right to left.
    let numbers = Typesetter.line(
      "12 אבגדהוז", font: font, maxWidth: Typesetter.width("12…", font: font))
    #expect(numbers.glyphs.first?.glyph == visual("…").first)
  }

  @Test("a number after a line break keeps the order of its paragraph")
  func paragraphs() {
    let width = Typesetter.width("ab אב", font: font)
    let lines = Typesetter.lines("אבגד 1-2\nab אב", font: font, maxWidth: width)
    #expect(lines.count == 3)
    #expect(lines.first?.glyphs.map(\.glyph) == visual("דגבא"))
    #expect(lines.dropFirst().first?.glyphs.map(\.glyph) == glyphs("1-2"))
    #expect(lines.last?.glyphs.map(\.glyph) == visual("ab בא"))
    // After Arabic letters, the same is an Arabic number whose parts are separate.
    let arabic = Typesetter.lines("جدول 1-2", font: font, maxWidth: width)
    #expect(arabic.last?.glyphs.map(\.glyph) == glyphs("2-1"))
  }

  @Test("an override turns Latin letters, and marks keep to their letters")
  func overrides() {
    #expect(glyphs("\u{202E}abc\u{202C}d") == visual("cbad"))
    #expect(glyphs("\u{202E}q\u{301}b") == glyphs("bq\u{301}"))
  }

  @Test("trailing blanks stay at the end of the line")
  func blanks() {
    let line = Typesetter.line("אב  ", font: font)
    #expect(line.glyphs.first.map { $0.x > 0 } == true)
    let left = Typesetter.line("אב  ", font: font, base: .leftToRight)
    #expect(left.glyphs.first?.x == 0)
  }
}
