import Raster
import Testing

@testable import PNGCoding

@Suite struct PaletteBitmapTests {
  /// A bitmap in the form that its colours allow.
  static func picture(_ bitmap: Bitmap) -> Picture {
    Set(bitmap.pixels).count <= 256 ? .palette(indexed(bitmap)) : .direct(bitmap)
  }

  /// A picture with colours that do not appear, and with equal lines that share a row or do not.
  private static func indexed(_ bitmap: Bitmap, unused: Int = 0) -> PaletteBitmap {
    var colors: [UInt32] = []
    var known: Set<UInt32> = []
    for pixel in bitmap.pixels where known.insert(pixel).inserted { colors.append(pixel) }
    let others = (0..<UInt32(unused)).map { 0xFE00_0000 + $0 }
    let palette = Array((others + colors.reversed()).prefix(256))
    let indices = Dictionary(uniqueKeysWithValues: zip(palette, UInt8.min...UInt8.max))
    var rows: [UInt8] = []
    var numbers: [UInt32] = []
    for y in 0..<bitmap.height {
      let line = bitmap.pixels[y * bitmap.width..<(y + 1) * bitmap.width]
      let row = line.map { pixel in indices[pixel] ?? 0 }
      let isShared = y % 3 != 0 && rows.suffix(bitmap.width) == row[...]
      if !isShared { rows += row }
      numbers.append(UInt32(rows.count / bitmap.width - 1))
    }
    return PaletteBitmap(
      width: bitmap.width, palette: palette, rows: rows, rowNumbers: numbers)
  }

  private static let colorCounts = [1, 2, 4, 5, 16, 17, 40, 255, 256]

  private static func samples(_ colorCount: Int) -> [Bitmap] {
    [(1, 1), (7, 5), (8, 9), (61, 40), (301, 300)].flatMap { width, height in
      [true, false].map { isOpaque in
        RandomBitmap.colors(
          colorCount, width: width, height: height, isOpaque: isOpaque, longestRun: 40,
          seed: UInt64(colorCount + width))
      }
    }
  }

  @Test(
    "A picture in indices is encoded with the bytes of its bitmap", arguments: colorCounts,
    PNGEffort.allCases)
  func sameBytes(colorCount: Int, effort: PNGEffort) throws {
    var encoder = try PNGEncoder()
    for bitmap in Self.samples(colorCount) {
      let picture = Self.indexed(bitmap, unused: min(30, 256 - colorCount))
      #expect(picture.bitmap == bitmap)
      let bytes = try encoder.encode(Picture.palette(picture), effort: effort)
      #expect(try encoder.encode(bitmap, effort: effort) == bytes)
      #expect(try PNG.decode(bytes) == bitmap)
    }
  }

  @Test(
    "A picture in indices matches its files, and no file of another one", arguments: colorCounts)
  func matching(colorCount: Int) throws {
    for bitmap in Self.samples(colorCount) {
      let picture = Picture.palette(Self.indexed(bitmap, unused: min(9, 256 - colorCount)))
      let files = try PNGEffort.allCases.map { try PNG.encode(bitmap, effort: $0) }
      for file in files { #expect(try PNG.matches(file, picture: picture)) }
      for number in 0..<9 {
        let index = number * 7919 % bitmap.pixels.count
        var changed = bitmap
        changed.pixels[index] = bitmap.pixels.last { $0 != changed.pixels[index] } ?? 0xFF01_0203
        #expect(try !PNG.matches(PNG.encode(changed, effort: .fast), picture: picture))
        for file in files { #expect(try !PNG.matches(file, picture: Self.picture(changed))) }
        changed.pixels[index] ^= 0x100
        #expect(try !PNG.matches(PNG.encode(changed, effort: .fast), picture: picture))
        for file in files { #expect(try !PNG.matches(file, picture: Self.picture(changed))) }
      }
    }
  }

  @Test(
    "Whether a small file shows a picture is known without inflating it",
    arguments: [17, 40, 255, 256])
  func knownAtOnce(colorCount: Int) throws {
    let bitmap = RandomBitmap.colors(
      colorCount, width: 301, height: 300, isOpaque: true, longestRun: 40, seed: 4)
    var changed = bitmap
    changed.pixels[40_000] = bitmap.pixels.first { $0 != bitmap.pixels[40_000] } ?? 0
    try PNG.encode(bitmap, effort: .small).withUnsafeBytes { file in
      for (other, isShown) in [(bitmap, true), (changed, false)] {
        let decoder = try PNGDecoder(borrowing: file, limits: .default)
        #expect(decoder.shows(Self.indexed(other)) == isShown)
      }
    }
  }

  @Test("Greys are known without inflating them, too, whether black appears or not")
  func greysAtOnce() throws {
    for first in [0, 60] as [UInt32] {
      let pixels = (0..<90_000 as Range<UInt32>).map { index -> UInt32 in
        let grey = first + index / 7 % 4_000 * index % 40
        return 0xFF00_0000 | grey * 0x01_0101
      }
      let bitmap = Bitmap(width: 300, height: 300, pixels: pixels)
      var changed = bitmap
      changed.pixels[0] = bitmap.pixels.first { $0 != pixels[0] } ?? 0
      try PNG.encode(bitmap, effort: .small).withUnsafeBytes { file in
        for (other, isShown) in [(bitmap, true), (changed, false)] {
          let decoder = try PNGDecoder(borrowing: file, limits: .default)
          #expect(decoder.shows(Self.indexed(other, unused: 9)) == isShown)
        }
      }
    }
  }

  @Test("A line that repeats in the file alone, or in the picture alone, is found")
  func repeatedLines() throws {
    let line = RandomBitmap.colors(20, width: 70, height: 1, isOpaque: true, seed: 2).pixels
    let palette = Array(Set(line))
    let bitmap = Bitmap(width: 70, height: 12, pixels: (0..<12).flatMap { _ in line })
    for y in 0..<12 {
      var changed = bitmap
      changed[y * 5, y] = palette.first { $0 != line[y * 5] } ?? 0
      let picture = Self.picture(changed)
      #expect(try !PNG.matches(PNG.encode(bitmap, effort: .small), picture: picture))
      let same = Self.picture(bitmap)
      #expect(try !PNG.matches(PNG.encode(changed, effort: .small), picture: same))
    }
  }

  @Test("Files of every form match their pixels in indices, and damaged ones throw")
  func everyForm() throws {
    for sample in SamplePNG.all(width: 13, height: 6, firstFilter: 2) {
      guard Set(sample.expected.pixels).count <= 256 else { continue }
      let picture = Self.picture(sample.expected)
      #expect(try PNG.matches(sample.bytes, picture: picture), "\(sample.testDescription)")
      var chunks = sample.chunks
      chunks[chunks.count - 1] = Chunk("IEN!")
      #expect(throws: PNGDecodingError.self) {
        try PNG.matches(Chunk.file(chunks), picture: picture)
      }
    }
  }

  @Test("Another size never matches")
  func otherSizes() throws {
    let bitmap = RandomBitmap.colors(20, width: 12, height: 6, isOpaque: true, seed: 1)
    let file = try PNG.encode(bitmap, effort: .fast)
    for (width, height) in [(6, 12), (12, 5), (11, 6)] {
      let pixels = Array(bitmap.pixels.prefix(width * height))
      let other = Self.picture(Bitmap(width: width, height: height, pixels: pixels))
      #expect(try !PNG.matches(file, picture: other))
    }
  }
}
