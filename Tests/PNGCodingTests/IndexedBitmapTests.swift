import PNGCoding
import Raster
import Testing

@Suite struct IndexedBitmapTests {
  private func picture(width: Int, height: Int, colors: Int) -> IndexedBitmap {
    let palette = (0..<colors).map { 0xFF00_0000 | UInt32($0) * 0x0A_1405 }
    var picture = IndexedBitmap(width: width, height: height, palette: palette)
    for y in 0..<height {
      // Every third row repeats the one above.
      for x in 0..<width { picture[x, y] = UInt8((x * x + y / 3 * 7) % colors) }
    }
    return picture
  }

  @Test("Few colours are unchanged after a round trip", arguments: [1, 2, 3, 64, 65], [1, 5, 16])
  func roundTrip(width: Int, colors: Int) throws {
    let picture = picture(width: width, height: 10, colors: colors)
    var encoder = try PNGEncoder()
    #expect(try PNG.decode(try encoder.encode(picture)) == picture.bitmap)
  }

  @Test("A row that differs by one from the one above is not taken for it")
  func nearRows() throws {
    var picture = picture(width: 2, height: 5, colors: 5)
    for y in 0..<5 { (picture[0, y], picture[1, y]) = (0, UInt8(y)) }
    var encoder = try PNGEncoder()
    #expect(try PNG.decode(try encoder.encode(picture)) == picture.bitmap)
  }

  @Test("An encoder does not depend on the kind of the picture before")
  func mixed() throws {
    let indexed = picture(width: 21, height: 30, colors: 9)
    let direct = Bitmap(
      width: 21, height: 30, pixels: (0..<630).map { 0xFF00_0000 | UInt32($0) * 0x0101 })
    var encoder = try PNGEncoder()
    for _ in 0..<2 {
      #expect(try PNG.decode(try encoder.encode(indexed)) == indexed.bitmap)
      #expect(try PNG.decode(try encoder.encode(direct, effort: .fast)) == direct)
      #expect(try PNG.decode(try encoder.encode(indexed.bitmap, effort: .small)) == indexed.bitmap)
    }
  }

  @Test("A picture without pixels is rejected", arguments: [(0, 5), (5, 0)])
  func noPixels(width: Int, height: Int) throws {
    var encoder = try PNGEncoder()
    let picture = IndexedBitmap(width: width, height: height, palette: [0])
    #expect(throws: PNGEncodingError.noPixels(width: width, height: height)) {
      try encoder.encode(picture)
    }
  }

  @Test("Rows are read several at a time, as many as fit", arguments: [1, 2, 3, 7, 20])
  func batches(rows: Int) throws {
    let bitmap = picture(width: 6, height: 10, colors: 7).bitmap
    var reader = try PNGRowReader(try PNG.encode(bitmap, effort: .fast))
    var found: [UInt32] = []
    var counts: [Int] = []
    // Space for more pixels than the rows need.
    var room = [UInt32](repeating: 0, count: rows * 6 + 5)
    while true {
      let count = try room.withUnsafeMutableBufferPointer { try reader.next(into: $0) }
      if count == 0 { break }
      counts.append(count)
      found += room.prefix(count * 6)
    }
    #expect(found == bitmap.pixels)
    #expect(counts.dropLast().allSatisfy { $0 == min(rows, 10) })
    #expect(reader.rowsRead == 10)
  }
}
