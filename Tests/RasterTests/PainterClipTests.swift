import Testing
import Wireframes

@testable import Raster

@Suite struct PainterClipTests {
  @Test("Clips nest, and end one by one")
  func nesting() {
    let bitmap = painted(
      [
        .beginClip(rect(1, 0, 4, 1)), .beginClip(rect(3, 0, 9, 1)),
        .fill(rect(0, 0, 8, 1), black), .endClip,
        .fill(rect(0, 0, 2, 1), Color(hex: 0x808080)), .endClip,
        .fill(rect(7, 0, 1, 1), black),
      ], height: 1)
    #expect(bitmap.reds == [[255, 128, 255, 0, 0, 255, 255, 0]])
  }

  @Test("A clip does not change the visible part of a shape")
  func shape() {
    let item = DisplayList.Item.roundedRect(rect(0, 0, 8, 8), radius: 4, corners: .all, black)
    let half = painted([.beginClip(rect(0, 0, 8, 4)), item, .endClip])
    let whole = painted([item, .fill(rect(0, 4, 8, 4), white)])
    #expect(half == whole)
  }

  @Test("The edges of a clip are moved to the nearest pixel")
  func fractional() {
    let bitmap = painted(
      [.beginClip(rect(0.5, 0, 1.9, 1)), .fill(rect(0, 0, 8, 1), black)], height: 1)
    #expect(bitmap.reds == [[255, 0, 255, 255, 255, 255, 255, 255]])
  }

  @Test("Inside of an empty, invalid or disjoint clip nothing is painted")
  func nothing() {
    for clip in [rect(2, 2, 0, 5), rect(.nan, 0, 8, 8), rect(20, 20, 5, 5)] {
      let items: [DisplayList.Item] = [
        .beginClip(clip), .fill(rect(0, 0, 8, 8), black), .endClip,
      ]
      #expect(painted(items) == painted([]))
    }
  }

  @Test("An end without a beginning is harmless, and so is a beginning without an end")
  func unbalanced() {
    let fill = DisplayList.Item.fill(rect(0, 0, 8, 8), black)
    #expect(painted([.endClip, .endClip, fill]) == painted([fill]))
    var painter = Painter()
    _ = painter.bitmap(of: list([.beginClip(rect(0, 0, 1, 1)), fill]), scale: 1)
    #expect(painter.bitmap(of: list([fill]), scale: 1) == painted([fill]))
  }
}

@Suite("Painting a part of a picture")
struct PainterWindowTests {
  /// Everything that may cross the edge of a window.
  private func sample() throws -> DisplayList {
    let line = [(2, 2.5), (50, 2.5), (50, 67), (78, 67)].map { Point(x: $0.0, y: $0.1) }
    return list(
      [
        .fill(rect(3.3, 4.7, 60, 50), Color(hex: 0xF2F2F7)),
        .roundedRect(rect(10.5, 6, 55, 40), radius: 11, corners: .all, Color(hex: 0x3B6FE0)),
        .ring(
          outer: rect(20, 30, 50, 40), outerRadius: 15, inner: rect(24, 34, 42, 32),
          innerRadius: 11, black),
        text("Shakshuka", size: 15, x: 6.3, y: 40.4),
        .beginClip(rect(15, 15, 30.4, 30.4)),
        text("Clipped", size: 31, x: 8, y: 38, color: Color(hex: 0xD7443E, alpha: 130)),
        .endClip,
        try icon("cart", rect(34.5, 46.25, 24, 24)),
        .stroke(Stroke(line, width: 2.2, corner: 6, dash: [3.5, 3]), black),
        .stroke(Stroke(line.reversed(), width: 1.3), Color(hex: 0x8A8A8E, alpha: 90)),
      ], width: 80, height: 80)
  }

  @Test(
    "The windows of a picture together equal the picture", arguments: 1...3,
    [(80, 7), (13, 80), (17, 23)])
  func windows(scale: Int, side: (Int, Int)) throws {
    let list = try sample()
    var painter = Painter()
    let whole = painter.bitmap(of: list, scale: scale)
    var part = Bitmap(width: 0, height: 0)
    for top in stride(from: 0, to: whole.height, by: side.1) {
      for left in stride(from: 0, to: whole.width, by: side.0) {
        let window = PixelRect(
          left: left, top: top, right: min(left + side.0, whole.width),
          bottom: min(top + side.1, whole.height))
        painter.paint(list, scale: scale, window: window, into: &part)
        #expect(part == whole.cropped(to: window))
      }
    }
  }

  @Test("A distant window of a picture larger than any bitmap shows its content")
  func farOut() {
    let long = Stroke([Point(x: 0, y: 5), Point(x: 100_000, y: 5)], width: 2)
    let list = list([.stroke(long, black)], width: 100_000, height: 10)
    var part = Bitmap(width: 0, height: 0)
    var painter = Painter()
    painter.paint(
      list, scale: 2, window: PixelRect(left: 199_990, top: 7, right: 200_003, bottom: 9),
      into: &part)
    let expected = [
      Array(repeating: 255, count: 13), Array(repeating: 0, count: 10) + [255, 255, 255],
    ]
    #expect(part.reds == expected)
  }
}
