import PNGCoding
import Raster
import TestSupport
import Testing

@Suite struct MutationTests {
  @Test(
    "1,000 mutated and truncated files decode or throw, all methods agree, in 64 MB in addition to the pixels"
  )
  func mutations() async {
    await #expect(processExitsWith: .success) {
      let files = try Self.soundFiles()
      var generator = SeededGenerator(seed: 2)
      let limits = PNGLimits(width: 2_000, height: 2_000, pixels: 1_000_000)
      var decoded = 0
      let before = PeakMemory.reset()
      for number in 0..<1_000 {
        let (file, bitmap) = files[number % files.count]
        let bytes = Mutation.random(of: file, using: &generator)
        if try Self.check(bytes, of: bitmap, limits: limits) { decoded += 1 }
      }
      #expect(PeakMemory.bytes - before < 4 * limits.pixels + 64 << 20)
      #expect((100..<900).contains(decoded), "\(decoded) decoded: the damage should do some harm")
    }
  }

  @Test("A truncated file throws")
  func truncation() throws {
    for sample in SamplePNG.all(width: 5, height: 4) {
      for count in 0..<sample.bytes.count {
        #expect(throws: PNGDecodingError.self) { try PNG.decode(Array(sample.bytes.prefix(count))) }
      }
    }
  }

  /// Checks that all methods of reading a mutation agree; returns whether it can be decoded.
  private static func check(
    _ bytes: [UInt8], of original: Bitmap, limits: PNGLimits
  ) throws -> Bool {
    let whole = Result { () throws(PNGDecodingError) in try PNG.decode(bytes, limits: limits) }
    let rows = Result { () throws(PNGDecodingError) in try self.rows(bytes, limits: limits) }
    let matched = Result { () throws(PNGDecodingError) in
      try PNG.matches(bytes, bitmap: original, limits: limits)
    }
    let picture = PaletteBitmapTests.picture(original)
    let shown = Result { () throws(PNGDecodingError) in
      try PNG.matches(bytes, picture: picture)
    }
    #expect(whole == rows)
    switch whole {
    case .success(var bitmap):
      #expect(matched == .success(bitmap == original))
      #expect(shown == .success(bitmap == original))
      bitmap.pixels[bitmap.pixels.count / 2] ^= 1
      #expect(try !PNG.matches(bytes, bitmap: bitmap, limits: limits))
      return true
    case .failure(.corrupt(reason: "IDAT: incorrect data check")):
      // Matching compares the pixels themselves, and ignores the checksum of all pixels.
      return false
    case .failure:
      #expect(throws: PNGDecodingError.self) { try matched.get() }
      #expect(throws: PNGDecodingError.self) { try shown.get() }
      return false
    }
  }

  private static func rows(
    _ bytes: [UInt8], limits: PNGLimits
  ) throws(PNGDecodingError) -> Bitmap {
    var reader = try PNGRowReader(bytes, limits: limits)
    var pixels: [UInt32] = []
    var row: [UInt32] = []
    while try reader.next(into: &row) { pixels += row }
    return Bitmap(width: reader.width, height: reader.height, pixels: pixels)
  }

  private static func soundFiles() throws -> [(bytes: [UInt8], bitmap: Bitmap)] {
    let samples = SamplePNG.all(width: 24, height: 17, firstFilter: 1)
    let bitmaps = [2, 4, 9, 90, 300].map { colorCount in
      RandomBitmap.colors(
        colorCount, width: 60, height: 40, isOpaque: colorCount != 90, seed: 6)
    }
    return try samples.map { ($0.bytes, $0.expected) }
      + bitmaps.flatMap { bitmap in
        try PNGEffort.allCases.map { (try PNG.encode(bitmap, effort: $0), bitmap) }
      }
  }

  @Test("A damaged file never matches its picture")
  func quickMatching() throws {
    let bitmap = RandomBitmap.colors(
      20, width: 90, height: 60, isOpaque: true, longestRun: 30, seed: 3)
    let limits = PNGLimits(width: 2_000, height: 2_000, pixels: 1_000_000)
    for effort in PNGEffort.allCases {
      let chunks = Chunk.chunks(of: try PNG.encode(bitmap, effort: effort))
      let data = try #require(chunks.firstIndex { $0.type == "IDAT" })
      for index in chunks[data].content.indices {
        var damaged = chunks
        damaged[data].content[index] ^= 1 << UInt8(index % 8)
        _ = try Self.check(Chunk.file(damaged), of: bitmap, limits: limits)
        damaged[data].content.removeLast(chunks[data].content.count - index)
        _ = try Self.check(Chunk.file(damaged), of: bitmap, limits: limits)
      }
    }
  }
}
