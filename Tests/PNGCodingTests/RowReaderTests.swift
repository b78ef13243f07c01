import PNGCoding
import Raster
import TestSupport
import Testing

@Suite struct RowReaderTests {
  @Test("Rows equal those of the decoded picture in every form")
  func everyForm() throws {
    for sample in SamplePNG.all(width: 21, height: 10, firstFilter: 3) {
      var reader = try PNGRowReader(sample.bytes)
      #expect(reader.width == 21)
      #expect(reader.height == 10)
      #expect(reader.isInterlaced == sample.isInterlaced)
      #expect(try Self.pixels(of: &reader) == sample.expected.pixels, "\(sample.testDescription)")
      #expect(reader.rowsRead == 10)
    }
  }

  @Test("After the last row there is none, and the array stays as it was")
  func end() throws {
    let sample = SamplePNG(.rgb, depth: 8, width: 2, height: 1)
    var reader = try PNGRowReader(sample.bytes)
    var row: [UInt32] = []
    #expect(try reader.next(into: &row))
    #expect(try !reader.next(into: &row))
    #expect(try !reader.next(into: &row))
    #expect(row == sample.expected.pixels)
  }

  @Test("The last row is returned only if the rest of the file is valid", arguments: [false, true])
  func damagedEnd(isInterlaced: Bool) throws {
    let sample = SamplePNG(.palette, depth: 8, isInterlaced: isInterlaced, width: 4, height: 3)
    var reader = try PNGRowReader(Array(sample.bytes.dropLast(4)))
    let count = sample.bytes.count - 4
    var row: [UInt32] = []
    var rows = 0
    let error = #expect(throws: PNGDecodingError.self) {
      while try reader.next(into: &row) { rows += 1 }
    }
    #expect(error == .truncated(count: count))
    #expect(rows == (isInterlaced ? 0 : 2))
    #expect(throws: PNGDecodingError.truncated(count: count)) { try reader.next(into: &row) }
  }

  @Test("Two threads read two files row by row")
  func twoThreads() async throws {
    let folder = try TemporaryFolder()
    let samples = [1, 2].map { seed in
      SamplePNG(.rgba, depth: 8, width: 50, height: 200, firstFilter: 0, seed: seed)
    }
    let paths = try samples.enumerated().map { try folder.file("\($0).png", $1.bytes) }
    async let first = Self.pixels(path: paths[0])
    async let second = Self.pixels(path: paths[1])
    #expect(try await first == samples[0].expected.pixels)
    #expect(try await second == samples[1].expected.pixels)
  }

  @Test("A file of 256 MB of pixels is read in less than 16 MB of memory")
  func flatMemory() async throws {
    await #expect(processExitsWith: .success) {
      let rows = Chunk(
        "IDAT", [0x78, 0x01] + Deflated.bomb(repetitions: (8_193 * 8_192) / 2_064 + 9).dropFirst(2))
      let bytes = Chunk.file([
        .header(width: 8_192, height: 8_192, depth: 8, colorType: 0), rows, Chunk("IEND"),
      ])
      let folder = try TemporaryFolder()
      let path = try folder.file("tall.png", bytes)
      let before = PeakMemory.reset()
      var reader = try PNGRowReader(path: path)
      var row: [UInt32] = []
      // The stream has no end, so the last row is not returned.
      while reader.rowsRead < 8_191, try reader.next(into: &row) {}
      #expect(reader.rowsRead == 8_191)
      #expect(row == Array(repeating: 0xFF00_0000, count: 8_192))
      #expect(PeakMemory.bytes - before < 16 << 20)
    }
  }

  private static func pixels(path: String) throws -> [UInt32] {
    var reader = try PNGRowReader(path: path)
    return try pixels(of: &reader)
  }

  private static func pixels(of reader: inout PNGRowReader) throws -> [UInt32] {
    var pixels: [UInt32] = []
    var row: [UInt32] = []
    while try reader.next(into: &row) { pixels += row }
    return pixels
  }
}
