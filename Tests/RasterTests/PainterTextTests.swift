import Testing
import Typography
import Wireframes

@testable import Raster

@Suite struct PainterTextTests {
  @Test("A baseline is on the nearest pixel row: a stem ends there, and nothing is below")
  func baseline() {
    for (y, row) in [(20, 20), (20.4, 20), (19.5, 20), (20.6, 21)] {
      let bitmap = painted([text("H", y: y)], width: 24, height: 26)
      #expect(bitmap.reds[row - 1].contains { $0 < 40 })
      #expect(bitmap.reds[row].allSatisfy { $0 == 255 })
    }
  }

  @Test("A line moved by whole pixels is the same picture moved, by a quarter it is another one")
  func quarters() {
    let here = painted([text("min", x: 4)], width: 40, height: 26)
    let there = painted([text("min", x: 9, y: 22)], width: 40, height: 26)
    let cut = PixelRect(left: 0, top: 0, right: 35, bottom: 24)
    let moved = PixelRect(left: 5, top: 2, right: 40, bottom: 26)
    #expect(there.cropped(to: moved) == here.cropped(to: cut))
    let one = painted([text("m", x: 4)], width: 40, height: 26)
    #expect(painted([text("m", x: 4.1)], width: 40, height: 26) == one)
    #expect(painted([text("m", x: 4.25)], width: 40, height: 26) != one)
  }

  @Test("A raised glyph is higher by its rise, to the nearest pixel")
  func raised() {
    for (rise, y) in [(3.0, 17.0), (-2.4, 22.0), (0.6, 19.0), (0.0, 20.0)] {
      var line = Typesetter.line("n", font: Font(size: 17))
      line.glyphs[0].y = rise
      let raised = painted([.text(line, origin: Point(x: 4, y: 20), black)], width: 24, height: 26)
      #expect(raised == painted([text("n", y: y)], width: 24, height: 26))
    }
  }

  @Test("Text over two colours is as dark as over each of them")
  func twoBackgrounds() {
    let grey = Color(hex: 0xE4E4EA)
    let both = painted(
      [.fill(rect(20, 0, 20, 26), grey), text("mmm")], width: 40, height: 26)
    let left = painted([text("mmm")], width: 40, height: 26)
    let right = painted([.fill(rect(0, 0, 40, 26), grey), text("mmm")], width: 40, height: 26)
    for y in 0..<26 {
      for x in 0..<40 { #expect(both[x, y] == (x < 20 ? left : right)[x, y]) }
    }
  }

  @Test("Glyphs clipped by the canvas or a clip keep their pixels")
  func cut() {
    let whole = painted([text("Shakshuka", x: 4, y: 20)], width: 90, height: 30)
    let part = painted([text("Shakshuka", x: -16, y: 10)], width: 40, height: 12)
    #expect(part == whole.cropped(to: PixelRect(left: 20, top: 10, right: 60, bottom: 22)))
    let clipped = painted(
      [.beginClip(rect(20, 10, 40, 12)), text("Shakshuka", x: 4, y: 20)], width: 90, height: 30)
    #expect(clipped.cropped(to: PixelRect(left: 20, top: 10, right: 60, bottom: 22)) == part)
    #expect(clipped[19, 15] == 0xFFFF_FFFF)
  }

  @Test("An icon stays within its square, and is centred in other rectangles")
  func iconPlace() throws {
    let square = painted([try icon("square.fill", rect(8, 4, 16, 16))], width: 32, height: 32)
    let dark = square.reds.indices.filter { row in square.reds[row].contains { $0 < 255 } }
    #expect(dark.allSatisfy { (4..<20).contains($0) })
    #expect(dark.count > 8)
    let wide = painted([try icon("square.fill", rect(0, 4, 32, 16))], width: 32, height: 32)
    #expect(wide == square)
  }

  @Test("A glyph too large for a mask looks like one that is small enough")
  func large() {
    // 256 pixels is the largest mask, 512 is a shape: the mean of its pixels is close to the mask.
    let small = painted([text("&", size: 256, x: 10, y: 220)], width: 220, height: 260)
    let large = painted([text("&", size: 512, x: 20, y: 440)], width: 440, height: 520)
    for (a, b) in zip(small.pixels, large.downscaled(by: 2).pixels) {
      #expect(abs(Int(a & 0xFF) - Int(b & 0xFF)) <= 80)
    }
  }

  @Test(
    "Invalid sizes and positions of text and icons paint nothing",
    arguments: PainterHostileTests.values
  )
  func hostile(value: Double) throws {
    let items = [
      text("A", x: value), text("A", y: value), try icon("cart", rect(value, 0, 8, 8)),
      try icon("cart", rect(0, value, 8, 8)), try icon("cart", rect(0, 0, value, value)),
    ]
    #expect(painted(items) == painted([]))
    let glyph = try #require(IconCatalog.glyph(named: "cart"))
    let line = TextLine(
      font: Font(size: value), glyphs: [.init(glyph: glyph, x: 0), .init(glyph: glyph, x: value)],
      width: value)
    #expect(painted([.text(line, origin: Point(x: 0, y: 8), black)]) == painted([]))
  }

  @Test("Text without size and unknown glyphs paint nothing")
  func nothing() {
    var line = Typesetter.line("A", font: Font(size: 17))
    for size in [0, -17, 1e-9] as [Double] {
      line.font.size = size
      #expect(painted([.text(line, origin: Point(x: 0, y: 8), black)]) == painted([]))
    }
    let unknown = DisplayList.Item.icon(GlyphID(rawValue: 0xFFFF_FFF), rect(0, 0, 8, 8), black)
    #expect(painted([unknown]) == painted([]))
  }
}
