import Cookbook
import DocsSite
import FlowMaps
import Foundation
import Harness
import SceneSamples
import Scenes
import TestSupport
import Testing
import Wireframes

@Suite(
  "Map in a browser",
  // A browser has many processes, and the checks wait for its drawing.
  .serialized,
  .enabled(if: External.hasBrowser, "\(External.needsBrowser)"))
struct MapBrowserTests {
  private func check(_ page: [UInt8]) throws -> External.Outcome {
    try External.withFile("map #1.html", page) { path in
      try External.run(External.path("scripts/check-html"), "--map", path)
    }
  }

  /// Runs only one of the checks, each of which takes seconds.
  private func check(_ page: [UInt8], only name: String) throws -> External.Outcome {
    try External.withFile("map #1.html", page) { path in
      try External.run(External.path("scripts/check-html"), "--map", "--only", name, path)
    }
  }

  private func page(_ app: String, _ scenes: [Scene]) -> [UInt8] {
    MapPicture(FlowMap(app: app, graph: FlowGraph(scenes)), scenes: scenes).html()
  }

  @MainActor
  private func cookbook() async throws -> [Scene] {
    try await SceneSource(AppScreen.self).scenes { _ in true }.map { try $0.scene.get() }
  }

  // Not on the main actor, where the routers of other tests wait for their turn.
  @Test("It is moved, zoomed, searched, clicked and read, in both schemes and on a phone")
  func use() async throws {
    let outcome = try check(page("Cookbook", try await cookbook()))
    #expect(outcome.output == "")
    #expect(outcome.code == 0)
  }

  @Test("Hostile titles are escaped")
  func hostile() throws {
    let texts = Hostile.texts
    let scenes = texts.enumerated().map { index, text in
      Scene(
        id: "screen\(index)", tabs: [TabItem(text), TabItem("Settings")], selectedTab: 0,
        pages: [Page("Root")] + (0..<index).map { Page(texts[$0]) })
    }
    let outcome = try check(page(texts[0], scenes))
    #expect(outcome.output == "")
  }

  @Test("A comparison is read, searched and clicked like any map, and shows its changes")
  func comparison() async throws {
    let scenes = try await cookbook()
    func map(_ scenes: [Scene]) -> FlowMap {
      FlowMap(app: "Cookbook", graph: FlowGraph(scenes))
    }
    let newer = scenes.filter { $0.id != "account" && $0.id != "recipeDetail" }
    let older = scenes.filter { $0.id != "settings" }
    let comparison = MapComparison(map(older), map(newer))
    let page = comparison.picture(scenes: newer, scheme: .light).html()
    let outcome = try check(page)
    #expect(outcome.output == "")
    #expect(outcome.code == 0)
    let other = String(decoding: page, as: UTF8.self).replacing(", transition.mark]", with: "]")
    let broken = try check(Array(other.utf8), only: "show marks")
    #expect(broken.output.contains("show marks, light: the marks of the transitions"))
  }

  @Test(
    "In a site, a click on a screen leads to its page; many screens show the pictures of the site",
    arguments: [SiteMap.mostDrawn, Sample.scenes.count - 1])
  func site(mostDrawn: Int) async throws {
    let site = try Site(
      name: "Books", scenes: Sample.scenes, options: SiteOptions(scale: 1),
      map: SiteMap(of: "Books", Sample.scenes, mostDrawn: mostDrawn))
    let place = try TemporaryFolder()
    let folder = DocumentFolder(path: place.path, listName: ".list", isShared: true)
    try folder.claim(site.paths)
    _ = try await DocumentRun(site, workers: 2).run { file throws(DocumentError) in
      try folder.write(file)
    }
    let outcome = try External.run(
      External.path("scripts/check-html"), "--map", "\(place.path)/map.html")
    #expect(outcome.output == "")
    #expect(outcome.code == 0)
  }

  @Test(
    "A broken page is detected",
    arguments: [
      (".hit > .halo { stroke: var(--accent); }", ".hit > .halo {}", "search", "light: never true"),
      ("stroke-width: 9", "stroke-width: 4", "search", "light: the marked hit 1 is []"),
      ("(isCentred || ", "(", "search", "light: whether what follows hit 1 is in the middle"),
      ("--secondary: #68686e", "--secondary: #c8c8ce", "look", "light: texts with too little"),
      ("--secondary: #a0a0a8", "--secondary: #404048", "look", "dark: texts with too little"),
      ("minmax(0, 1fr)", "420px", "use a phone", "light: whether the bar fits"),
      ("x += dx;", "x += 2 * dx;", "pan", "light: whether dragging moves it"),
      (
        "event.clientY - frame.top);\n    if", "0);\n    if", "zoom by the wheel",
        "light: whether what is under the pointer"
      ),
      ("if (event.key === '/')", "if (event.key === '?')", "search", "light: whether / leads"),
      ("view.move(...steps[event.key])", "fetch('x.js')", "pan", "light: whether ArrowLeft"),
      (
        "id=\"stage\" tabindex=\"0\"", "id=\"stage\" tabindex=\"-1\"", "walk by keys",
        "light: the first element after the bar by the Tab key is "
      ),
    ])
  func broken(part: String, other: String, check: String, complaint: String) throws {
    let sound = String(decoding: page("Books", Sample.scenes), as: UTF8.self)
    let broken = sound.replacing(part, with: other)
    try #require(broken != sound)
    let outcome = try self.check(Array(broken.utf8), only: check)
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("\(check), \(complaint)"))
  }
}
