import PNGCoding
import Raster
import Testing

@Suite("Writing row by row")
struct RowWriterTests {
  /// A picture with a number of colours, and rows that repeat.
  private func picture(colors: Int) -> Bitmap {
    var bitmap = Bitmap(width: 61, height: 40, pixel: 0xFFFF_FFFF)
    for y in 0..<40 {
      for x in 0..<61 {
        let number = (x + y / 3 * 61) % colors
        bitmap[x, y] = 0xFF00_0000 | UInt32(number * 257)
      }
    }
    return bitmap
  }

  private func write(_ bitmap: Bitmap, hasPalette: Bool, rows: Int) throws -> [UInt8]? {
    var writer = try PNGRowWriter(
      width: bitmap.width, height: bitmap.height, hasPalette: hasPalette)
    for top in stride(from: 0, to: bitmap.height, by: rows) {
      let piece = bitmap.cropped(
        to: PixelRect(left: 0, top: top, right: bitmap.width, bottom: top + rows))
      guard try writer.take(piece) else { return nil }
    }
    return try writer.finish()
  }

  @Test("The picture comes back, however it is cut", arguments: [1, 7, 40], [true, false])
  func roundTrip(rows: Int, hasPalette: Bool) throws {
    let bitmap = picture(colors: 200)
    let bytes = try #require(try write(bitmap, hasPalette: hasPalette, rows: rows))
    #expect(try PNG.decode(bytes) == bitmap)
    #expect(try write(bitmap, hasPalette: hasPalette, rows: 13) == bytes)
  }

  @Test("A palette ends at 256 colours")
  func manyColors() throws {
    #expect(try write(picture(colors: 256), hasPalette: true, rows: 8) != nil)
    #expect(try write(picture(colors: 257), hasPalette: true, rows: 8) == nil)
    let direct = try #require(try write(picture(colors: 257), hasPalette: false, rows: 8))
    #expect(try PNG.decode(direct) == picture(colors: 257))
  }

  @Test("A picture without all its rows is none")
  func missingRows() throws {
    var writer = try PNGRowWriter(width: 2, height: 3, hasPalette: true)
    #expect(try writer.take(Bitmap(width: 2, height: 2, pixel: 0xFF00_0000)))
    #expect(throws: PNGEncodingError.self) { try writer.finish() }
  }

  @Test("More rows than the picture has are refused")
  func extraRows() throws {
    var writer = try PNGRowWriter(width: 2, height: 1, hasPalette: true)
    #expect(throws: PNGEncodingError.self) {
      try writer.take(Bitmap(width: 2, height: 2, pixel: 0xFF00_0000))
    }
  }

  @Test("Two files of one picture are the same, whatever their compression")
  func sameness() throws {
    let bitmap = picture(colors: 90)
    let pieces = try #require(try write(bitmap, hasPalette: false, rows: 5))
    let whole = try PNG.encode(bitmap, effort: .small)
    #expect(try PNG.areSame(pieces, whole))
    #expect(try !PNG.areSame(pieces, PNG.encode(picture(colors: 91), effort: .fast)))
    #expect(try !PNG.areSame([1, 2, 3], whole))
  }
}
