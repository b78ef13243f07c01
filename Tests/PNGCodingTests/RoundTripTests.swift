import PNGCoding
import Raster
import Testing

@Suite struct RoundTripTests {
  @Test("A picture of two colours comes back as it was", arguments: PNGEffort.allCases)
  func twoColors(effort: PNGEffort) throws {
    var bitmap = Bitmap(width: 9, height: 5, pixel: 0xFF33_66CC)
    bitmap[3, 2] = 0x8012_3456
    let bytes = try PNG.encode(bitmap, effort: effort)
    #expect(try PNG.decode(bytes) == bitmap)
    #expect(try PNG.matches(bytes, bitmap: bitmap))
    bitmap[8, 4] = 0
    #expect(try !PNG.matches(bytes, bitmap: bitmap))
  }
}
