import Raster
import Testing

@testable import Snapshots

@Suite("Exact comparison") struct ExactComparisonTests {
  private let plain = Bitmap(width: 40, height: 20, pixel: 0xFF80_8080)

  @Test("Equal pictures have no differences")
  func same() {
    #expect(
      plain.compared(with: plain)
        == .pixels(
          PixelComparison(
            width: 40, height: 20, differing: 0, antialiased: 0, regions: [], window: 32,
            densest: nil)))
  }

  @Test("Pictures without pixels are equal")
  func empty() throws {
    let nothing = Bitmap(width: 0, height: 0)
    let comparison = try #require(nothing.pixels(comparedWith: nothing))
    #expect(comparison.differing == 0)
    #expect(comparison.ratio == 0)
  }

  @Test(
    "One channel of one pixel off by one is found, also in a corner",
    arguments: [(0, 0), (39, 0), (0, 19), (39, 19), (15, 7), (16, 8)], [0, 8, 16, 24])
  func onePixel(place: (x: Int, y: Int), shift: UInt32) throws {
    var other = plain
    other[place.x, place.y] ^= 1 << shift
    let comparison = try #require(plain.pixels(comparedWith: other))
    let pixel = PixelRect(x: place.x, y: place.y, width: 1, height: 1)
    #expect(comparison.differing == 1)
    #expect(comparison.ratio == 1.0 / 800)
    #expect(comparison.regions == [DifferingRegion(bounds: pixel, count: 1)])
    #expect(comparison.densest?.count == 1)
  }

  @Test("A picture one column or one row larger is a difference in size")
  func sizes() {
    let wider = Bitmap(width: 41, height: 20, pixel: 0xFF80_8080)
    let higher = Bitmap(width: 40, height: 21, pixel: 0xFF80_8080)
    #expect(plain.compared(with: wider) == .sizes(plain.bounds, wider.bounds))
    #expect(higher.compared(with: plain) == .sizes(higher.bounds, plain.bounds))
  }

  @Test("An edge that moved by a pixel differs along its length")
  func edge() throws {
    var (before, after) = (plain, plain)
    for y in 0..<20 {
      for x in 0..<20 { before[x, y] = 0xFF00_0000 }
      for x in 0..<21 { after[x, y] = 0xFF00_0000 }
    }
    let comparison = try #require(before.pixels(comparedWith: after))
    #expect(comparison.differing == 20)
    #expect(comparison.bounds == PixelRect(x: 20, y: 0, width: 1, height: 20))
  }

  @Test("Masked pixels are ignored exactly")
  func masks() throws {
    let black = Bitmap(width: 40, height: 20, pixel: 0xFF00_0000)
    let masks = [
      PixelRect(x: 0, y: 0, width: 40, height: 10), PixelRect(x: 5, y: 8, width: 10, height: 4),
      PixelRect(x: 35, y: 15, width: 500, height: 500),
    ]
    let comparison = try #require(
      plain.pixels(comparedWith: black, ComparisonOptions(masks: masks)))
    #expect(comparison.differing == 800 - 400 - 20 - 25)
    #expect(comparison.bounds == PixelRect(x: 0, y: 10, width: 40, height: 10))
  }

  @Test("Distant pixels form separate regions, close ones form one")
  func regions() throws {
    let wide = Bitmap(width: 200, height: 100)
    var other = wide
    for (x, y) in [(3, 2), (20, 4), (150, 3), (60, 90), (61, 91)] { other[x, y] = 1 }
    let comparison = try #require(wide.pixels(comparedWith: other))
    #expect(
      comparison.regions == [
        DifferingRegion(bounds: PixelRect(x: 3, y: 2, width: 18, height: 3), count: 2),
        DifferingRegion(bounds: PixelRect(x: 150, y: 3, width: 1, height: 1), count: 1),
        DifferingRegion(bounds: PixelRect(x: 60, y: 90, width: 2, height: 2), count: 2),
      ])
  }

  @Test("With any number of differences, there are few regions and they contain every pixel")
  func manyRegions() throws {
    let large = Bitmap(width: 700, height: 700)
    var other = large
    for y in stride(from: 0, to: 700, by: 50) {
      for x in stride(from: 0, to: 700, by: 50) { other[x, y] = 1 }
    }
    let comparison = try #require(large.pixels(comparedWith: other))
    #expect(comparison.differing == 196)
    #expect((1...12).contains(comparison.regions.count))
    #expect(comparison.regions.map(\.count).reduce(0, +) == 196)
    #expect(comparison.bounds == PixelRect(x: 0, y: 0, width: 651, height: 651))
  }

  @Test("In a large picture that differs everywhere, regions contain every pixel")
  func allOver() throws {
    let large = Bitmap(width: 2112, height: 2112)
    var other = large
    for y in stride(from: 15, to: 2112, by: 16) {
      for x in stride(from: 15, to: 2112, by: 16) { other[x, y] = 1 }
    }
    let comparison = try #require(large.pixels(comparedWith: other))
    #expect(
      comparison.regions == [
        DifferingRegion(bounds: PixelRect(x: 15, y: 15, width: 2097, height: 2097), count: 17_424)
      ])
  }
}
