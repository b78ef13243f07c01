import Files
import PNGCoding
import Raster
import TestSupport
import Testing

@testable import Snapshots

@Suite("Comparison of files") struct PNGComparisonTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ bytes: [UInt8], _ name: String) throws -> String {
    let path = folder.path + "/" + name
    try WholeFile.write(bytes, to: path)
    return path
  }

  private func write(_ bitmap: Bitmap, _ name: String) throws -> String {
    try write(try PNG.encode(bitmap, effort: .fast), name)
  }

  @Test(
    "Comparing files finds the same as comparing pictures in memory, for any batches",
    arguments: [1, 2, 4, 31, 32, 33, 34, 35, 36, 63, 64, 65, 66, 97, 130])
  func batches(height: Int) async throws {
    var before = Drawings.line(10, width: 37, height: height)
    var after = Drawings.line(11, width: 37, height: height)
    for y in stride(from: 0, to: height, by: 3) { after[y * 7 % 37, y] = 0xFF20_60A0 }
    for y in stride(from: 1, to: height, by: 5) { before[y * 5 % 37, y] = 0xFF30_3030 }
    let (first, second) = (try write(before, "a.png"), try write(after, "b.png"))
    for metric in [ColorMetric.exact, .perceived(threshold: 0.1)] {
      let options = ComparisonOptions(metric: metric, window: 6)
      let comparison = try await PNGComparison(
        of: first, and: second, options: options, drawsPicture: true)
      #expect(comparison.outcome == before.compared(with: after, options: options))
      #expect(comparison.picture == before.differencePicture(with: after, options: options))
    }
  }

  @Test("No picture is drawn unless requested")
  func noPicture() async throws {
    let path = try write(Drawings.disc(30), "a.png")
    #expect(try await PNGComparison(of: path, and: path).picture == nil)
  }

  @Test(
    "Files of different sizes are reported as such",
    arguments: [(37, 70), (36, 71), (36, 69), (35, 70), (36, 33), (3, 200)])
  func sizes(width: Int, height: Int) async throws {
    let first = Bitmap(width: 36, height: 70, pixel: 0xFF11_2233)
    let second = Bitmap(width: width, height: height, pixel: 0xFF11_2233)
    let comparison = try await PNGComparison(
      of: try write(first, "a.png"), and: try write(second, "b.png"), drawsPicture: true)
    #expect(comparison.outcome == .sizes(first.bounds, second.bounds))
    #expect(comparison.picture == first.differencePicture(with: second))
  }

  @Test("A palette and the same colours as RGB are equal, one other index is one pixel")
  func palette() async throws {
    let colors: [UInt8] = [255, 0, 0, 0, 128, 0, 0, 0, 255]
    let indices: [[UInt8]] = (0..<5).map { y in (0..<9).map { UInt8(($0 + y) % 3) } }
    let rgb = indices.map { row in row.flatMap { colors[Int($0) * 3..<Int($0) * 3 + 3] } }
    var indexed = HandmadePNG(
      width: 9, height: 5, depth: 8, colorType: 3, palette: colors, rows: indices)
    let direct = HandmadePNG(width: 9, height: 5, depth: 8, colorType: 2, rows: rgb)
    let first = try write(direct.bytes, "a.png")
    let equal = try await PNGComparison(of: first, and: try write(indexed.bytes, "b.png"))
    #expect(equal.outcome == .pixels(.equal(width: 9, height: 5)))
    indexed.rows[2][4] = (indexed.rows[2][4] + 1) % 3
    let other = try await PNGComparison(of: first, and: try write(indexed.bytes, "c.png"))
    #expect(other.outcome.differing == 1)
    #expect(other.outcome.bounds == PixelRect(x: 4, y: 2, width: 1, height: 1))
  }

  @Test("16 bits per channel are rounded to 8 for the comparison")
  func sixteenBits() async throws {
    let eight: [[UInt8]] = [[0, 127, 255], [1, 2, 3]]
    // An 8-bit value in 16 bits is 257 times as large; up to 128 more still rounds to it.
    let same: [[UInt8]] = [[0, 100, 127, 127, 255, 255], [1, 1, 2, 2, 3, 3]]
    let more: [[UInt8]] = [[0, 129, 127, 127, 255, 255], [1, 1, 2, 2, 3, 3]]
    func path(_ depth: UInt8, _ rows: [[UInt8]], _ name: String) throws -> String {
      let png = HandmadePNG(width: 3, height: 2, depth: depth, colorType: 0, rows: rows)
      return try write(png.bytes, name)
    }
    let first = try path(8, eight, "a.png")
    let equal = try await PNGComparison(of: first, and: try path(16, same, "b.png"))
    #expect(equal.outcome == .pixels(.equal(width: 3, height: 2)))
    let other = try await PNGComparison(of: first, and: try path(16, more, "c.png"))
    #expect(other.outcome.differing == 1)
    #expect(other.outcome.bounds == PixelRect(x: 0, y: 0, width: 1, height: 1))
  }

  @Test("A missing or truncated file is an error that names it, even after a difference")
  func damaged() async throws {
    let whole = try PNG.encode(Drawings.noise(seed: 1, width: 90, height: 200), effort: .fast)
    let sound = try write(whole, "a.png")
    let cut = try write(Array(whole.dropLast(200)), "b.png")
    let small = try write(Drawings.disc(1), "c.png")
    let missing = folder.path + "/d.png"
    for (first, second) in [(sound, cut), (cut, sound), (cut, cut), (small, cut), (cut, missing)] {
      let error = await #expect(throws: PNGFileError.self) {
        try await PNGComparison(of: first, and: second)
      }
      #expect(error?.path == (second == missing ? missing : cut))
    }
    #expect(
      await #expect(throws: PNGFileError.self) {
        try await PNGComparison(of: missing, and: sound)
      } == PNGFileError(path: missing, cause: .missing))
  }
}

extension PixelComparison {
  fileprivate static func equal(width: Int, height: Int) -> PixelComparison {
    PixelComparison(
      width: width, height: height, differing: 0, antialiased: 0, regions: [], window: 32,
      densest: nil)
  }
}

extension ComparisonOutcome {
  fileprivate var differing: Int? {
    guard case .pixels(let comparison) = self else { return nil }
    return comparison.differing
  }

  fileprivate var bounds: PixelRect? {
    guard case .pixels(let comparison) = self else { return nil }
    return comparison.bounds
  }
}
