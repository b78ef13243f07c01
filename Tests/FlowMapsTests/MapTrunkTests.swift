import FlowMaps
import PNGCoding
import Raster
import Scenes
import Testing
import Wireframes

@Suite("Lines of a map with a common stretch")
struct MapTrunkTests {
  /// A screen with so many children that they share a line.
  private func star(of count: Int, _ kind: StepKind) -> MapPicture {
    let nodes = (0...count).map {
      FlowGraph.Node(
        id: "s\($0)", title: "S", tab: 0, depth: min($0, 1), entry: $0 == 0 ? nil : $0 - 1)
    }
    let edges = (1...count).map {
      FlowGraph.Edge(source: 0, target: $0, kind: .step(kind), steps: 1)
    }
    return MapPicture(
      FlowMap(
        app: "Star", graph: FlowGraph(tabs: [TabItem("Only")], nodes: nodes, edges: edges)),
      scenes: [])
  }

  /// The ink of a line in each row of its trunk, away from its branches.
  private func trunk(_ picture: MapPicture) throws -> [Double] {
    let bitmap = try PNG.decode(try picture.bytes(.png, scale: 1))
    let lines = picture.layout.lines.map(\.points)
    let long = try #require(
      lines.filter { $0.count == 4 }.max { $0[2].y < $1[2].y })
    let (top, bottom, x) = (Int(long[1].y), Int(long[2].y), Int(long[1].x))
    let rows = (top..<bottom).filter { row in
      lines.allSatisfy { abs($0[$0.count - 1].y - Double(row)) > 14 }
    }
    return rows.map { row in (x - 5...x + 5).reduce(0) { $0 + ink(bitmap, $1, row) } }
  }

  /// How much darker a pixel is than the lane.
  private func ink(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Double {
    Double(0xF6) - Double(bitmap[x, y] & 0xFF)
  }

  @Test("A shared stretch is as thin and pale as one line", arguments: [10, 24, 60])
  func pushes(count: Int) throws {
    let picture = star(of: count, .push)
    // A pen of 1.5 points in 8A8A8E on F6F6F8.
    let expected = 1.5 * Double(0xF6 - 0x8A)
    let inks = try trunk(picture)
    #expect(inks.count > 500)
    #expect(inks.allSatisfy { abs($0 - expected) < 8 }, "\(Set(inks)) in place of \(expected)")
  }

  @Test("Dashes of all lines coincide", arguments: [10, 24, 60])
  func sheets(count: Int) throws {
    let inks = try trunk(star(of: count, .sheet))
    let full = 2 * Double(0xF6 - 0x3B)
    #expect(inks.allSatisfy { $0 < full + 8 })
    let share = inks.reduce(0, +) / (full * Double(inks.count))
    #expect(abs(share - 8.0 / 12) < 0.02, "\(share)")
  }

  @Test("Every line still ends at its screen with an arrowhead")
  func ends() throws {
    let picture = star(of: 24, .push)
    let bitmap = try PNG.decode(try picture.bytes(.png, scale: 1))
    for end in picture.layout.lines.compactMap(\.points.last) {
      #expect(ink(bitmap, Int(end.x) - 3, Int(end.y)) > 40)
      #expect(ink(bitmap, Int(end.x) - 6, Int(end.y) - 4) > 20)
    }
  }
}
