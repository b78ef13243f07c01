import Testing
import Wireframes

@testable import Raster

@Suite("Rectangles of pixels round those in points")
struct PixelRectTests {
  @Test(
    "every pixel that is touched is inside",
    arguments: [
      (Rect(x: 12, y: 72, width: 390, height: 54), 2, [24, 144, 804, 252]),
      (Rect(x: 0.4, y: 0.6, width: 1, height: 1), 1, [0, 0, 2, 2]),
      (Rect(x: 0.5, y: 0.5, width: 1, height: 1), 2, [1, 1, 3, 3]),
      (Rect(x: -0.5, y: 0, width: 1, height: 0), 1, [-1, 0, 1, 0]),
    ])
  func around(rect: Rect, scale: Int, edges: [Int]) {
    let pixels = PixelRect(around: rect, scale: scale)
    #expect([pixels.left, pixels.top, pixels.right, pixels.bottom] == edges)
  }
}
