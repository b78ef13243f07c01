import Cookbook
import Foundation
import Harness
import PNGCoding
import Raster
import Scenes
import Testing
import Typography
import Wireframes

@testable import FlowMaps

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Picture of a map")
struct MapPictureTests {
  @MainActor
  private func scenes() async throws -> [Scene] {
    try await SceneSource(AppScreen.self).scenes { _ in true }.map { try $0.scene.get() }
  }

  @MainActor
  private func cookbook() async throws -> MapPicture {
    let scenes = try await scenes()
    return MapPicture(FlowMap(app: "Cookbook", graph: FlowGraph(scenes)), scenes: scenes)
  }

  @Test("Two pictures have the same bytes, and the PNG has the size of the layout")
  @MainActor
  func sameness() async throws {
    let (first, second) = (try await cookbook(), try await cookbook())
    #expect(first.svg == second.svg)
    #expect(first.html() == second.html())
    let png = try first.bytes(.png, scale: 1)
    #expect(png == (try second.bytes(.png, scale: 1)))
    let bitmap = try PNG.decode(png)
    #expect(Double(bitmap.width) == first.layout.size.width.rounded(.up))
    #expect(Double(bitmap.height) == first.layout.size.height.rounded(.up))
  }

  @Test("A page has exactly the colours of both schemes")
  @MainActor
  func schemes() async throws {
    let page = String(decoding: try await cookbook().html(), as: UTF8.self)
    #expect(page.contains("@media (prefers-color-scheme:dark){:root{--c0:#0e0e10ff;"))
    #expect(page.firstMatch(of: /(fill|stroke)="#/) == nil)
    // Colours are assigned by the order of items, which is the same in both.
    for scene in try await scenes() {
      let drawn = Theme.Scheme.allCases.map { scheme in
        let options = Wireframe.Options(scheme: scheme, showsCaption: false, showsFrame: false)
        return Wireframe(scene, options: options).displayList.items.map {
          "\($0)".replacing(/Color\([^)]*\)/, with: "")
        }
      }
      #expect(drawn[0] == drawn[1], "\(scene.id)")
    }
  }

  @Test("A map that viewers cannot open at the requested scale has a smaller one")
  @MainActor
  func scale() async throws {
    #expect(try await cookbook().pngScale(atMost: 3) == 3)
    let graph = RandomGraph.chain(of: 3_000)
    let large = MapPicture(FlowMap(app: "Large", graph: graph), scenes: [])
    #expect(large.pngScale(atMost: 3) == 1)
    #expect(large.pngScale(atMost: 1) == 1)
  }

  @Test("The SVG is valid XML with any titles", arguments: FlowMapTests.hostile)
  func hostile(title: String) async throws {
    let picture = MapPicture(FlowMap(app: title, graph: FlowMapTests.chain(title)), scenes: [])
    let parser = XMLParser(data: Data(picture.svg))
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    let page = String(decoding: picture.html(), as: UTF8.self)
    #expect(!page.contains("<script>alert"))
    #expect(page.components(separatedBy: "</script>").count == 3)
  }

  @Test("Its screens are drawn in a variant, in the scheme of the picture")
  func variant() throws {
    let scene = Scene(id: "a", tabs: [TabItem("A")], selectedTab: 0, pages: [Page("Settings")])
    let map = FlowMap(app: "One", graph: FlowGraph([scene]))
    var variant = Variant(
      scheme: .dark, contrast: .increased, textSize: .ax3, direction: .rightToLeft)
    let picture = MapPicture(map, scenes: [scene], variant: variant)
    func expected(_ variant: Variant) -> DisplayList {
      let options = Wireframe.Options(variant: variant, showsCaption: false, showsFrame: false)
      return Wireframe(scene, options: options).displayList
    }
    #expect(picture.wireframe(of: 0) == expected(variant))
    #expect(picture.wireframe(of: 0) != expected(Variant(scheme: .dark)))
    variant.scheme = .light
    #expect(picture.drawn(in: .light).wireframe(of: 0) == expected(variant))
  }

  @Test("A chip has the id of a screen if its title is not unique")
  @MainActor
  func chips() async throws {
    let picture = try await cookbook()
    let said = Dictionary(
      uniqueKeysWithValues: zip(picture.map.graph.nodes.map(\.id), picture.chipTexts))
    #expect(said["recipeDetail"] == "recipeDetail")
    #expect(said["recipeActions"] == "recipeActions")
    #expect(said["cookMode"] == "Step 2 of 6")
    let id = Scene(id: "b", tabs: [TabItem("A")], selectedTab: 0, pages: [Page("A"), Page("B")])
    let alone = MapPicture(FlowMap(app: "One", graph: FlowGraph([id])), scenes: [id])
    #expect(alone.chipTexts == ["B"])
  }

  @Test("A sheet is drawn without the page below it, and a confirmation is a tile")
  @MainActor
  func crops() async throws {
    let picture = try await cookbook()
    let shares = zip(picture.map.graph.nodes, picture.layout.boxes.indices).map { node, index in
      (node.id, (picture.crop(of: index).height / 844 * 1000).rounded() / 1000)
    }
    let known = Dictionary(uniqueKeysWithValues: shares)
    #expect(known["recipeList"] == 1)
    #expect(known["cookMode"] == 1)
    // Within the height of a point on the map, since pictures have whole heights.
    #expect(abs((known["cookTimerSheet"] ?? 0) - 0.5) < 0.006)
    #expect(abs((known["newRecipeSheet"] ?? 0) - 0.925) < 0.006)
    // A page that was pushed in a sheet.
    #expect(abs((known["ingredientUnitPicker"] ?? 0) - 0.925) < 0.006)
    let dialog = picture.map.graph.nodes.firstIndex { $0.id == "recipeDeleteConfirmation" }
    let host = try #require(dialog.flatMap { picture.layout.boxes[$0].host })
    #expect(picture.map.graph.nodes[host].id == "recipeDetail")
  }

  @Test("A map with tiles has no pictures, but its page has them")
  func tiles() throws {
    let scenes = (0..<120).map { number in
      Scene(
        id: "s\(number)", tabs: [TabItem("A")], selectedTab: 0,
        pages: [Page("Root")] + (number == 0 ? [] : [Page("Page \(number)")]))
    }
    let picture = MapPicture(FlowMap(app: "Tiles", graph: FlowGraph(scenes)), scenes: scenes)
    #expect(picture.layout.mode == .tiles)
    #expect(picture.layout.size == Size(width: 1_440, height: 900))
    let svg = String(decoding: picture.svg, as: UTF8.self)
    #expect(!svg.contains("clip-path="))
    let page = String(decoding: picture.html(), as: UTF8.self)
    #expect(page.components(separatedBy: "class=\"screen\"").count == 121)
    #expect(page.contains("data-mode=\"tiles\""))
  }

  @Test("A map of few screens is no larger than its largest pictures need")
  func few() throws {
    let layout = MapLayout(RandomGraph.chain(of: 3))
    #expect(layout.cellWidth == 170)
    #expect(layout.size.width == 1_000)
    #expect(layout.size.height < 600)
  }

  @Test("A map without screens is drawn")
  func nothing() async throws {
    let map = FlowMap(app: "Nothing", graph: FlowGraph(tabs: [], nodes: [], edges: []))
    let picture = MapPicture(map, scenes: [])
    #expect(try PNG.decode(picture.bytes(.png, scale: 1)).width == 1_000)
    #expect(map.summary == "0 screens · 0 tabs · 0 transitions")
  }
}

@Suite("Legend of a map")
struct MapLegendTests {
  /// What a sample of the legend and its word take of the width.
  private struct Entry: Equatable {
    var sample: ClosedRange<Double>
    var word: ClosedRange<Double>
  }

  /// The entries of a legend from the left, and the left edge that it reports.
  private func legend(of graph: FlowGraph) -> (entries: [Entry], left: Double, pen: MapPen) {
    let picture = MapPicture(FlowMap(app: "App", graph: graph), scenes: [])
    var pen = MapPen()
    let left = picture.drawLegend(on: &pen)
    var entries: [Entry] = []
    var word: ClosedRange<Double>?
    // A word is drawn before its sample, and the last entry first.
    for item in pen.items {
      let range: ClosedRange<Double>
      switch item {
      case .text(let line, let origin, _):
        word = origin.x...origin.x + line.width
        continue
      case .stroke(let stroke, _):
        let xs = stroke.points.map(\.x)
        range = xs.reduce(.infinity, min)...xs.reduce(0, max)
      case .roundedRect(let rect, _, _, _): range = rect.x...rect.maxX
      default: continue
      }
      guard let words = word else { continue }
      entries.append(Entry(sample: range, word: words))
      word = nil
    }
    return (entries.reversed(), left, pen)
  }

  @Test(
    "A sample is 6 points before its word, entries are 16 apart, and the first is at the left edge")
  func distances() throws {
    let (entries, left, _) = legend(of: RandomGraph.graph(of: 40, seed: 2, tabs: 2))
    try #require(entries.count >= 5)
    #expect(entries[0].sample.lowerBound == left)
    for entry in entries {
      #expect(abs(entry.word.lowerBound - entry.sample.upperBound - 6) < 1e-9)
    }
    for (entry, next) in zip(entries, entries.dropFirst()) {
      #expect(abs(next.sample.lowerBound - entry.word.upperBound - 16) < 1e-9)
    }
  }

  @Test("The arrow of a link is in the middle of its chip")
  func chip() throws {
    let (entries, _, pen) = legend(of: RandomGraph.graph(of: 40, seed: 2, tabs: 2))
    let strokes = pen.items.compactMap { item in
      if case .stroke(let stroke, _) = item { stroke.points } else { nil }
    }
    let arrow = try #require(strokes.first { $0.count == 3 })
    let tip = arrow[1].x
    let chip = try #require(entries.first { $0.sample.contains(tip) }).sample
    let line = try #require(strokes.first { $0.count == 2 && chip.contains($0[0].x) })
    #expect(line[0].x - chip.lowerBound == 4)
    #expect(chip.upperBound - tip == 4)
  }
}

@Suite("Painting a map in bands")
struct MapPainterTests {
  @Test(
    "The bands of a map equal the map painted at once",
    arguments: [(scale: 1, bandPixels: 30_000, tileWidth: 97), (2, 200_000, 4_096)])
  @MainActor
  func bands(scale: Int, bandPixels: Int, tileWidth: Int) async throws {
    let scenes = try await SceneSource(AppScreen.self).scenes { $0.contains("o") }
      .map { try $0.scene.get() }
    let picture = MapPicture(FlowMap(app: "Cookbook", graph: FlowGraph(scenes)), scenes: scenes)
    var list = picture.ground
    for node in scenes.indices { list.items += picture.thumbnail(of: node) }
    var painter = Painter()
    let whole = painter.bitmap(of: list, scale: scale)

    var bands = MapPainter(
      picture, scale: scale, width: whole.width, bandPixels: bandPixels, tileWidth: tileWidth)
    try #require(whole.height > 20 * bands.bandHeight)
    // Twice, since a picture with many colours starts again.
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
