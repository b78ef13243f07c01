import PNGCoding
import Raster
import Testing

@Suite struct EncodedFormTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var pixels: [UInt32]
    var depth: UInt8
    var colorType: ColorType
    /// The alphas of tRNS, or nil if there must be no such chunk.
    var alphas: [UInt8]?

    var testDescription: String { name }
  }

  private static func grey(_ value: UInt32) -> UInt32 {
    0xFF00_0000 | value << 16 | value << 8 | value
  }

  private static func colors(_ count: UInt32) -> [UInt32] {
    (0..<count).map { 0xFF00_0100 + $0 }
  }

  private static let cases: [Case] = [
    Case(name: "black", pixels: [grey(0)], depth: 1, colorType: .grey),
    Case(name: "black and white", pixels: [grey(0), grey(255)], depth: 1, colorType: .grey),
    Case(name: "one odd grey", pixels: [grey(7)], depth: 1, colorType: .palette),
    Case(
      name: "thirds", pixels: [grey(0), grey(85), grey(170)], depth: 2, colorType: .grey),
    Case(
      name: "fifteenths of which four", pixels: [grey(0), grey(17), grey(34), grey(51)],
      depth: 2, colorType: .palette),
    Case(
      name: "fifteenths of which five", pixels: (0..<5).map { grey($0 * 17) }, depth: 4,
      colorType: .grey),
    Case(
      name: "sixteen odd greys", pixels: (0..<16).map { grey($0 * 3) }, depth: 4,
      colorType: .palette),
    Case(
      name: "seventeen odd greys", pixels: (0..<17).map { grey($0 * 3) }, depth: 8,
      colorType: .grey),
    Case(name: "all greys", pixels: (0..<256).map(grey), depth: 8, colorType: .grey),
    Case(name: "one colour", pixels: colors(1), depth: 1, colorType: .palette),
    Case(name: "two colours", pixels: colors(2), depth: 1, colorType: .palette),
    Case(name: "three colours", pixels: colors(3), depth: 2, colorType: .palette),
    Case(name: "four colours", pixels: colors(4), depth: 2, colorType: .palette),
    Case(name: "five colours", pixels: colors(5), depth: 4, colorType: .palette),
    Case(name: "16 colours", pixels: colors(16), depth: 4, colorType: .palette),
    Case(name: "17 colours", pixels: colors(17), depth: 8, colorType: .palette),
    Case(name: "256 colours", pixels: colors(256), depth: 8, colorType: .palette),
    Case(name: "257 colours", pixels: colors(257), depth: 8, colorType: .rgb),
    Case(
      name: "257 colours, one clear", pixels: colors(256) + [0], depth: 8, colorType: .rgba),
    Case(
      name: "clear second of three", pixels: [grey(0), 0x8000_0000, grey(255)], depth: 2,
      colorType: .palette, alphas: [255, 128]),
    Case(
      name: "clear grey", pixels: [0x0000_0000], depth: 1, colorType: .palette, alphas: [0]),
  ]

  @Test(
    "A picture is encoded with the smallest exact colour type", arguments: cases, PNGEffort.allCases
  )
  func smallestForm(_ sample: Case, effort: PNGEffort) throws {
    let bitmap = Bitmap(width: sample.pixels.count, height: 1, pixels: sample.pixels)
    let bytes = try PNG.encode(bitmap, effort: effort)
    let chunks = Chunk.chunks(of: bytes)
    #expect(
      chunks.first
        == .header(
          width: UInt32(bitmap.width), height: 1, depth: sample.depth,
          colorType: sample.colorType.rawValue))
    #expect(chunks.first { $0.type == "tRNS" }?.content == sample.alphas)
    #expect(try PNG.decode(bytes) == bitmap)
  }

  @Test("A palette has its colours in the order in which they first appear")
  func paletteOrder() throws {
    let bitmap = Bitmap(
      width: 2, height: 2, pixels: [0xFF03_0201, 0xFF06_0504, 0xFF03_0201, 0xFF00_0001])
    let chunks = Chunk.chunks(of: try PNG.encode(bitmap, effort: .fast))
    #expect(chunks.first { $0.type == "PLTE" }?.content == [1, 2, 3, 4, 5, 6, 1, 0, 0])
  }

  @Test(
    "The software's name is the only chunk besides those of the picture",
    arguments: PNGEffort.allCases)
  func onlyText(effort: PNGEffort) throws {
    let bitmap = Bitmap(width: 3, height: 3, pixel: 0xFF12_3456)
    let chunks = Chunk.chunks(of: try PNG.encode(bitmap, effort: effort))
    #expect(chunks.map(\.type) == ["IHDR", "PLTE", "tEXt", "IDAT", "IEND"])
    #expect(chunks[2].content == Array("Software\0screens".utf8))
  }

  @Test("Reusing an encoder does not change the bytes", arguments: PNGEffort.allCases)
  func reuse(effort: PNGEffort) throws {
    var encoder = try PNGEncoder()
    let bitmaps = [300, 20, 2].map {
      RandomBitmap.colors($0, width: $0 + 40, height: 50, isOpaque: $0 != 20, seed: 8)
    }
    for bitmap in bitmaps + bitmaps.reversed() {
      #expect(try encoder.encode(bitmap, effort: effort) == PNG.encode(bitmap, effort: effort))
    }
  }

  @Test("The small effort is never larger than the fast one")
  func smallIsSmall() throws {
    for colorCount in [2, 16, 40, 300] {
      let bitmap = RandomBitmap.colors(
        colorCount, width: 200, height: 100, isOpaque: true, seed: UInt64(colorCount))
      let (fast, small) = (
        try PNG.encode(bitmap, effort: .fast), try PNG.encode(bitmap, effort: .small)
      )
      #expect(small.count <= fast.count)
    }
  }

  @Test("A flat picture of a phone's size is tiny")
  func flat() throws {
    var bitmap = Bitmap(width: 828, height: 1856, pixel: 0xFFF7_F2F2)
    for x in 100..<200 { bitmap[x, 900] = 0xFF00_0000 }
    #expect(try PNG.encode(bitmap, effort: .fast).count < 3_000)
    #expect(try PNG.encode(bitmap, effort: .small).count < 700)
  }

  @Test("A picture without pixels is rejected", arguments: [(0, 0), (0, 3), (3, 0)])
  func noPixels(width: Int, height: Int) {
    let error = PNGEncodingError.noPixels(width: width, height: height)
    #expect(throws: error) {
      try PNG.encode(Bitmap(width: width, height: height), effort: .fast)
    }
  }
}
