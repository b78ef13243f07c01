import Testing
import Typography

@testable import Wireframes

@Suite("Outlines as paths") struct SVGPathDataTests {
  private func path(_ text: String) -> String {
    let glyph = Typesetter.line(text, font: Font(size: 17)).glyphs[0].glyph
    return SVGPathData(Outlines.outline(of: glyph)).text
  }

  @Test("An outline starts with a move, closes each contour and repeats no command")
  func letters() {
    #expect(path("l") == "m113-512h-59v512h59z")
    #expect(path("i").filter { $0 == "z" }.count == 2)
    #expect(!path("S").contains(" -"))
  }

  @Test("A glyph without an outline has no path")
  func empty() {
    #expect(SVGPathData(Outlines.outline(of: GlyphID(rawValue: 0))).text == "")
  }

  @Test("The box of a scalar without a glyph keeps its units")
  func box() {
    let line = Typesetter.line("\u{10FFFD}", font: Font(size: 16))
    let outline = Outlines.outline(of: line.glyphs[0].glyph)
    #expect(outline.pathUnitsPerEm == 16)
    #expect(SVGPathData(outline).text.hasPrefix("m1 2h15v-15h-15zm1-1"))
  }
}
