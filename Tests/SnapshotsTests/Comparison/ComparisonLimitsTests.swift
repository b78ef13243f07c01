import Raster
import Testing

@testable import Snapshots

@Suite("Limits") struct ComparisonLimitsTests {
  private func comparison(differing: Int, densest: Int) -> PixelComparison {
    let bounds = PixelRect(x: 0, y: 0, width: 10, height: 10)
    return PixelComparison(
      width: 100, height: 100, differing: differing, antialiased: 0,
      regions: differing == 0 ? [] : [DifferingRegion(bounds: bounds, count: differing)],
      window: 10, densest: densest == 0 ? nil : DenseWindow(bounds: bounds, count: densest))
  }

  @Test("Without limits nothing may differ")
  func none() {
    #expect(ComparisonLimits().allows(comparison(differing: 0, densest: 0)))
    #expect(!ComparisonLimits().allows(comparison(differing: 1, densest: 1)))
  }

  @Test(
    "A limit allows its value and nothing more",
    arguments: [
      (ComparisonLimits(pixels: 50), true), (ComparisonLimits(pixels: 49), false),
      (ComparisonLimits(ratio: 0.005), true), (ComparisonLimits(ratio: 0.0049), false),
      (ComparisonLimits(inWindow: 20), true), (ComparisonLimits(inWindow: 19), false),
      (ComparisonLimits(pixels: 50, ratio: 1, inWindow: 100), true),
      (ComparisonLimits(pixels: 50, ratio: 1, inWindow: 19), false),
    ])
  func limits(limits: ComparisonLimits, isAllowed: Bool) {
    #expect(limits.allows(comparison(differing: 50, densest: 20)) == isAllowed)
  }

  @Test("Every given limit is reported with the measured value")
  func findings() {
    let limits = ComparisonLimits(pixels: 60, ratio: 0.001, inWindow: 20)
    #expect(
      limits.findings(for: comparison(differing: 50, densest: 20)) == [
        .pixels(measured: 50, limit: 60), .ratio(measured: 0.005, limit: 0.001),
        .window(measured: 20, side: 10, limit: 20),
      ])
    #expect(ComparisonLimits().findings(for: comparison(differing: 50, densest: 20)) == [])
  }
}
