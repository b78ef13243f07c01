import PNGCoding
import Raster
import Testing

@Suite("Animated PNGs") struct AnimationTests {
  /// Four pictures of the same size, two adjacent ones equal.
  private static func frames(colors: Int, isOpaque: Bool) -> [PNG.Frame] {
    [1, 2, 2, 3].enumerated().map { index, seed in
      PNG.Frame(
        RandomBitmap.colors(
          colors, width: 21, height: 13, isOpaque: isOpaque, seed: UInt64(seed)),
        milliseconds: UInt16(100 * (index + 1)))
    }
  }

  /// Each frame of a file as a picture.
  private static func stills(of file: [UInt8]) throws -> [Bitmap] {
    let chunks = Chunk.chunks(of: file)
    let head = chunks.filter { ["IHDR", "PLTE", "tRNS"].contains($0.type) }
    return try chunks.compactMap { chunk in
      let data: [UInt8]
      switch chunk.type {
      case "IDAT": data = chunk.content
      case "fdAT": data = Array(chunk.content.dropFirst(4))
      default: return nil
      }
      return try PNG.decode(Chunk.file(head + [Chunk("IDAT", data), Chunk("IEND")]))
    }
  }

  @Test(
    "Every frame is unchanged after a round trip", arguments: [1, 2, 4, 16, 60, 250, 400],
    [true, false])
  func frames(colors: Int, isOpaque: Bool) throws {
    let frames = Self.frames(colors: colors, isOpaque: isOpaque)
    let file = try PNG.animation(frames)
    #expect(try Self.stills(of: file) == frames.map(\.bitmap))
    #expect(try PNG.decode(file) == frames[0].bitmap)
    #expect(try PNG.animation(frames) == file)
  }

  @Test("The chunks are those of the standard, numbered in their order")
  func chunks() throws {
    let chunks = Chunk.chunks(of: try PNG.animation(Self.frames(colors: 9, isOpaque: true)))
    #expect(
      chunks.map(\.type) == [
        "IHDR", "PLTE", "tEXt", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "fcTL",
        "fdAT", "IEND",
      ])
    #expect(chunks[3].content == [0, 0, 0, 4, 0, 0, 0, 0])
    #expect(
      chunks[4].content == [
        0, 0, 0, 0, 0, 0, 0, 21, 0, 0, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 100, 0x03, 0xE8, 0, 0,
      ])
    let numbers = chunks.filter { ["fcTL", "fdAT"].contains($0.type) }.map { $0.content[3] }
    #expect(numbers == [0, 1, 2, 3, 4, 5, 6])
    let delays = chunks.filter { $0.type == "fcTL" }.map { $0.content[20...21] }
    #expect(delays == [[0, 100], [0, 200], [1, 44], [1, 144]])
  }

  @Test("One frame is an animation, too, and none is an error")
  func few() throws {
    let frame = PNG.Frame(
      Bitmap(width: 2, height: 1, pixels: [0xFF00_0000, 0xFFFF_FFFF]), milliseconds: 1)
    #expect(try Self.stills(of: PNG.animation([frame])) == [frame.bitmap])
    #expect(throws: PNGEncodingError.noPixels(width: 0, height: 0)) { try PNG.animation([]) }
  }
}
