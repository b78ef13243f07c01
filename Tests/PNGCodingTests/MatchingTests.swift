import PNGCoding
import Raster
import Testing

@Suite struct MatchingTests {
  @Test("A file matches its own pixels in every form, and no other pixel anywhere")
  func everyForm() throws {
    for sample in SamplePNG.all(width: 13, height: 6, firstFilter: 2) {
      let (bytes, bitmap) = (sample.bytes, sample.expected)
      #expect(try PNG.matches(bytes, bitmap: bitmap), "\(sample.testDescription)")
      for index in bitmap.pixels.indices {
        var changed = bitmap
        changed.pixels[index] ^= 1 << UInt32(index % 32)
        #expect(try !PNG.matches(bytes, bitmap: changed), "\(sample.testDescription) \(index)")
      }
    }
  }

  @Test("A change in a row that repeats the one above is found", arguments: [2, 4, 16, 17, 300])
  func repeatedRows(colorCount: Int) throws {
    let row = RandomBitmap.colors(colorCount, width: 70, height: 1, isOpaque: true, seed: 2).pixels
    let extra = RandomBitmap.colors(colorCount, width: 70, height: 9, isOpaque: true, seed: 2)
    let pixels = (0..<20).flatMap { _ in row } + extra.pixels
    let bitmap = Bitmap(width: 70, height: 29, pixels: pixels)
    let bytes = try PNG.encode(bitmap, effort: .fast)
    #expect(try PNG.matches(bytes, bitmap: bitmap))
    for y in 0..<29 {
      var changed = bitmap
      changed[(y * 31) % 70, y] ^= 0x100
      #expect(try !PNG.matches(bytes, bitmap: changed))
    }
  }

  @Test(
    "Another size never matches", arguments: [(3, 4), (4, 3), (12, 1), (1, 12), (0, 0), (0, 4)])
  func otherSizes(width: Int, height: Int) throws {
    for isInterlaced in [false, true] {
      for colorType in [ColorType.palette, .rgb] {
        let sample = SamplePNG(
          colorType, depth: 8, isInterlaced: isInterlaced, width: 6, height: 2)
        let bitmap = Bitmap(width: width, height: height, pixel: sample.expected.pixels[0])
        #expect(try !PNG.matches(sample.bytes, bitmap: bitmap))
      }
    }
  }

  @Test("A damaged file throws, even where its pixels differ before the damage")
  func damage() throws {
    for sample in SamplePNG.all(width: 9, height: 9) {
      var chunks = sample.chunks
      chunks[chunks.count - 1] = Chunk("IEN!")
      let bytes = Chunk.file(chunks)
      for bitmap in [sample.expected, Bitmap(width: 9, height: 9), Bitmap(width: 1, height: 1)] {
        #expect(throws: PNGDecodingError.self, "\(sample.testDescription)") {
          try PNG.matches(bytes, bitmap: bitmap)
        }
      }
    }
  }

  @Test("Limits apply to matching, too")
  func limits() throws {
    let sample = SamplePNG(.grey, depth: 8)
    #expect(throws: PNGDecodingError.tooWide(width: 21, limit: 20)) {
      try PNG.matches(
        sample.bytes, bitmap: sample.expected, limits: PNGLimits(width: 20, height: 99, pixels: 999)
      )
    }
  }
}
