import Testing
import Wireframes

@testable import Raster

@Suite struct PainterRectangleTests {
  @Test("A rectangle on pixel boundaries fills exactly its pixels")
  func aligned() {
    let bitmap = painted([.fill(rect(1, 1, 2, 1), black)], width: 4, height: 3)
    #expect(
      bitmap.reds == [[255, 255, 255, 255], [255, 0, 0, 255], [255, 255, 255, 255]])
  }

  @Test("Half a point is one pixel at scale 2")
  func halfPoint() {
    let bitmap = painted([.fill(rect(0.5, 0, 0.5, 1), black)], width: 2, height: 1, scale: 2)
    #expect(bitmap.reds == [[255, 0, 255, 255], [255, 0, 255, 255]])
  }

  @Test("A third of a point typed with four digits is on the pixel boundary at scale 3")
  func thirdPoint() {
    let bitmap = painted([.fill(rect(0.3333, 0, 0.3333, 1), black)], width: 1, height: 1, scale: 3)
    #expect(bitmap.reds == Array(repeating: [255, 0, 255], count: 3))
  }

  @Test("Fractional edges are covered in proportion, corners by the product")
  func fractional() {
    let bitmap = painted([.fill(rect(0.5, 0.5, 2, 2), black)], width: 4, height: 4)
    let half = grey((Coverage.full + 1) / 2)
    let quarter = grey((Coverage.full + 2) / 4)
    #expect(
      bitmap.reds == [
        [quarter, half, quarter, 255], [half, 0, half, 255], [quarter, half, quarter, 255],
        [255, 255, 255, 255],
      ])
  }

  @Test("A sliver inside of one pixel covers its share")
  func sliver() {
    let bitmap = painted([.fill(rect(1.25, 0, 0.5, 1), black)], width: 3, height: 1)
    #expect(bitmap.reds == [[255, grey((Coverage.full + 1) / 2), 255]])
  }

  @Test("Rectangles without size paint nothing", arguments: [0, -1, -0.5] as [Double])
  func empty(size: Double) {
    let items: [DisplayList.Item] = [
      .fill(rect(2, 2, size, 4), black), .fill(rect(2, 2, 4, size), black),
      .roundedRect(rect(2, 2, size, 4), radius: 2, corners: .all, black),
      .ring(
        outer: rect(2, 2, size, 4), outerRadius: 2, inner: rect(3, 3, 1, 1), innerRadius: 1, black),
    ]
    #expect(painted(items) == painted([]))
  }

  @Test("Items outside of the canvas change nothing")
  func outside() {
    let items: [DisplayList.Item] = [
      .fill(rect(-9, 0, 9, 8), black), .fill(rect(8, 0, 100, 8), black),
      .roundedRect(rect(0, 8, 20, 20), radius: 5, corners: .all, black),
      .roundedRect(rect(-50.5, -50.5, 50, 50), radius: 5, corners: .all, black),
      .ring(
        outer: rect(-10, -10, 40, 40), outerRadius: 0, inner: rect(-1, -1, 10, 10), innerRadius: 0,
        black),
    ]
    #expect(painted(items) == painted([]))
  }

  @Test("A much larger rectangle covers the canvas like one of its size")
  func larger() {
    let all = painted([.fill(rect(0, 0, 8, 8), black)])
    #expect(painted([.fill(rect(-100_000, -0.5, 1_000_000, 900_000), black)]) == all)
    let rounded = rect(-100_000, -200_000, 1_000_000, 900_000)
    #expect(painted([.roundedRect(rounded, radius: 64, corners: .all, black)]) == all)
  }

  @Test("The background is always opaque")
  func background() {
    var list = list([], width: 1, height: 1)
    list.background = Color(hex: 0x102030, alpha: 7)
    var painter = Painter()
    #expect(painter.bitmap(of: list, scale: 1).pixels == [0xFF30_2010])
  }

  @Test("A size in fractions of a pixel is rounded up")
  func size() {
    let bitmap = painted([], width: 1.25, height: 3, scale: 2)
    #expect(bitmap.width == 3)
    #expect(bitmap.height == 6)
  }
}
