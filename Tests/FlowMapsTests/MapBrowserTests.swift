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
  .enabled(if: External.hasBrowser, "\(External.needsBrowser)"))
struct MapBrowserTests {
  private func check(_ page: [UInt8]) async throws -> External.Outcome {
    try await External.withFile("map #1.html", page) { path in
      try await External.run(External.path("scripts/check-html"), "--map", path)
    }
  }

  /// Runs only one of the checks, each of which takes seconds.
  private func check(_ page: [UInt8], only name: String) async throws -> External.Outcome {
    try await External.withFile("map #1.html", page) { path in
      try await External.run(External.path("scripts/check-html"), "--only", name, path)
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
    let outcome = try await check(page("Cookbook", try await cookbook()))
    #expect(outcome.output == "")
    #expect(outcome.code == 0)
  }

  @Test("Hostile titles are escaped")
  func hostile() async throws {
    let texts = Hostile.texts
    let scenes = texts.enumerated().map { index, text in
      Scene(
        id: "screen\(index)", tabs: [TabItem(text), TabItem("Settings")], selectedTab: 0,
        pages: [Page("Root")] + (0..<index).map { Page(texts[$0]) })
    }
    let outcome = try await check(page(texts[0], scenes))
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
    let page = comparison.picture(scenes: newer).html()
    let outcome = try await check(page)
    #expect(outcome.output == "")
    #expect(outcome.code == 0)
    let other = String(decoding: page, as: UTF8.self).replacing(", transition.mark]", with: "]")
    let broken = try await check(Array(other.utf8), only: "show marks")
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
    let outcome = try await External.run(
      External.path("scripts/check-html"), "--map", "\(place.path)/map.html")
    #expect(outcome.output == "")
    #expect(outcome.code == 0)
  }

  @Test("A broken page is detected", arguments: BrokenPage.all.indices)
  func broken(index: Int) async throws {
    let page = BrokenPage.all[index]
    try #require(page.html != BrokenPage.sound)
    let outcome = try await BrokenPage.outcome.value
    #expect(outcome.code == 1)
    let failures = outcome.output.split(separator: "\n").filter {
      $0.hasPrefix("\(BrokenPage.name(index)): ")
    }
    #expect(failures.contains { $0.contains("\(page.check), \(page.complaint)") })
  }
}

/// A page of a map with a fault, and the check that finds it.
private struct BrokenPage {
  /// What is replaced in a sound page.
  let part: String
  let other: String
  let check: String
  let complaint: String

  init(_ part: String, _ other: String, _ check: String, _ complaint: String) {
    (self.part, self.other, self.check, self.complaint) = (part, other, check, complaint)
  }

  var html: String { Self.sound.replacing(part, with: other) }

  static let sound: String = {
    let scenes = Sample.scenes
    let map = FlowMap(app: "Books", graph: FlowGraph(scenes))
    return String(decoding: MapPicture(map, scenes: scenes).html(), as: UTF8.self)
  }()

  static func name(_ index: Int) -> String { "broken-\(index).html" }

  /// What is found in all of them; one browser looks at them, since starting it takes a second of the processor.
  static let outcome = Task {
    let folder = try TemporaryFolder()
    var arguments = [External.path("scripts/check-html"), "--only"]
    for (index, page) in all.enumerated() {
      try folder.write(page.html.utf8, to: name(index))
      arguments += [page.check, "\(folder.path)/\(name(index))"]
    }
    return try await External.run(arguments)
  }

  static let all = [
    BrokenPage(
      ".hit > .halo { stroke: var(--accent); }", ".hit > .halo {}", "search", "light: never true"),
    BrokenPage("stroke-width: 9", "stroke-width: 4", "search", "light: the marked hit 1 is []"),
    BrokenPage(
      "(isCentred || ", "(", "search", "light: whether what follows hit 1 is in the middle"),
    BrokenPage(
      "--secondary: #68686e", "--secondary: #c8c8ce", "look", "light: texts with too little"),
    BrokenPage(
      "--secondary: #a0a0a8", "--secondary: #404048", "look", "dark: texts with too little"),
    BrokenPage("minmax(0, 1fr)", "420px", "use a phone", "light: whether the bar fits"),
    BrokenPage("x += dx;", "x += 2 * dx;", "pan", "light: whether dragging moves it"),
    BrokenPage(
      "event.clientY - frame.top);\n    if", "0);\n    if", "zoom by the wheel",
      "light: whether what is under the pointer"
    ),
    BrokenPage(
      "if (event.key === '/')", "if (event.key === '?')", "search", "light: whether / leads"),
    BrokenPage(
      "view.move(...steps[event.key])", "fetch('x.js')", "pan", "light: whether ArrowLeft"),
    BrokenPage(
      "id=\"stage\" tabindex=\"0\"", "id=\"stage\" tabindex=\"-1\"", "walk by keys",
      "light: the first element after the bar by the Tab key is "
    ),
  ]
}
