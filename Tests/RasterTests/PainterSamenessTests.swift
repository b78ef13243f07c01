import Testing
import Typography
import Wireframes

@testable import Raster

@Suite struct PainterSamenessTests {
  /// Glyphs of all kinds, in the three scripts of the outline font and in others.
  private func sample() throws -> DisplayList {
    let accent = Color(hex: 0x3B6FE0)
    return list(
      [
        .fill(rect(0, 0, 160, 60), Color(hex: 0xF2F2F7)),
        text("Shakshuka, 25 min", weight: .bold),
        text("Σπανακόπιτα · Борщ", size: 13, y: 38.4, color: accent),
        text("寿司 🍣 한글", size: 15, x: 4.3, y: 58, color: Color(hex: 0x8A8A8E)),
        .fill(rect(100, 0, 60, 100), Color(hex: 0, alpha: 97)),
        text(
          "Aa", size: 60, weight: .semibold, x: 100, y: 90, color: Color(hex: 0xD7443E, alpha: 200)),
        try icon("magnifyingglass", rect(4, 64, 26, 26)),
        try icon("cart", rect(34.5, 66.25, 20, 24)),
        .roundedRect(rect(60.5, 66, 35, 20), radius: 10, corners: .all, accent),
        .ring(
          outer: rect(62, 88, 30, 10), outerRadius: 5, inner: rect(64, 90, 26, 6), innerRadius: 3,
          accent),
      ], width: 160, height: 100)
  }

  /// The constants are the same in debug and release builds.
  ///
  /// They should change only with the embedded outlines and ``Coverage/full``.
  @Test(
    "A sample gives the same picture on every machine",
    arguments: zip(
      1...3, [0x77b4_6d04_a6c4_0478 as UInt64, 0x455a_80a7_92a9_f1fd, 0x2faa_a37e_d1cb_342d]))
  func digest(scale: Int, expected: UInt64) throws {
    var painter = Painter()
    #expect(painter.bitmap(of: try sample(), scale: scale).digest == expected)
  }

  @Test(
    "A painter with a full cache, one without a cache, and a new one paint the same, in any order")
  func caches() throws {
    let lists = [
      try sample(), list([text("Aa", size: 31)], width: 50, height: 50), list([]),
      list([.roundedRect(rect(1, 1, 9, 9), radius: 4, corners: .top, black)], width: 20, height: 9),
    ]
    var warm = Painter()
    var forgetful = Painter(memoryLimit: 0)
    var reused = Bitmap(width: 0, height: 0)
    var reusedPicture = Picture.palette(PaletteBitmap())
    for round in 0..<3 {
      for scale in 1...3 {
        for list in round == 1 ? lists.reversed() : lists {
          var new = Painter()
          let expected = new.bitmap(of: list, scale: scale)
          #expect(warm.bitmap(of: list, scale: scale) == expected)
          #expect(forgetful.bitmap(of: list, scale: scale) == expected)
          warm.paint(list, scale: scale, into: &reused)
          #expect(reused == expected)
          warm.paint(list, scale: scale, into: &reusedPicture)
          #expect(reusedPicture.bitmap == expected)
        }
      }
    }
  }

  @Test("The cache of a painter stays limited with many sizes of text and boxes")
  func bounded() {
    var painter = Painter(memoryLimit: 100_000)
    for step in 0..<200 {
      let size = 20 + Double(step) / 8
      let items = [
        text("Shakshuka", size: size, y: 60),
        .roundedRect(rect(0.5, 0.5, size, size), radius: size / 3, corners: .all, black),
      ]
      _ = painter.bitmap(of: list(items, width: 200, height: 80), scale: 1)
      #expect(painter.glyphs.byteCount + painter.shapes.byteCount < 150_000)
    }
    #expect(painter.glyphs.masks.count < 400)
  }
}
