import Testing

@testable import Typography

@Suite("Contextual forms and order")
struct ContextTests {
  private let font = Font(size: 17)

  private func glyphs(_ text: String) -> [GlyphID] {
    Typesetter.line(text, font: font).glyphs.map(\.glyph)
  }

  @Test(
    "a symbol beside capitals and digits is raised",
    arguments: [("9:41", 1), ("(2 of 6)", 0), ("A-B", 1), ("+49", 0), ("S • 4", 1), ("hi (W)", 2)])
  func raised(text: String, index: Int) throws {
    let plain = try #require(
      text.filter { $0 != " " }.unicodeScalars.dropFirst(index).first.map { glyphs(String($0)) })
    #expect(glyphs(text)[index] != plain[0])
  }

  @Test(
    "a symbol beside a lowercase letter is not raised",
    arguments: [("a-b", 1), ("a:9", 1), ("-b", 0), (":", 0)])
  func plain(text: String, index: Int) throws {
    let sign = Array(text)[index]
    #expect(glyphs(text)[index] == glyphs(String(sign))[0])
  }

  @Test("Hebrew runs from right to left")
  func hebrew() {
    #expect(glyphs("אבג") == [glyphs("ג"), glyphs("ב"), glyphs("א")].flatMap { $0 })
  }

  @Test("Latin text around Hebrew keeps its position")
  func mixedDirections() {
    #expect(glyphs("a אב c") == ["a", "ב", "א", "c"].flatMap(glyphs))
  }

  @Test("numbers keep their order in a Hebrew run, brackets are mirrored")
  func numbers() {
    #expect(glyphs("א 25 ב") == ["ב", "2", "5", "א"].flatMap(glyphs))
    #expect(VisualOrder.ordered("א(ב)ג") == "ג(ב)א")
  }

  @Test("a Hebrew point stays after its letter")
  func points() {
    #expect(VisualOrder.ordered("ש\u{5C1}ל") == "לש\u{5C1}")
  }
}

extension VisualOrder {
  /// A text in its order from left to right.
  static func ordered(_ text: String) -> String {
    var scalars = text.unicodeScalars.map(\.value)
    let paragraph = BidiParagraph(scalars, base: .firstLetter)
    apply(to: &scalars, levels: paragraph.levels(ofLine: scalars.indices))
    var result = String.UnicodeScalarView()
    result.append(contentsOf: scalars.compactMap(Unicode.Scalar.init))
    return String(result)
  }
}

@Suite("Marks and composition")
struct MarkTests {
  private let font = Font(size: 2816)

  @Test(
    "decomposed text is drawn like composed text",
    arguments: [
      ("e\u{301}", "é"), ("Cre\u{300}me", "Crème"), ("A\u{30A}ngstro\u{308}m", "Ångström"),
      ("\u{3B1}\u{301}", "ά"), ("\u{438}\u{306}", "й"), ("か\u{3099}", "が"),
      ("\u{1112}\u{1161}\u{11AB}", "한"), ("a\u{323}\u{302}", "ậ"),
    ])
  func composition(decomposed: String, composed: String) {
    let plain = composed.unicodeScalars.map { String($0) }.joined()
    #expect(Typesetter.line(decomposed, font: font) == Typesetter.line(plain, font: font))
  }

  @Test("a mark without a composed form is placed over the middle of its letter")
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

  @Test("a mark at the start of a line gets its own space")
  func alone() throws {
    let line = Typesetter.line("\u{301}", font: font)
    #expect(line.width == 1408)
    #expect(try #require(line.glyphs.first).x == 704)
  }
}
