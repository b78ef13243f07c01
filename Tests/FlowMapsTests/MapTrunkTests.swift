import FlowMaps
import PNGCoding
import Raster
import Scenes
import Testing
import Wireframes

@Suite("Lines of a map with a common stretch")
struct MapTrunkTests {
  /// A screen with so many children that they share a line; each has a child of its own, so that it is in no frame.
  private func star(of count: Int, _ kind: StepKind) -> MapPicture {
    let nodes = (0...2 * count).map {
      FlowGraph.Node(
        id: "s\($0)", title: "S", tab: 0, depth: $0 == 0 ? 0 : $0 <= count ? 1 : 2,
        entry: $0 == 0 ? nil : $0 - 1)
    }
    let edges = (1...2 * count).map {
      FlowGraph.Edge(
        source: $0 <= count ? 0 : $0 - count, target: $0, kind: .step(kind), steps: 1)
    }
    return MapPicture(
      FlowMap(
        app: "Star", graph: FlowGraph(tabs: [TabItem("Only")], nodes: nodes, edges: edges)),
      scenes: [])
  }

  /// Pixels per point: enough for lines of 1.3 points.
  private let scale = 4

  /// The ink of a line in each row of its trunk, away from its branches, in points.
  private func trunk(_ picture: MapPicture) throws -> [Double] {
    let bitmap = try PNG.decode(try picture.bytes(.png, scale: scale))
    let lines = picture.layout.lines.map(\.points)
    let long = try #require(
      lines.filter { $0.count == 4 }.max { $0[2].y < $1[2].y })
    let rows = (Int(long[1].y) * scale..<Int(long[2].y) * scale).filter { row in
      lines.allSatisfy { abs($0[$0.count - 1].y - Double(row) / Double(scale)) > 14 }
    }
    let columns = Int((long[1].x - 5) * Double(scale))...Int((long[1].x + 5) * Double(scale))
    return rows.map { row in
      columns.reduce(0) { $0 + ink(bitmap, $1, row) } / Double(scale)
    }
  }

  /// How much darker a pixel is than the lane.
  private func ink(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Double {
    Double(0xF3) - Double(bitmap[x, y] & 0xFF)
  }

  @Test("A shared stretch is as thin and pale as one line", arguments: [10, 24, 60])
  func pushes(count: Int) throws {
    let picture = star(of: count, .push)
    // A pen of 1 point in 8A8A8E on F3F3F6.
    let expected = Double(0xF3 - 0x8A)
    let inks = try trunk(picture)
    #expect(inks.count > 500)
    #expect(inks.allSatisfy { abs($0 - expected) < 8 }, "\(Set(inks)) instead of \(expected)")
  }

  @Test("Dashes of all lines coincide", arguments: [10, 24, 60])
  func sheets(count: Int) throws {
    let inks = try trunk(star(of: count, .sheet))
    let full = 1.3 * Double(0xF3 - 0x3B)
    #expect(inks.allSatisfy { $0 < full + 8 })
    let share = Double(inks.count { $0 > full / 2 }) / Double(inks.count)
    #expect(abs(share - 4.0 / 6.4) < 0.02, "\(share)")
  }

  @Test("Every line still ends at its screen with an arrowhead")
  func ends() throws {
    let picture = star(of: 24, .push)
    let bitmap = try PNG.decode(try picture.bytes(.png, scale: scale))
    func ink(at x: Double, _ y: Double) -> Double {
      self.ink(bitmap, Int(x * Double(scale)), Int(y * Double(scale)))
    }
    for points in picture.layout.lines.map(\.points) {
      let end = points[points.count - 1]
      let isDown = points.count == 2 && points[0].x == end.x
      // At the tip, and in the middle of both sides of the chevron.
      #expect(isDown ? ink(at: end.x, end.y - 0.4) > 40 : ink(at: end.x - 0.4, end.y) > 40)
      for side in [-1.6, 1.6] {
        #expect(
          isDown ? ink(at: end.x + side, end.y - 1.6) > 20 : ink(at: end.x - 1.6, end.y + side) > 20
        )
      }
    }
  }
}
