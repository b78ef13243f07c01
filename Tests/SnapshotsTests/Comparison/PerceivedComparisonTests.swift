import Raster
import Testing

@testable import Snapshots

/// The counts are those of pixelmatch: 0.4.0 from PyPI, for the pattern with its backdrop replaced
/// by that of version 7, whose formula has not changed since.
@Suite("Perceived comparison") struct PerceivedComparisonTests {
  private func counts(
    _ first: Bitmap, _ second: Bitmap, _ threshold: Double, detectsAntialiasing: Bool = true,
    backdrop: ColorMetric.Backdrop = .pattern
  ) throws -> [Int] {
    let metric = ColorMetric.perceived(
      threshold: threshold, detectsAntialiasing: detectsAntialiasing, backdrop: backdrop)
    let comparison = try #require(
      first.pixels(comparedWith: second, ComparisonOptions(metric: metric)))
    return [comparison.differing, comparison.antialiased]
  }

  @Test(
    "A line moved by half a pixel differs only by antialiasing",
    arguments: [(0.0, 80), (0.05, 80), (0.1, 80), (0.5, 0)])
  func line(threshold: Double, count: Int) throws {
    let (before, after) = (Drawings.line(10), Drawings.line(11))
    #expect(try counts(before, after, threshold) == [0, count])
    #expect(try counts(before, after, threshold, detectsAntialiasing: false) == [count, 0])
  }

  @Test("Antialiasing is detected at the edges of the picture, too")
  func lineAtEdge() throws {
    let before = Drawings.line(0, width: 7, height: 5)
    let after = Drawings.line(1, width: 7, height: 5)
    #expect(try counts(before, after, 0.1) == [3, 10])
    #expect(try counts(before, after, 0.1, detectsAntialiasing: false) == [13, 0])
  }

  @Test(
    "A disc moved by half a pixel differs by antialiasing",
    arguments: [(0.0, 116), (0.05, 84), (0.1, 62), (0.5, 0)])
  func disc(threshold: Double, count: Int) throws {
    let (before, after) = (Drawings.disc(30), Drawings.disc(31))
    #expect(try counts(before, after, threshold) == [0, count])
    #expect(try counts(before, after, threshold, detectsAntialiasing: false) == [count, 0])
  }

  @Test(
    "A disc moved by three pixels differs really and by antialiasing",
    arguments: [
      (0.0, [41, 183], [224, 0]), (0.1, [41, 155], [196, 0]), (0.5, [41, 15], [56, 0]),
    ])
  func movedDisc(threshold: Double, soft: [Int], hard: [Int]) throws {
    let (before, after) = (Drawings.disc(30), Drawings.disc(36))
    #expect(try counts(before, after, threshold) == soft)
    #expect(try counts(before, after, threshold, detectsAntialiasing: false) == hard)
  }

  @Test(
    "Pixels that are not opaque are compared over a backdrop",
    arguments: [(0.0, 383, 383), (0.1, 297, 338), (0.3, 47, 124), (0.5, 0, 23)])
  func alpha(threshold: Double, onPattern: Int, onWhite: Int) throws {
    let before = Drawings.noise(seed: 1, width: 24, height: 17)
    let after = Drawings.noise(seed: 2, width: 24, height: 17)
    #expect(try counts(before, after, threshold) == [onPattern, 0])
    #expect(try counts(before, after, threshold, backdrop: .white) == [onWhite, 0])
  }

  @Test("The pattern has the colours of pixelmatch 7: a pixel of its colour equals a clear one")
  func patternColors() throws {
    let (dark, blue, green) = (UInt32(0xFF30_3030), UInt32(0xFFCF_3030), UInt32(0xFF30_CF30))
    let pattern = [dark, blue, blue, green, green, blue]
    let clear = Bitmap(width: 6, height: 1, pixels: [UInt32](repeating: 0, count: 6))
    let colored = Bitmap(width: 6, height: 1, pixels: pattern)
    #expect(try counts(clear, colored, 0) == [0, 0])
    let others = Bitmap(width: 6, height: 1, pixels: pattern.map { $0 + 1 })
    #expect(try counts(clear, others, 0, detectsAntialiasing: false) == [6, 0])
  }

  @Test("White is visible on the pattern and invisible on white")
  func whiteInk() throws {
    let clear = Bitmap(width: 6, height: 6, pixel: 0x00FF_FFFF)
    let white = Bitmap(width: 6, height: 6, pixel: 0xFFFF_FFFF)
    #expect(try counts(clear, white, 0.1) == [36, 0])
    #expect(try counts(clear, white, 0.1, backdrop: .white) == [0, 0])
    #expect(try #require(clear.pixels(comparedWith: white)).differing == 36)
  }

  @Test("Transparent pixels of different colours differ exactly but not visibly")
  func clear() throws {
    let (red, blue) = (
      Bitmap(width: 3, height: 1, pixel: 0xFF), Bitmap(width: 3, height: 1, pixel: 0xFF_0000)
    )
    #expect(try counts(red, blue, 0) == [0, 0])
    #expect(try #require(red.pixels(comparedWith: blue)).differing == 3)
  }

  @Test("Black and white have the largest distance: only a threshold of 1 allows it")
  func extremes() throws {
    let black = Bitmap(width: 2, height: 2, pixel: 0xFF00_0000)
    let white = Bitmap(width: 2, height: 2, pixel: 0xFFFF_FFFF)
    #expect(try counts(black, white, 0.96) == [4, 0])
    #expect(try counts(black, white, 1) == [0, 0])
  }

  @Test("The order of the pictures does not matter", arguments: [0.0, 0.05, 0.1])
  func symmetry(threshold: Double) throws {
    let (before, after) = (Drawings.disc(30), Drawings.disc(34))
    #expect(try counts(before, after, threshold) == counts(after, before, threshold))
  }

  @Test("A mask hides antialiasing, too")
  func mask() throws {
    let options = ComparisonOptions(
      metric: .perceived(threshold: 0.1), masks: [PixelRect(x: 0, y: 0, width: 40, height: 30)])
    let comparison = try #require(
      Drawings.line(10).pixels(comparedWith: Drawings.line(11), options))
    #expect(comparison.differing == 0)
    #expect(comparison.antialiased == 0)
  }
}
