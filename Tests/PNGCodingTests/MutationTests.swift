import PNGCoding
import Raster
import Testing

@Suite struct MutationTests {
  @Test(
    "1,000 mutated and truncated files decode or throw, all ways agree, in 64 MB beyond the pixels")
  func mutations() async {
    await #expect(processExitsWith: .success) {
      let files = try Self.soundFiles()
      var generator = SplitMix64(seed: 2)
      let limits = PNGLimits(width: 2_000, height: 2_000, pixels: 1_000_000)
      var decoded = 0
      let before = PeakMemory.reset()
      for number in 0..<1_000 {
        let bytes = Mutation.random(of: files[number % files.count], using: &generator)
        if try Self.check(bytes, limits: limits) { decoded += 1 }
      }
      #expect(PeakMemory.bytes - before < 4 * limits.pixels + 64 << 20)
      #expect((100..<900).contains(decoded), "\(decoded) decoded: the damage should do some harm")
    }
  }

  @Test("A file cut anywhere throws")
  func truncation() throws {
    for sample in SamplePNG.all(width: 5, height: 4) {
      for count in 0..<sample.bytes.count {
        #expect(throws: PNGDecodingError.self) { try PNG.decode(Array(sample.bytes.prefix(count))) }
      }
    }
  }

  /// Checks that all ways to read some bytes agree; returns whether they can be decoded.
  private static func check(_ bytes: [UInt8], limits: PNGLimits) throws -> Bool {
    let whole = Result { () throws(PNGDecodingError) in try PNG.decode(bytes, limits: limits) }
    let rows = Result { () throws(PNGDecodingError) in try self.rows(bytes, limits: limits) }
    #expect(whole == rows)
    guard case .success(var bitmap) = whole else { return false }
    #expect(try PNG.matches(bytes, bitmap: bitmap, limits: limits))
    bitmap.pixels[bitmap.pixels.count / 2] ^= 1
    #expect(try !PNG.matches(bytes, bitmap: bitmap, limits: limits))
    return true
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

  private static func soundFiles() throws -> [[UInt8]] {
    let samples = SamplePNG.all(width: 24, height: 17, firstFilter: 1).map(\.bytes)
    let encoded = try [2, 4, 9, 90, 300].flatMap { colorCount in
      let bitmap = RandomBitmap.colors(
        colorCount, width: 60, height: 40, isOpaque: colorCount != 90, seed: 6)
      return try PNGEffort.allCases.map { try PNG.encode(bitmap, effort: $0) }
    }
    return samples + encoded
  }
}
