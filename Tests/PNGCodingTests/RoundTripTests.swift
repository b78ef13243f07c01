import PNGCoding
import Raster
import Testing

@Suite struct RoundTripTests {
  private static let colorCounts = [1, 2, 3, 4, 5, 15, 16, 17, 100, 255, 256, 257, 300]
  private static let sizes = [(1, 1), (7, 5), (64, 64), (1, 300), (301, 1), (33, 47)]

  @Test(
    "Random pictures are unchanged after a round trip", arguments: colorCounts, PNGEffort.allCases)
  func random(colorCount: Int, effort: PNGEffort) throws {
    var encoder = try PNGEncoder()
    for (index, (width, height)) in Self.sizes.enumerated() {
      for isOpaque in [true, false] {
        let bitmap = RandomBitmap.colors(
          colorCount, width: width, height: height, isOpaque: isOpaque,
          seed: UInt64(colorCount * 100 + index))
        let bytes = try encoder.encode(bitmap, effort: effort)
        #expect(try PNG.decode(bytes) == bitmap, "\(width)×\(height)")
        #expect(try PNG.matches(bytes, bitmap: bitmap), "\(width)×\(height)")
        #expect(try PNG.encode(bitmap, effort: effort) == bytes, "\(width)×\(height)")
      }
    }
  }

  @Test(
    "Noise, which cannot be compressed, is unchanged after a round trip",
    arguments: [3, 16, 200, 90_000])
  func noise(colorCount: Int) throws {
    for isOpaque in [true, false] {
      let bitmap = RandomBitmap.noise(
        colorCount, width: 300, height: 300, isOpaque: isOpaque, seed: 9)
      let bytes = try PNG.encode(bitmap, effort: .fast)
      #expect(try PNG.decode(bytes) == bitmap)
    }
  }

  @Test("Runs of every length are unchanged after a round trip")
  func runs() throws {
    var pixels: [UInt32] = []
    for length in Array(1...270) + Array(510...530) + Array(770...780) {
      pixels += Array(repeating: length % 2 == 0 ? 0xFF00_0000 : 0xFF33_6699, count: length)
    }
    pixels += (0..<300).map { 0xFF00_0001 + $0 }
    for count in [pixels.count, pixels.count - 300] {
      let bitmap = Bitmap(width: count, height: 1, pixels: Array(pixels.prefix(count)))
      #expect(try PNG.decode(PNG.encode(bitmap, effort: .fast)) == bitmap)
    }
  }

  @Test(
    "Rows longer than the encoder's pieces are unchanged after a round trip",
    arguments: [2, 200, 400])
  func longRows(colorCount: Int) throws {
    let bitmap = RandomBitmap.colors(
      colorCount, width: 40_003, height: 5, isOpaque: true, longestRun: 999, seed: 4)
    #expect(try PNG.decode(PNG.encode(bitmap, effort: .fast)) == bitmap)
  }

  @Test(
    "Colours with very unequal frequencies, which need too long codes, are unchanged after a round trip"
  )
  func longCodes() throws {
    // Frequencies that grow like Lucas numbers make the deepest Huffman tree: the sum of all rarer ones
    // is less than the next but one, even including the filter and the end of the block.
    var (count, next) = (1, 3)
    var sorted: [UInt32] = []
    for color in 0..<19 as Range<UInt32> {
      sorted += Array(repeating: 0xFF00_0000 | color * 0x01_0203, count: count)
      (count, next) = (next, count + next)
    }
    // Every second pixel and then those between: no two neighbours are equal, so there are no runs.
    let half = (sorted.count + 1) / 2
    let pixels = sorted.indices.map { sorted[$0 % 2 == 0 ? $0 / 2 : half + $0 / 2] }
    let bitmap = Bitmap(width: pixels.count, height: 1, pixels: pixels)
    #expect(try PNG.decode(PNG.encode(bitmap, effort: .fast)) == bitmap)
  }

  @Test(
    "A picture of a phone's size is unchanged after a round trip", arguments: PNGEffort.allCases)
  func phone(effort: PNGEffort) throws {
    let bitmap = RandomBitmap.colors(
      40, width: 828, height: 400, isOpaque: true, longestRun: 200, seed: 5)
    #expect(try PNG.decode(PNG.encode(bitmap, effort: effort)) == bitmap)
  }

  /// Sizes below and above that of a block, and rows longer than deflate's window.
  @Test(
    "Large stored pictures are unchanged after a round trip, and not larger than those of a run",
    arguments: [(500, 300), (829, 400), (32_767, 5), (32_768, 4), (33_000, 5)],
    [2, 60])
  func large(size: (Int, Int), colorCount: Int) throws {
    for longestRun in [2, 900] {
      let bitmap = RandomBitmap.colors(
        colorCount, width: size.0, height: size.1, isOpaque: true, longestRun: longestRun, seed: 8)
      let small = try PNG.encode(bitmap, effort: .small)
      #expect(try PNG.decode(small) == bitmap)
      #expect(try PNG.matches(small, bitmap: bitmap))
      #expect(try small.count <= PNG.encode(bitmap, effort: .fast).count)
    }
  }

  @Test("A stored picture repeats what its lines have in common")
  func commonParts() throws {
    // Shapes that are drawn again and again at other places, as letters are: 70 KB if each were new.
    let shape = RandomBitmap.noise(30, width: 12, height: 16, isOpaque: true, seed: 3)
    var bitmap = Bitmap(width: 828, height: 400, pixel: 0xFFFF_FFFF)
    for number in 0..<600 {
      let (left, top) = (number * 53 % 800, number / 30 * 20)
      for y in 0..<16 {
        for x in 0..<12 { bitmap[left + x, top + y] = shape[x, y] }
      }
    }
    let small = try PNG.encode(bitmap, effort: .small)
    #expect(try PNG.decode(small) == bitmap)
    #expect(small.count < 6_000)
  }
}
