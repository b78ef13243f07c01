import Raster
import Testing
import Wireframes

@Suite("Painting lines")
struct PainterStrokeTests {
  private static let black = Color(hex: 0x000000)

  private func paint(_ stroke: Stroke, width: Double = 12, height: Double = 6) -> [String] {
    var painter = Painter()
    let list = DisplayList(
      size: Size(width: width, height: height), background: Color(hex: 0xFFFFFF),
      items: [.stroke(stroke, Self.black)])
    let bitmap = painter.bitmap(of: list, scale: 1)
    return (0..<bitmap.height).map { y in
      String(
        (0..<bitmap.width).map { x -> Character in
          let grey = bitmap[x, y] & 0xFF
          return grey == 0 ? "#" : grey == 255 ? "." : "+"
        })
    }
  }

  private func line(_ points: (Double, Double)...) -> [Point] {
    points.map { Point(x: $0.0, y: $0.1) }
  }

  @Test("A line between whole pixels has sharp edges and flat ends")
  func straight() {
    let rows = paint(Stroke(line((2, 3), (10, 3)), width: 2))
    #expect(
      rows == [
        "............", "............", "..########..", "..########..", "............",
        "............",
      ])
  }

  @Test("Dashes and gaps alternate along the line")
  func dashes() {
    let rows = paint(Stroke(line((1, 1.5), (11, 1.5)), width: 1, dash: [3, 2]), height: 3)
    #expect(rows == ["............", ".###..###...", "............"])
  }

  @Test("A corner without a radius is pointed")
  func pointed() {
    let rows = paint(Stroke(line((1, 1), (9, 1), (9, 6)), width: 2))
    #expect(
      rows == [
        ".#########..", ".#########..", "........##..", "........##..", "........##..",
        "........##..",
      ])
  }

  @Test("A corner with a radius is round")
  func rounded() {
    let rows = paint(Stroke(line((0, 2), (9, 2), (9, 12)), width: 2, corner: 4), height: 12)
    #expect(rows[1].last { $0 == "#" } != nil)
    #expect(rows[1].count { $0 == "#" } < 8)
    #expect(rows[8] == "........##..")
  }

  @Test(
    "Items that cannot be drawn are skipped",
    arguments: [
      Stroke([], width: 1), Stroke([Point(x: 1, y: 1)], width: 1),
      Stroke([Point(x: 1, y: 1), Point(x: 1, y: 1)], width: 1),
      Stroke([Point(x: .nan, y: 1), Point(x: 3, y: 1)], width: 1),
      Stroke([Point(x: 0, y: 1), Point(x: .infinity, y: 1)], width: 1),
      Stroke([Point(x: 0, y: 1), Point(x: 3, y: 1)], width: 0),
      Stroke([Point(x: 0, y: 1), Point(x: 3, y: 1)], width: .infinity),
      Stroke([Point(x: 0, y: 1), Point(x: 3, y: 1)], width: 1, corner: .nan),
    ])
  func hostile(stroke: Stroke) {
    #expect(paint(stroke).allSatisfy { $0.allSatisfy { $0 == "." } })
  }
}
