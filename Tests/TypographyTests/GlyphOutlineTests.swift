import Testing

@testable import Typography

@Suite("Outlines")
struct GlyphOutlineTests {
  private func outline(of text: String) throws -> GlyphOutline {
    let line = Typesetter.line(text, font: Font(size: 17))
    return Outlines.outline(of: try #require(line.glyphs.first).glyph)
  }

  @Test("straight lines are those of Inter")
  func lines() throws {
    let outline = try outline(of: "l")
    #expect(outline.unitsPerEm == 2816)
    #expect(
      Array(outline.segments) == [
        .move(x: 452, y: 2048), .line(x: 216, y: 2048), .line(x: 216, y: 0), .line(x: 452, y: 0),
      ])
  }

  @Test("cubic curves are those of Inter")
  func cubics() throws {
    #expect(
      Array(try outline(of: ".").segments) == [
        .move(x: 388, y: -16),
        .cubic(c1x: 487, c1y: -16, c2x: 568, c2y: 65, x: 568, y: 164),
        .cubic(c1x: 568, c1y: 263, c2x: 487, c2y: 344, x: 388, y: 344),
        .cubic(c1x: 289, c1y: 344, c2x: 208, c2y: 263, x: 208, y: 164),
        .cubic(c1x: 208, c1y: 65, c2x: 289, c2y: -16, x: 388, y: -16),
      ])
  }

  @Test("splines become curves that meet at midpoints, on a grid twice as fine")
  func splines() throws {
    let outline = try outline(of: "오")
    #expect(outline.unitsPerEm == 512)
    #expect(
      Array(outline.segments.prefix(5)) == [
        .move(x: 254, y: 166),
        .quad(cx: 176, cy: 166, x: 133, y: 198),
        .quad(cx: 90, cy: 230, x: 90, y: 276),
        .quad(cx: 90, cy: 322, x: 132, y: 354),
        .quad(cx: 174, cy: 386, x: 254, y: 386),
      ])
  }

  @Test(
    "a Japanese stroke is that of Noto Sans CJK, thin and bold",
    arguments: [
      (FontWeight.regular, [44, 431, 349, 960]), (.medium, [44, 431, 349, 960]),
      (.semibold, [38, 455, 324, 964]), (.bold, [38, 455, 324, 964]),
    ] as [(FontWeight, [Int32])])
  func japanese(weight: FontWeight, box: [Int32]) throws {
    let line = Typesetter.line("一", font: Font(size: 17, weight: weight))
    let outline = Outlines.outline(of: try #require(line.glyphs.first).glyph)
    #expect(outline.unitsPerEm == 1000)
    #expect(
      Array(outline.segments) == [
        .move(x: box[0], y: box[1]), .line(x: box[0], y: box[2]), .line(x: box[3], y: box[2]),
        .line(x: box[3], y: box[1]),
      ])
  }

  @Test(
    "East Asian stops and commas are in the lower left quarter of a full em",
    arguments: ["、", "。", "，", "．"])
  func stops(sign: String) throws {
    let outline = try outline(of: sign)
    #expect(outline.unitsPerEm == 1000)
    #expect(outline.segments.allSatisfy { $0.end.x < 500 && $0.end.y < 400 })
    #expect(Typesetter.width(sign, font: Font(size: 17)) == 17)
  }

  @Test("an outline can be iterated again")
  func repeatable() throws {
    let outline = try outline(of: "ß")
    #expect(Array(outline.segments) == Array(outline.segments))
    #expect(!outline.isEmpty)
  }

  @Test("an unknown id draws nothing")
  func unknown() {
    let outline = Outlines.outline(of: GlyphID(rawValue: 0x7FFF_FFFF))
    #expect(outline.isEmpty)
    #expect(Array(outline.segments) == [])
    #expect(outline.unitsPerEm > 0)
  }

  @Test("the box of a scalar is a frame and the strokes of its digits")
  func box() throws {
    let outline = try outline(of: "\u{E111}")
    #expect(outline.unitsPerEm == 16)
    let segments = Array(outline.segments)
    #expect(
      Array(segments.prefix(8)) == [
        .move(x: 1, y: -2), .line(x: 12, y: -2), .line(x: 12, y: 13), .line(x: 1, y: 13),
        .move(x: 2, y: 12), .line(x: 11, y: 12), .line(x: 11, y: -1), .line(x: 2, y: -1),
      ])
    // E has five strokes and each 1 has two, with four segments each.
    #expect(segments.count == 8 + 4 * (5 + 3 * 2))
  }

  @Test("a scalar of five or six digits has a wider box")
  func wideBox() {
    let font = Font(size: 16)
    #expect(Typesetter.width("\u{FFFF}", font: font) == 13)
    #expect(Typesetter.width("\u{10FFFF}", font: font) == 17)
  }
}
