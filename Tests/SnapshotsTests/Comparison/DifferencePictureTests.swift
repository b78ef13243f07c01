import PNGCoding
import Raster
import Testing

@testable import Snapshots

@Suite("Difference picture") struct DifferencePictureTests {
  private let red: UInt32 = 0xFF30_30E0
  private let amber: UInt32 = 0xFF28_A8F5
  private let blue: UInt32 = 0xFFE0_6F3B

  @Test("Equal pixels are faded, different ones are red, and a box surrounds them")
  func parts() {
    let before = Bitmap(width: 31, height: 31, pixel: 0xFF00_0000)
    var after = before
    after[15, 15] = 0xFFFF_FFFF
    let picture = before.differencePicture(with: after).bitmap
    #expect(picture[15, 15] == red)
    #expect(picture[0, 0] == 0xFFC3_C3C3)
    #expect(picture[16, 15] == 0xFFC3_C3C3)
    #expect(
      (0..<31).map { picture[$0, 15] == blue ? "B" : "." }.joined()
        == ".........BB.........BB.........")
    #expect(
      (0..<31).map { picture[15, $0] == blue ? "B" : "." }.joined()
        == ".........BB.........BB.........")
    #expect(picture.pixels.count { $0 == blue } == 13 * 13 - 9 * 9)
  }

  @Test(
    "Fading keeps light and dark distinct, and transparent pixels white",
    arguments: [
      (0xFFFF_FFFF, 0xFFFF_FFFF), (0xFF00_0000, 0xFFC3_C3C3), (0x0000_0000, 0xFFFF_FFFF),
      (0x8000_0000, 0xFFE1_E1E1), (0xFF80_8080, 0xFFE6_E6E6),
    ] as [(UInt32, UInt32)])
  func fading(pixel: UInt32, faded: UInt32) {
    let bitmap = Bitmap(width: 3, height: 2, pixel: pixel)
    #expect(
      bitmap.differencePicture(with: bitmap).bitmap == Bitmap(width: 3, height: 2, pixel: faded))
  }

  @Test("Antialiasing is amber if it is detected, and has no box")
  func softEdges() {
    let options = ComparisonOptions(metric: .perceived(threshold: 0.1))
    let picture = Drawings.line(10).differencePicture(with: Drawings.line(11), options: options)
    let pixels = picture.bitmap.pixels
    #expect(pixels.count { $0 == amber } == 80)
    #expect(!pixels.contains(red))
    #expect(!pixels.contains(blue))
  }

  @Test("Pixels in only one of the pictures are red", arguments: [2, 3])
  func sizes(width: Int) {
    let wide = Bitmap(width: width, height: 1, pixel: 0xFFFF_FFFF)
    let high = Bitmap(width: 1, height: 2, pixel: 0xFFFF_FFFF)
    let picture = wide.differencePicture(with: high).bitmap
    #expect(picture.width == width)
    #expect(picture.pixels == [0xFFFF_FFFF] + Array(repeating: red, count: width * 2 - 1))
  }

  @Test("It is unchanged after a round trip", arguments: [31, 32])
  func encoding(width: Int) throws {
    let before = Drawings.noise(seed: 3, width: width, height: 40)
    let after = Drawings.noise(seed: 4, width: width, height: 40)
    let picture = before.differencePicture(
      with: after, options: ComparisonOptions(metric: .perceived(threshold: 0.3)))
    var encoder = try PNGEncoder()
    #expect(try PNG.decode(try encoder.encode(picture)) == picture.bitmap)
  }
}
