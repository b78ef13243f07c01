import Cookbook
import FlowMaps
import Foundation
import Harness
import PNGCoding
import Raster
import Scenes
import Testing
import Wireframes

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Picture of a map")
struct MapPictureTests {
  @MainActor
  private func scenes() throws -> [Scene] {
    try SceneSource(AppScreen.self).scenes { _ in true }.map { try $0.scene.get() }
  }

  @MainActor
  private func cookbook() throws -> MapPicture {
    let scenes = try scenes()
    return MapPicture(FlowMap(app: "Cookbook", graph: FlowGraph(scenes)), scenes: scenes)
  }

  @Test("Two pictures have the same bytes, and the PNG has the size of the layout")
  @MainActor
  func sameness() throws {
    let (first, second) = (try cookbook(), try cookbook())
    #expect(first.svg == second.svg)
    #expect(first.html() == second.html())
    let png = try first.bytes(.png, scale: 1)
    #expect(png == (try second.bytes(.png, scale: 1)))
    let bitmap = try PNG.decode(png)
    #expect(Double(bitmap.width) == first.layout.size.width.rounded(.up))
    #expect(Double(bitmap.height) == first.layout.size.height.rounded(.up))
  }

  @Test("A page has the colours of both schemes, and none besides")
  @MainActor
  func schemes() throws {
    let page = String(decoding: try cookbook().html(), as: UTF8.self)
    #expect(page.contains("@media (prefers-color-scheme:dark){:root{--c0:#0e0e10ff;"))
    #expect(page.firstMatch(of: /(fill|stroke)="#/) == nil)
    // The colours are told by the place of each item, which is the same in both.
    for scene in try scenes() {
      let drawn = Theme.Scheme.allCases.map { scheme in
        let options = Wireframe.Options(scheme: scheme, showsCaption: false, showsFrame: false)
        return Wireframe(scene, options: options).displayList.items.map {
          "\($0)".replacing(/Color\([^)]*\)/, with: "")
        }
      }
      #expect(drawn[0] == drawn[1], "\(scene.id)")
    }
  }

  @Test("A map that no viewer could open at the scale that is wanted has a smaller one")
  @MainActor
  func scale() throws {
    #expect(try cookbook().pngScale(atMost: 3) == 3)
    let graph = RandomGraph.graph(of: 5000, seed: 1)
    let large = MapPicture(FlowMap(app: "Large", graph: graph), scenes: [])
    #expect(large.pngScale(atMost: 3) == 1)
    #expect(large.pngScale(atMost: 1) == 1)
  }

  @Test("The SVG is sound XML, whatever titles there are", arguments: FlowMapTests.hostile)
  func hostile(title: String) throws {
    let picture = MapPicture(FlowMap(app: title, graph: FlowMapTests.chain(title)), scenes: [])
    let parser = XMLParser(data: Data(picture.svg))
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    let page = String(decoding: picture.html(), as: UTF8.self)
    #expect(!page.contains("<script>alert"))
    #expect(page.components(separatedBy: "</script>").count == 3)
  }

  @Test("A chip says the id of a screen with whose title another one could be meant")
  @MainActor
  func chips() throws {
    let picture = try cookbook()
    let said = Dictionary(
      uniqueKeysWithValues: zip(picture.map.graph.nodes.map(\.id), picture.chipTexts))
    #expect(said["recipeDetail"] == "recipeDetail")
    #expect(said["recipeActions"] == "recipeActions")
    #expect(said["cookMode"] == "Step 2 of 6")
    let id = Scene(id: "b", tabs: [TabItem("A")], selectedTab: 0, pages: [Page("A"), Page("B")])
    let alone = MapPicture(FlowMap(app: "One", graph: FlowGraph([id])), scenes: [id])
    #expect(alone.chipTexts == ["B"])
  }

  @Test("A picture of no screens is drawn")
  func nothing() throws {
    let map = FlowMap(app: "Nothing", graph: FlowGraph(tabs: [], nodes: [], edges: []))
    let picture = MapPicture(map, scenes: [])
    #expect(try PNG.decode(picture.bytes(.png, scale: 1)).width == 1_000)
    #expect(map.summary == "0 screens · 0 tabs · 0 transitions")
  }
}
