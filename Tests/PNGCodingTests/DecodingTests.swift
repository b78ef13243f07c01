import PNGCoding
import Raster
import Testing

@Suite struct DecodingTests {
  @Test(
    "Every valid format decodes to the pixels of its samples",
    arguments: [(21, 13), (1, 1), (5, 3), (2, 9), (64, 2)])
  func everyForm(width: Int, height: Int) throws {
    let samples = SamplePNG.all(width: width, height: height)
    #expect(samples.count == 2 * (15 + 5 + 2 + 4))
    for sample in samples {
      #expect(try PNG.decode(sample.bytes) == sample.expected, "\(sample.testDescription)")
    }
  }

  @Test("Every filter is undone in every form", arguments: 0..<5)
  func everyFilter(firstFilter: Int) throws {
    for sample in SamplePNG.all(width: 17, height: 19, firstFilter: firstFilter) {
      #expect(try PNG.decode(sample.bytes) == sample.expected, "\(sample.testDescription)")
    }
  }

  @Test("All 65,536 values of 16 bits are rounded to the nearest of 8")
  func sixteenBits() throws {
    let rows = (0..<256).flatMap { high -> [UInt8] in
      [0] + (0..<256).flatMap { low -> [UInt8] in [UInt8(high), UInt8(low)] }
    }
    let bytes = Chunk.file([
      .header(width: 256, height: 256, depth: 16, colorType: 0),
      Chunk("IDAT", Deflated.stored(rows)), Chunk("IEND"),
    ])
    let bitmap = try PNG.decode(bytes)
    for value in 0..<65_536 {
      let grey = UInt32((value * 255 * 2 + 65_535) / (65_535 * 2))
      let expected = 0xFF00_0000 | grey << 16 | grey << 8 | grey
      if bitmap.pixels[value] != expected {
        Issue.record("\(value) became \(bitmap.pixels[value]), not \(expected)")
      }
    }
  }

  @Test("Data in many IDAT chunks, some empty, is read as one")
  func manyChunks() throws {
    let sample = SamplePNG(.rgb, depth: 8)
    var chunks = sample.chunks
    let index = try #require(chunks.firstIndex { $0.type == "IDAT" })
    let pieces = chunks[index].content.map { Chunk("IDAT", [$0]) }
    chunks.replaceSubrange(index...index, with: [Chunk("IDAT")] + pieces + [Chunk("IDAT")])
    #expect(try PNG.decode(Chunk.file(chunks)) == sample.expected)
  }

  @Test("Chunks without pixels change nothing, whatever their content")
  func otherChunks() throws {
    let sample = SamplePNG(.palette, depth: 4, hasTransparency: true)
    var chunks = sample.chunks
    let types = [
      "gAMA", "cHRM", "sRGB", "iCCP", "sBIT", "pHYs", "tIME", "tEXt", "zTXt", "iTXt", "eXIf",
      "abCd",
    ]
    chunks.insert(contentsOf: types.map { Chunk($0, [1, 2, 3]) }, at: 1)
    #expect(try PNG.decode(Chunk.file(chunks)) == sample.expected)
  }

  @Test("Bits after the last pixel of a row are ignored")
  func padding() throws {
    let bytes = Chunk.file([
      .header(width: 3, height: 2, depth: 1, colorType: 0),
      Chunk("IDAT", Deflated.stored([0, 0b1011_1010, 0, 0b1010_0001])), Chunk("IEND"),
    ])
    let (white, black): (UInt32, UInt32) = (0xFFFF_FFFF, 0xFF00_0000)
    let bitmap = Bitmap(
      width: 3, height: 2, pixels: [white, black, white, white, black, white])
    #expect(try PNG.decode(bytes) == bitmap)
    #expect(try PNG.matches(bytes, bitmap: bitmap))
  }

  @Test("Bytes after the end of the picture are ignored")
  func trailingBytes() throws {
    let sample = SamplePNG(.grey, depth: 8)
    #expect(try PNG.decode(sample.bytes + [1, 2, 3]) == sample.expected)
  }
}
