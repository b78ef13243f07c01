import Cookbook
import Harness
import Raster
import Scenes
import Testing
import Wireframes

@testable import FlowMaps

@Suite("Painting a map in bands")
struct MapPainterTests {
  @Test(
    "The bands of a map are the map painted at once",
    arguments: [(scale: 1, bandPixels: 30_000, tileWidth: 97), (2, 200_000, 4_096)])
  @MainActor
  func bands(scale: Int, bandPixels: Int, tileWidth: Int) throws {
    let scenes = try SceneSource(AppScreen.self).scenes { $0.contains("o") }
      .map { try $0.scene.get() }
    let picture = MapPicture(FlowMap(app: "Cookbook", graph: FlowGraph(scenes)), scenes: scenes)
    var list = picture.ground
    for node in scenes.indices { list.items += picture.thumbnail(of: node) }
    var painter = Painter()
    let whole = painter.bitmap(of: list, scale: scale)
    try #require(whole.height > 1_000)

    var bands = MapPainter(
      picture, scale: scale, width: whole.width, bandPixels: bandPixels, tileWidth: tileWidth)
    // Twice, since a picture of many colours begins again.
    for _ in 0..<2 {
      for top in stride(from: 0, to: whole.height, by: bands.bandHeight) {
        let rows = min(bands.bandHeight, whole.height - top)
        let expected = whole.cropped(
          to: PixelRect(left: 0, top: top, right: whole.width, bottom: top + rows))
        let band = bands.band(from: top, rows: rows)
        let different = band.pixels.indices.first { band.pixels[$0] != expected.pixels[$0] }
        try #require(
          different == nil, "at \((different ?? 0) % whole.width), \(top) or below")
      }
    }
  }
}
