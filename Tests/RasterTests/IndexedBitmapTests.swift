import Testing

@testable import Raster

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
