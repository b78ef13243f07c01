import Testing

@testable import Raster

@Suite struct OutlineRasterizerTests {
  /// The signed area of each pixel, in whole pixels.
  private func areas(_ rasterizer: OutlineRasterizer, width: Int, height: Int) -> [[Double]] {
    var result = Array(repeating: Array(repeating: 0.0, count: width), count: height)
    for cell in rasterizer.cells where (0..<height).contains(cell.y) {
      let whole = Double(Coverage.wholeArea)
      if (0..<width).contains(cell.x) { result[cell.y][cell.x] += Double(cell.area) / whole }
      for x in max(0, cell.x + 1)..<max(width, cell.x + 1) where x < width {
        result[cell.y][x] += Double(cell.cover) / Double(Fixed.one)
      }
    }
    return result
  }

  private func polygon(_ points: [(Double, Double)]) -> OutlineRasterizer {
    var rasterizer = OutlineRasterizer()
    for (index, point) in points.enumerated() {
      let fixed = FixedPoint(
        x: Int(point.0 * Double(Fixed.one)), y: Int(point.1 * Double(Fixed.one)))
      index == 0 ? rasterizer.move(to: fixed) : rasterizer.line(to: fixed)
    }
    rasterizer.close()
    return rasterizer
  }

  @Test("A triangle covers each pixel by the exact area")
  func triangle() {
    let areas = areas(polygon([(0, 0), (4, 4), (0, 4)]), width: 5, height: 4)
    #expect(
      areas == [
        [0.5, 0, 0, 0, 0], [1, 0.5, 0, 0, 0], [1, 1, 0.5, 0, 0], [1, 1, 1, 0.5, 0],
      ])
  }

  @Test("A shallow diagonal covers pixels by trapezoids")
  func shallow() {
    let areas = areas(polygon([(0, 1), (4, 0), (4, 1)]), width: 4, height: 1)
    #expect(areas == [[0.125, 0.375, 0.625, 0.875]])
  }

  @Test("The direction of a contour is the sign of its area")
  func direction() {
    let there = areas(polygon([(0.5, 0.25), (3.25, 1), (1, 3.5)]), width: 4, height: 4)
    let back = areas(polygon([(1, 3.5), (3.25, 1), (0.5, 0.25)]), width: 4, height: 4)
    #expect(there == back.map { $0.map { -$0 } })
    // Half of the cross product of two sides.
    #expect(abs(there.joined().reduce(0, +) - 4.28125) < 1e-6)
  }

  @Test("A contour that is left open is closed")
  func open() {
    var rasterizer = OutlineRasterizer()
    rasterizer.move(to: FixedPoint(x: 0, y: 0))
    rasterizer.line(to: FixedPoint(x: 2 * Fixed.one, y: 0))
    rasterizer.line(to: FixedPoint(x: 2 * Fixed.one, y: Fixed.one))
    rasterizer.move(to: FixedPoint(x: 0, y: 0))
    #expect(areas(rasterizer, width: 2, height: 1).joined().map { abs($0) } == [0.25, 0.75])
  }

  @Test("A quadratic curve covers two thirds of its box, a cubic quarter what its integral says")
  func curves() {
    let unit = 64 * Fixed.one
    var parabola = OutlineRasterizer()
    parabola.move(to: FixedPoint(x: 0, y: 0))
    parabola.quadratic(control: FixedPoint(x: unit / 2, y: 2 * unit), to: FixedPoint(x: unit, y: 0))
    parabola.close()
    let area = areas(parabola, width: 64, height: 64).joined().reduce(0, +)
    let twoThirds: Double = 4096 * 2 / 3
    #expect(abs(abs(area) - twoThirds) < 1)

    var cubic = OutlineRasterizer()
    cubic.move(to: FixedPoint(x: 0, y: 0))
    cubic.cubic(
      FixedPoint(x: 0, y: unit), FixedPoint(x: unit, y: unit), to: FixedPoint(x: unit, y: 0))
    cubic.close()
    // ∫ y dx of 3t(1-t) over 3t² - 2t³.
    let other = areas(cubic, width: 64, height: 64).joined().reduce(0, +)
    let threeFifths: Double = 4096 * 3 / 5
    #expect(abs(abs(other) - threeFifths) < 1)
  }

  @Test("Overlapping contours of one direction cover their union, once")
  func overlap() {
    var rasterizer = polygon([(0, 0), (3, 0), (3, 1), (0, 1)])
    for point in [(1, 0), (4, 0), (4, 1), (1, 1)] {
      let fixed = FixedPoint(x: point.0 * Fixed.one, y: point.1 * Fixed.one)
      point == (1, 0) ? rasterizer.move(to: fixed) : rasterizer.line(to: fixed)
    }
    let shape = SpanShape(&rasterizer, rule: .nonZero)
    #expect(shape.runs == [.init(x: 0, length: 4, level: UInt8(Coverage.full))])
  }

  @Test("A contour inside of one with the opposite direction is a hole under both rules")
  func hole() {
    for rule in [WindingRule.nonZero, .positive] {
      var rasterizer = polygon([(0, 0), (0, 1), (4, 1), (4, 0)].reversed())
      rasterizer.move(to: FixedPoint(x: Fixed.one, y: 0))
      rasterizer.line(to: FixedPoint(x: Fixed.one, y: Fixed.one))
      rasterizer.line(to: FixedPoint(x: 3 * Fixed.one, y: Fixed.one))
      rasterizer.line(to: FixedPoint(x: 3 * Fixed.one, y: 0))
      let shape = SpanShape(&rasterizer, rule: rule)
      let full = UInt8(Coverage.full)
      #expect(
        shape.runs == [.init(x: 0, length: 1, level: full), .init(x: 3, length: 1, level: full)])
    }
  }

  @Test("Equal rows are stored once, and empty rows between contours are stored")
  func strips() {
    var rasterizer = polygon([(0, 2), (4, 2), (4, 90), (0, 90)])
    for point in [(0, 95), (4, 95), (4, 96), (0, 96)] {
      let fixed = FixedPoint(x: point.0 * Fixed.one, y: point.1 * Fixed.one)
      point == (0, 95) ? rasterizer.move(to: fixed) : rasterizer.line(to: fixed)
    }
    let shape = SpanShape(&rasterizer, rule: .nonZero)
    #expect(shape.top == 2)
    #expect(shape.strips.map(\.height) == [88, 5, 1])
    #expect(shape.strips.map(\.runs.count) == [1, 0, 1])
  }

  @Test("Coordinates to the left of the origin and above it work, too")
  func negative() {
    let here = areas(polygon([(0.5, 0.25), (3.25, 1), (1, 3.5)]), width: 4, height: 4)
    let there = polygon([(-3.5, -3.75), (-0.75, -3), (-3, -0.5)])
    var moved = Array(repeating: Array(repeating: 0.0, count: 4), count: 4)
    for cell in there.cells {
      moved[cell.y + 4][cell.x + 4] += Double(cell.area) / Double(Coverage.wholeArea)
      for x in cell.x + 5..<5 where x < 4 {
        moved[cell.y + 4][x] += Double(cell.cover) / Double(Fixed.one)
      }
    }
    #expect(moved == here)
  }
}
