import PNGCoding
import Raster
import TestSupport
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

  private func steps(_ bitmap: Bitmap, rows: Int) throws -> [PNG.FileStep] {
    var steps: [PNG.FileStep] = []
    try PNG.stream(width: bitmap.width, height: bitmap.height, bandHeight: rows) { top, count in
      bitmap.cropped(to: PixelRect(left: 0, top: top, right: bitmap.width, bottom: top + count))
    } write: {
      steps.append($0)
    }
    return steps
  }

  private func file(_ bitmap: Bitmap, rows: Int) throws -> [UInt8] {
    try steps(bitmap, rows: rows).reduce(into: []) { $0.take($1) }
  }

  @Test("The picture is unchanged, whatever the pieces", arguments: [1, 7, 40], [200, 256, 257])
  func roundTrip(rows: Int, colors: Int) throws {
    let bitmap = picture(colors: colors)
    let bytes = try file(bitmap, rows: rows)
    #expect(try PNG.decode(bytes) == bitmap)
    #expect(try file(bitmap, rows: 13) == bytes)
  }

  @Test("A palette has at most 256 colours: with more, the file starts again without one")
  func manyColors() throws {
    #expect(try !steps(picture(colors: 256), rows: 8).contains(.clear))
    let steps = try steps(picture(colors: 257), rows: 8)
    #expect(steps.filter { $0 == .clear }.count == 1)
    // The colour type in the header: 3 is a palette, 2 is RGB.
    #expect(try file(picture(colors: 256), rows: 8)[25] == 3)
    #expect(try file(picture(colors: 257), rows: 8)[25] == 2)
  }

  @Test("A large file is written in pieces of limited size")
  func pieces() throws {
    var generator = SeededGenerator(seed: 7)
    let noise = (0..<1_024 * 1_024).map { _ in generator.next() % 200 * 0x0001_0101 | 0xFF00_0000 }
    let bitmap = Bitmap(width: 1_024, height: 1_024, pixels: noise.map(UInt32.init))
    let sizes = try steps(bitmap, rows: 16).map { step in
      switch step {
      case .append(let bytes), .replace(_, let bytes): bytes.count
      case .clear: 0
      }
    }
    #expect(sizes.reduce(0, +) > 900_000)
    #expect(sizes.allSatisfy { $0 < 400_000 })
    #expect(try PNG.decode(file(bitmap, rows: 16)) == bitmap)
  }

  @Test("An error of a closure stops the encoding")
  func failures() throws {
    struct Stop: Error {}
    let bitmap = picture(colors: 3)
    #expect(throws: Stop.self) {
      try PNG.stream(width: 61, height: 40, bandHeight: 40) { _, _ in
        throw Stop()
      } write: { _ in
      }
    }
    #expect(throws: Stop.self) {
      try PNG.stream(width: 61, height: 40, bandHeight: 40) { _, _ in
        bitmap
      } write: { _ in
        throw Stop()
      }
    }
    #expect(throws: PNGEncodingError.noPixels(width: 0, height: 4)) {
      try PNG.stream(width: 0, height: 4, bandHeight: 1) { _, _ in
        bitmap
      } write: { _ in
      }
    }
  }

  @Test(
    "Rows of the wrong size stop the encoding with their own error",
    arguments: [(61, 40), (61, 1), (61, 0), (0, 2), (60, 2), (62, 2)])
  func otherRows(width: Int, height: Int) {
    let error = PNGEncodingError.otherRows(
      width: width, height: height, expectedWidth: 61, expectedHeight: 2)
    var written = 0
    #expect(throws: error) {
      try PNG.stream(width: 61, height: 7, bandHeight: 2) { top, count in
        top == 0
          ? Bitmap(width: 61, height: count, pixel: 0xFFFF_FFFF)
          : Bitmap(width: width, height: height, pixel: 0xFFFF_FFFF)
      } write: { _ in
        written += 1
      }
    }
    // The header: no piece is written twice.
    #expect(written == 1)
  }

  @Test("Two files of the same picture are the same, whatever their compression")
  func sameness() throws {
    let bitmap = picture(colors: 90)
    let pieces = try file(bitmap, rows: 5)
    let whole = try PNG.encode(bitmap, effort: .small)
    #expect(try PNG.areSame(pieces, whole))
    #expect(try !PNG.areSame(pieces, PNG.encode(picture(colors: 91), effort: .fast)))
    #expect(try !PNG.areSame([1, 2, 3], whole))
  }

  @Test(
    "A trusted picture beyond the limits is compared, and a larger untrusted one is not decoded")
  func largeSameness() throws {
    func blank(width: Int, rows: Int, first: UInt32) throws -> [UInt8] {
      var file: [UInt8] = []
      let band = Bitmap(width: width, height: 16, pixel: 0xFFFF_FFFF)
      let top = Bitmap(width: width, height: 16, pixel: first)
      try PNG.stream(width: width, height: rows, bandHeight: 16) { row, _ in
        row == 0 ? top : band
      } write: {
        file.take($0)
      }
      return file
    }
    let picture = try blank(width: 1 << 16, rows: 1 << 9, first: 0xFFFF_FFFF)
    #expect(throws: PNGDecodingError.tooWide(width: 1 << 16, limit: 65_535)) {
      try PNG.decode(picture)
    }
    let other = try blank(width: 1 << 16, rows: 1 << 9, first: 0xFF00_0000)
    let higher = try blank(width: 1 << 16, rows: 1 << 10, first: 0xFFFF_FFFF)
    #expect(try !PNG.areSame(other, picture))
    #expect(try PNG.areSame(picture, picture))
    #expect(try !PNG.areSame(higher, picture))
    #expect(try !PNG.areSame(picture, higher))
  }
}
