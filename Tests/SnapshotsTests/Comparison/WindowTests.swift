import Raster
import Testing

@testable import Snapshots

@Suite("Densest window") struct WindowTests {
  private func densest(
    _ side: Int, width: Int = 30, height: Int = 20, _ places: [(Int, Int)]
  ) throws -> DenseWindow? {
    let clear = Bitmap(width: width, height: height)
    var other = clear
    for (x, y) in places { other[x, y] = 1 }
    return try #require(
      clear.pixels(comparedWith: other, ComparisonOptions(window: side))
    ).densest
  }

  @Test("The square with the most differing pixels is found, with its position")
  func place() throws {
    // Three within 4 × 4 on the right, four in a row on the left of which no 3 × 3 has four.
    let places = [(1, 1), (2, 1), (3, 1), (4, 1), (20, 10), (22, 12), (20, 12)]
    let small = try #require(try densest(3, places))
    #expect(small.count == 3)
    #expect(small.bounds == PixelRect(x: 1, y: 0, width: 3, height: 3))
    let one = try #require(try densest(1, places))
    #expect(one == DenseWindow(bounds: PixelRect(x: 1, y: 1, width: 1, height: 1), count: 1))
    #expect(try densest(4, places)?.count == 4)
  }

  @Test("A square as large as the picture contains everything")
  func whole() throws {
    let found = try #require(try densest(500, [(0, 0), (29, 19), (14, 3)]))
    #expect(found == DenseWindow(bounds: PixelRect(x: 0, y: 0, width: 30, height: 20), count: 3))
  }

  @Test("Rows that left the square no longer count")
  func leaving() throws {
    #expect(try densest(4, [(5, 0), (5, 4), (5, 8), (5, 12)])?.count == 1)
    #expect(try densest(5, [(5, 0), (5, 4), (5, 8), (5, 12)])?.count == 2)
  }

  @Test("Without differences there is no densest square")
  func none() throws {
    #expect(try densest(4, []) == nil)
  }

  @Test("The count equals that of trying every square", arguments: 1...12, [1, 2, 3, 5, 8, 40])
  func everySquare(seed: Int, side: Int) throws {
    let noise = Drawings.noise(seed: UInt32(seed), width: 23, height: 19)
    let places = (0..<23 * 19).filter { noise.pixels[$0] % 7 == 0 && noise.pixels[$0] >> 30 < 2 }
      .map { ($0 % 23, $0 / 23) }
    var most = 0
    for top in 0..<19 {
      for left in 0..<23 {
        let inside = places.filter {
          (left..<left + side).contains($0.0) && (top..<top + side).contains($0.1)
        }
        most = max(most, inside.count)
      }
    }
    #expect(try densest(side, width: 23, height: 19, places)?.count ?? 0 == most)
  }
}
