import Testing
import Wireframes

@testable import Raster

@Suite struct BitmapToolsTests {
  /// A picture whose pixels all differ.
  private func sample(width: Int = 5, height: Int = 4) -> Bitmap {
    Bitmap(
      width: width, height: height,
      pixels: (0..<width * height).map { 0xFF00_0000 | UInt32($0) * 0x01_0307 })
  }

  @Test("Cropping keeps the pixels inside, and ignores the area outside of the picture")
  func crop() {
    let bitmap = sample()
    let part = bitmap.cropped(to: PixelRect(left: 3, top: 2, right: 9, bottom: 9))
    #expect(part.width == 2)
    #expect(part.height == 2)
    #expect(part.pixels == [bitmap[3, 2], bitmap[4, 2], bitmap[3, 3], bitmap[4, 3]])
    #expect(bitmap.cropped(to: bitmap.bounds) == bitmap)
    let nothing = bitmap.cropped(to: PixelRect(left: 5, top: 0, right: 9, bottom: 4))
    #expect(nothing == Bitmap(width: 0, height: 0))
  }

  @Test("Downscaling takes the rounded mean of each channel, also at ragged edges")
  func downscale() {
    let bitmap = Bitmap(
      width: 3, height: 2,
      pixels: [0xFF00_00FF, 0xFF00_0000, 0xFF11_2233, 0xFF00_FF00, 0xFF00_0002, 0xFF33_4455])
    // (255 + 0 + 0 + 2) / 4 = 64.25 and 255 / 4 = 63.75.
    #expect(bitmap.downscaled(by: 2).pixels == [0xFF00_4040, 0xFF22_3344])
    #expect(bitmap.downscaled(by: 1) == bitmap)
  }

  @Test("Transparent pixels change the opacity of a mean, not its colour")
  func downscaleClear() {
    let bitmap = Bitmap(width: 2, height: 1, pixels: [0xFF20_4060, 0x00FF_FFFF])
    #expect(bitmap.downscaled(by: 2).pixels == [0x8020_4060])
    #expect(Bitmap(width: 4, height: 4).downscaled(by: 3) == Bitmap(width: 2, height: 2))
  }

  @Test("The mean over the largest square does not overflow")
  func downscaleLargest() {
    let bitmap = Bitmap(width: 256, height: 256, pixel: 0xFFFF_FFFF)
    #expect(bitmap.downscaled(by: 256).pixels == [0xFFFF_FFFF])
  }
}

@Suite struct IndexedBitmapTests {
  private let palette: [UInt32] = [0xFF00_0000, 0xFFFF_FFFF, 0xFF30_30E0]

  @Test("Each pixel keeps its own colour, also at the end of a row of odd width", arguments: 1...6)
  func pixels(width: Int) {
    var picture = IndexedBitmap(width: width, height: 3, palette: palette, index: 1)
    #expect(picture.bitmap == Bitmap(width: width, height: 3, pixel: 0xFFFF_FFFF))
    picture[width - 1, 1] = 2
    picture[0, 2] = 0
    var expected = Bitmap(width: width, height: 3, pixel: 0xFFFF_FFFF)
    expected[width - 1, 1] = 0xFF30_30E0
    expected[0, 2] = 0xFF00_0000
    #expect(picture.bitmap == expected)
    #expect(picture[width - 1, 1] == 2)
    #expect(picture.bytesPerRow == (width + 1) / 2)
  }
}

@Suite("Rectangles of pixels around those in points")
struct PixelRectTests {
  @Test(
    "every touched pixel is inside",
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
