import PNGCoding
import Raster
import TestSupport
import Testing

@Suite struct HostileFileTests {
  @Test(
    "Dimensions beyond the limits are rejected after reading only the header",
    arguments: [
      (
        UInt32(0x7FFF_FFFF), UInt32(1),
        PNGDecodingError.tooWide(width: 2_147_483_647, limit: 65_535)
      ),
      (0xFFFF_FFFF, 1, .tooWide(width: 4_294_967_295, limit: 65_535)),
      (1, 0x7FFF_FFFF, .tooHigh(height: 2_147_483_647, limit: 65_535)),
      (65_535, 65_535, .tooManyPixels(width: 65_535, height: 65_535, limit: 100_000_000)),
    ])
  func dimensions(width: UInt32, height: UInt32, error: PNGDecodingError) {
    let bytes = Chunk.file([.header(width: width, height: height, depth: 8, colorType: 6)])
    #expect(throws: error) { try PNG.decode(bytes) }
  }

  @Test("A file too short for its claimed pixels is rejected before allocating memory")
  func claims() async {
    await #expect(processExitsWith: .success) {
      let bytes = Chunk.file([
        .header(width: 10_000, height: 10_000, depth: 8, colorType: 6),
        Chunk("IDAT", Deflated.bomb(repetitions: 10)), Chunk("IEND"),
      ])
      let before = PeakMemory.reset()
      #expect(
        throws: PNGDecodingError.corrupt(reason: "IDAT: too few bytes for so many pixels")
      ) { try PNG.decode(bytes) }
      #expect(PeakMemory.bytes - before < 16 << 20)
    }
  }

  @Test("The first bytes of a large picture are truncated, not corrupt", arguments: [41, 60, 300])
  func start(count: Int) throws {
    let whole = Chunk.file([
      .header(width: 10_000, height: 10_000, depth: 8, colorType: 6),
      Chunk("IDAT", Deflated.bomb(repetitions: 100)), Chunk("IEND"),
    ])
    let bytes = Array(whole.prefix(count))
    let folder = try TemporaryFolder()
    let path = try folder.file("start.png", bytes)
    #expect(throws: PNGDecodingError.truncated(count: count)) { try PNG.decode(bytes) }
    #expect(throws: PNGFileError(path: path, cause: .truncated(count: count))) {
      try PNG.read(path)
    }
  }

  @Test(
    "Chunks that unpack to 400 MB are skipped", arguments: ["iCCP", "zTXt", "iTXt", "teSt"])
  func bombs(type: String) async throws {
    await #expect(processExitsWith: .success) { [type] () async throws in
      let sample = SamplePNG(.rgb, depth: 8)
      var chunks = sample.chunks
      let head = Array("name\0".utf8) + (type == "iTXt" ? [1, 0, 0, 0] : [0])
      chunks.insert(Chunk(type, head + Deflated.bomb(repetitions: 200_000)), at: 1)
      let bytes = Chunk.file(chunks)
      let before = PeakMemory.reset()
      #expect(try PNG.decode(bytes) == sample.expected)
      #expect(PeakMemory.bytes - before < 16 << 20)
    }
  }

  @Test("Endless pixels after a small picture are rejected", arguments: [false, true])
  func tooManyPixels(isInterlaced: Bool) async {
    await #expect(processExitsWith: .success) { [isInterlaced] () async throws in
      let bytes = Chunk.file([
        .header(width: 1, height: 1, depth: 8, colorType: 0, interlace: isInterlaced ? 1 : 0),
        Chunk("IDAT", Deflated.bomb(repetitions: 200_000)), Chunk("IEND"),
      ])
      let before = PeakMemory.reset()
      #expect(throws: PNGDecodingError.self) { try PNG.decode(bytes) }
      #expect(PeakMemory.bytes - before < 16 << 20)
    }
  }

  @Test(
    "Pixels without an end are not inflated behind the last row",
    arguments: [false, true], [UInt32(1), 2, 3])
  func endless(isInterlaced: Bool, height: UInt32) {
    // The reason is one that only reading stops with: inflating all of it finds a stream without an end.
    let bytes = Chunk.file([
      .header(width: 1, height: height, depth: 8, colorType: 0, interlace: isInterlaced ? 1 : 0),
      Chunk("IDAT", Deflated.bomb(repetitions: 5_000)), Chunk("IEND"),
    ])
    #expect(throws: PNGDecodingError.corrupt(reason: "IDAT: more pixels than the header says")) {
      try PNG.decode(bytes)
    }
  }

  @Test("The widest rows with most bytes need less than 64 MB in addition to the pixels")
  func widest() async {
    await #expect(processExitsWith: .success) {
      let bytes = Chunk.file([
        .header(width: 65_535, height: 500, depth: 16, colorType: 6),
        Chunk("IDAT", Deflated.bomb(repetitions: 65_535 * 8 * 501 / 2_064)), Chunk("IEND"),
      ])
      let before = PeakMemory.reset()
      #expect(throws: PNGDecodingError.self) { try PNG.decode(bytes) }
      #expect(PeakMemory.bytes - before < 65_535 * 500 * 4 + 64 << 20)
    }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var change: @Sendable (inout [Chunk]) -> Void
  }

  private static let cases: [Case] = [
    Case(testDescription: "no PLTE") { $0.remove(at: 1) },
    Case(testDescription: "empty PLTE") { $0[1].content = [] },
    Case(testDescription: "PLTE length not a multiple of three") { $0[1].content.removeLast() },
    Case(testDescription: "PLTE too long for the depth") { $0[0].content[8] = 4 },
    Case(testDescription: "PLTE twice") { $0.insert($0[1], at: 1) },
    Case(testDescription: "PLTE after IDAT") { $0.swapAt(1, 3) },
    Case(testDescription: "a colour not in PLTE") { $0[1].content.removeLast(99) },
    Case(testDescription: "tRNS before PLTE") { $0.swapAt(1, 2) },
    Case(testDescription: "tRNS twice") { $0.insert($0[2], at: 2) },
    Case(testDescription: "tRNS after IDAT") { $0.swapAt(2, 3) },
    Case(testDescription: "tRNS longer than PLTE") {
      $0[2].content = Array(repeating: 0, count: $0[1].content.count / 3 + 1)
    },
    Case(testDescription: "no IHDR") { $0.removeFirst() },
    Case(testDescription: "IHDR twice") { $0.insert($0[0], at: 1) },
    Case(testDescription: "IHDR second") { $0.swapAt(0, 1) },
    Case(testDescription: "IHDR too short") { $0[0].content.removeLast() },
    Case(testDescription: "IHDR too long") { $0[0].content.append(0) },
    Case(testDescription: "depth 3") { $0[0].content[8] = 3 },
    Case(testDescription: "depth 16 with a palette") { $0[0].content[8] = 16 },
    Case(testDescription: "colour type 5") { $0[0].content[9] = 5 },
    Case(testDescription: "compression 1") { $0[0].content[10] = 1 },
    Case(testDescription: "filter method 1") { $0[0].content[11] = 1 },
    Case(testDescription: "interlace 2") { $0[0].content[12] = 2 },
    Case(testDescription: "no IDAT") { $0.remove(at: 3) },
    Case(testDescription: "empty IDAT") { $0[3].content = [] },
    Case(testDescription: "IDAT interrupted") { chunks in
      let data = chunks[3].content
      chunks[3].content = Array(data.prefix(20))
      chunks.insert(Chunk("tEXt", [65, 0, 65]), at: 4)
      chunks.insert(Chunk("IDAT", Array(data.dropFirst(20))), at: 5)
    },
    Case(testDescription: "IDAT too short") { $0[3].content.removeLast(9) },
    Case(testDescription: "rows missing") { $0[3].content = Deflated.stored([0, 1, 2, 3]) },
    Case(testDescription: "rows too many") {
      $0[3].content = Deflated.stored(Array(repeating: 0, count: 999))
    },
    Case(testDescription: "filter type 5") {
      $0[3].content = Deflated.stored([5] + Array(repeating: 0, count: 13 * 22 - 1))
    },
    Case(testDescription: "no zlib header") { $0[3].content[0] = 0 },
    Case(testDescription: "wrong checksum of the pixels") {
      $0[3].content[$0[3].content.count - 1] ^= 1
    },
    Case(testDescription: "no IEND") { $0.removeLast() },
    Case(testDescription: "an unknown chunk that must be understood") {
      $0.insert(Chunk("ABCD", [1]), at: 1)
    },
    Case(testDescription: "an invalid chunk name") { $0.insert(Chunk("a\u{1}bc"), at: 1) },
  ]

  @Test("A file that violates a rule about its pixels throws", arguments: cases)
  func broken(_ sample: Case) throws {
    let sound = SamplePNG(.palette, depth: 8, hasTransparency: true)
    #expect(try PNG.decode(Chunk.file(sound.chunks)) == sound.expected)
    var chunks = sound.chunks
    sample.change(&chunks)
    #expect(throws: PNGDecodingError.self) { try PNG.decode(Chunk.file(chunks)) }
  }

  @Test("A chunk that claims 2 GB in a short file throws", arguments: ["IDAT", "tEXt", "PLTE"])
  func longChunk(type: String) {
    let start = Array(SamplePNG(.rgb, depth: 8).bytes.prefix(33))
    for count in [0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF] as [UInt32] {
      let bytes = start + count.bigEndianBytes + Array(type.utf8) + [1, 2, 3, 4]
      #expect(throws: PNGDecodingError.self) { try PNG.decode(bytes) }
    }
  }
}
