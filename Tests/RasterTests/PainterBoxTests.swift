import Testing
import Wireframes

@testable import Raster

@Suite struct PainterBoxTests {
  @Test(
    "A round box looks the same mirrored and transposed",
    arguments: [0.5, 1, 1.5, 2, 2.5, 3, 4, 5.25, 7, 10, 12, 13.75, 14, 20] as [Double])
  func symmetry(radius: Double) {
    for scale in 1...3 {
      let bitmap = painted(
        [.roundedRect(rect(2, 2, 40, 40), radius: radius, corners: .all, black)],
        width: 44, height: 44, scale: scale)
      #expect(bitmap.mirrored == bitmap)
      #expect(bitmap.transposed == bitmap)
    }
  }

  @Test("Only the given corners are round", arguments: 0..<16)
  func corners(bits: Int) {
    let corners = DisplayList.Corners(rawValue: UInt8(bits))
    let bitmap = painted([.roundedRect(rect(0, 0, 8, 8), radius: 3, corners: corners, black)])
    #expect((bitmap[0, 0] != 0xFF00_0000) == corners.contains(.topLeft))
    #expect((bitmap[7, 0] != 0xFF00_0000) == corners.contains(.topRight))
    #expect((bitmap[0, 7] != 0xFF00_0000) == corners.contains(.bottomLeft))
    #expect((bitmap[7, 7] != 0xFF00_0000) == corners.contains(.bottomRight))
    #expect(bitmap[4, 0] == 0xFF00_0000)
    #expect(bitmap[0, 4] == 0xFF00_0000)
  }

  @Test("A radius of more than half a side is half a side, also an infinite one")
  func clampedRadius() {
    let capsule = painted([.roundedRect(rect(1, 2, 6, 4), radius: 2, corners: .all, black)])
    for radius in [2.5, 100, 1e30, .infinity] {
      let items = [
        DisplayList.Item.roundedRect(rect(1, 2, 6, 4), radius: radius, corners: .all, black)
      ]
      #expect(painted(items) == capsule)
    }
  }

  @Test("A box without a radius is a rectangle", arguments: [0, -3] as [Double])
  func noRadius(radius: Double) {
    let box = painted([.roundedRect(rect(1, 2.5, 6, 4), radius: radius, corners: .all, black)])
    #expect(box == painted([.fill(rect(1, 2.5, 6, 4), black)]))
  }

  @Test("A disc covers π r², except for rounding to levels")
  func discArea() {
    let bitmap = painted(
      [.roundedRect(rect(0, 0, 64, 64), radius: 32, corners: .all, black)], width: 64, height: 64)
    let area = bitmap.reds.joined().reduce(0.0) { $0 + Double(255 - $1) / 255 }
    #expect(abs(area - 3216.99) < 4)
  }

  @Test("A box that runs off the canvas looks as if the canvas were larger")
  func cut() {
    let box = rect(-20.5, -7, 300, 400)
    let small = painted(
      [.roundedRect(box, radius: 30, corners: .all, black)], width: 40, height: 40)
    var moved = box
    moved.x += 30
    moved.y += 30
    let large = painted(
      [.roundedRect(moved, radius: 30, corners: .all, black)], width: 500, height: 500)
    #expect(large.cropped(to: PixelRect(left: 30, top: 30, right: 70, bottom: 70)) == small)
  }

  @Test("A ring is the outer box minus the inner one")
  func ring() {
    let ring = painted([
      .ring(outer: rect(1, 1, 6, 6), outerRadius: 0, inner: rect(2, 3, 4, 2), innerRadius: 0, black)
    ])
    let holed = painted([.fill(rect(1, 1, 6, 6), black), .fill(rect(2, 3, 4, 2), white)])
    #expect(ring == holed)
  }

  @Test("A round ring is symmetric, hollow, and as dark as its area")
  func roundRing() {
    let bitmap = painted(
      [
        .ring(
          outer: rect(2, 2, 60, 60), outerRadius: 30, inner: rect(12, 12, 40, 40), innerRadius: 20,
          black)
      ], width: 64, height: 64)
    #expect(bitmap.mirrored == bitmap)
    #expect(bitmap.transposed == bitmap)
    #expect(bitmap[32, 32] == 0xFFFF_FFFF)
    #expect(bitmap[32, 6] == 0xFF00_0000)
    let area = bitmap.reds.joined().reduce(0.0) { $0 + Double(255 - $1) / 255 }
    #expect(abs(area - 1570.8) < 4)
  }

  @Test("An inner box outside of the outer one paints nothing")
  func ringOutside() {
    let ring = painted([
      .ring(outer: rect(1, 1, 3, 3), outerRadius: 0, inner: rect(5, 5, 2, 2), innerRadius: 0, black)
    ])
    #expect(ring == painted([.fill(rect(1, 1, 3, 3), black)]))
  }
}
