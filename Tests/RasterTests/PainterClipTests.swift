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

  @Test("A clip cuts a shape without changing what is left of it")
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

  @Test("Inside of an empty, absurd or disjoint clip nothing is painted")
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
