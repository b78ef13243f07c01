import Testing
import Wireframes

@testable import Raster

@Suite struct PainterHostileTests {
  static let values: [Double] = [
    .nan, .infinity, -.infinity, 1e30, -1e30, .greatestFiniteMagnitude, 1e10, -1e10,
  ]

  @Test("Invalid positions and sizes paint nothing and never trap", arguments: values)
  func places(value: Double) {
    let rects = [
      rect(value, 0, 4, 4), rect(0, value, 4, 4), rect(value, value, value, value),
      rect(0, 0, value, 4), rect(0, 0, 4, value),
    ]
    let items = rects.flatMap { hostile -> [DisplayList.Item] in
      [
        .fill(hostile, black), .roundedRect(hostile, radius: 2, corners: .all, black),
        .ring(outer: hostile, outerRadius: 1, inner: rect(0, 0, 1, 1), innerRadius: 0, black),
        .ring(outer: rect(0, 0, 8, 8), outerRadius: 1, inner: hostile, innerRadius: 0, black),
      ]
    }
    #expect(painted(items) == painted([]))
  }

  @Test("A NaN radius paints nothing, and any other never traps", arguments: values)
  func radii(value: Double) {
    let items: [DisplayList.Item] = [
      .roundedRect(rect(0, 0, 8, 8), radius: value, corners: .all, black),
      .ring(
        outer: rect(0, 0, 8, 8), outerRadius: value, inner: rect(2, 2, 4, 4), innerRadius: value,
        black),
    ]
    #expect((painted(items) == painted([])) == value.isNaN)
  }

  @Test(
    "An invalid size of the picture gives an empty bitmap", arguments: values + [0, -1, 20_000])
  func size(value: Double) {
    let items = [DisplayList.Item.fill(rect(0, 0, 8, 8), black)]
    #expect(painted(items, width: value, height: 4).pixels.isEmpty)
    #expect(painted(items, width: 4, height: value).pixels.isEmpty)
  }

  @Test(
    "The work for huge and tiny boxes is bounded by the canvas", arguments: [1e-9, 1e-3, 1e6, 5e6])
  func extremes(value: Double) {
    let items: [DisplayList.Item] = [
      .roundedRect(rect(-value, -value, 2 * value, 2 * value), radius: value, corners: .all, black),
      .ring(
        outer: rect(-value, -value, 2 * value, 2 * value), outerRadius: value,
        inner: rect(0, 0, value, value), innerRadius: value / 3, black),
    ]
    #expect(painted(items, scale: 3).width == 24)
  }
}
