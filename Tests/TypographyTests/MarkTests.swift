import Testing

@testable import Typography

@Suite("Marks and composition")
struct MarkTests {
  private let font = Font(size: 2816)

  @Test(
    "decomposed text draws what composed text draws",
    arguments: [
      ("e\u{301}", "é"), ("Cre\u{300}me", "Crème"), ("A\u{30A}ngstro\u{308}m", "Ångström"),
      ("\u{3B1}\u{301}", "ά"), ("\u{438}\u{306}", "й"), ("か\u{3099}", "が"),
      ("\u{1112}\u{1161}\u{11AB}", "한"), ("a\u{323}\u{302}", "ậ"),
    ])
  func composition(decomposed: String, composed: String) {
    let plain = composed.unicodeScalars.map { String($0) }.joined()
    #expect(Typesetter.line(decomposed, font: font) == Typesetter.line(plain, font: font))
  }

  @Test("a mark without a composed form goes over the middle of its letter")
  func centered() throws {
    let line = Typesetter.line("q\u{301}z", font: font)
    let letter = Typesetter.width("q", font: font)
    try #require(line.glyphs.count == 3)
    #expect(line.glyphs[1].x == letter / 2)
    #expect(line.glyphs[2].x == letter)
  }

  @Test("marks do not widen a line")
  func noAdvance() {
    #expect(
      Typesetter.width("x\u{323}\u{302}\u{20DD}", font: font) == Typesetter.width("x", font: font))
    #expect(Typesetter.width("ที่", font: font) == Typesetter.width("ท", font: font))
  }

  @Test("a mark at the start of a line gets room of its own")
  func alone() throws {
    let line = Typesetter.line("\u{301}", font: font)
    #expect(line.width == 1408)
    #expect(try #require(line.glyphs.first).x == 704)
  }
}
