import AppReading
import Manifest
import Navigation
import Scenes
import TestSupport
import Testing

@testable import Harness

/// The small app in `Tests/ScanApp`, as somebody types it who leaves the pages to the source.
private enum Pantry: String, ScreenManifest {
  case shelves, jar, history, settings, addJar, shop

  enum Tab: Hashable, CaseIterable { case shelves, settings }

  enum Route: Hashable, PageDescribing {
    case jar(id: Int), history, shop

    var page: Page {
      switch self {
      case .jar(let id): Page("Jar \(id)")
      case .history: Page("History", blocks: [.text(Paragraph("Described"))])
      case .shop: Page("Shop")
      }
    }
  }

  enum Sheet: Hashable { case addJar }

  static let homeTab = Tab.shelves
  static let appSource: String? = External.path("Tests/ScanApp")

  var navigationPath: ScreenPath<Tab, Route, Sheet> {
    switch self {
    case .shelves: ScreenPath()
    case .jar: ScreenPath(routes: [.jar(id: 7)])
    case .history: ScreenPath(routes: [.history])
    case .settings: ScreenPath(tab: .settings)
    case .addJar: ScreenPath(layers: [.sheet(.addJar)])
    case .shop: ScreenPath(routes: [.shop])
    }
  }
}

@Suite("Pages from source in a typed manifest") @MainActor struct SourcePagesTests {
  private func scenes() async throws -> [String: Scene] {
    var source = SceneSource(Pantry.self)
    let folder = try #require(source.appSource)
    source.sourcePages = try await SourcePages(
      folder: folder, settings: ScanSettings(), workers: 2)
    var scenes: [String: Scene] = [:]
    for (id, scene) in await source.scenes(where: { _ in true }) { scenes[id] = try scene.get() }
    return scenes
  }

  private func texts(_ page: Page?) -> [String] { page?.sourceElements.map(\.label) ?? [] }

  @Test("Tabs, routes and sheets without a description are those of the source")
  func filled() async throws {
    let scenes = try await scenes()
    let shelves = try #require(scenes["shelves"]?.topPage)
    #expect(shelves.title == "Pantry" && texts(shelves).contains("Show history"))
    #expect(shelves.code == ".shelves")
    let (settings, form) = (texts(scenes["settings"]?.topPage), texts(scenes["addJar"]?.topPage))
    #expect(settings.contains("Sort by date") && form.contains("Name of the jar"))
    // The page below has the same content, whatever is on top of it.
    #expect(scenes["jar"]?.pages.first == shelves)
  }

  @Test("What is described stays, also a title alone, and an unknown page is a skeleton")
  func kept() async throws {
    let scenes = try await scenes()
    #expect(scenes["history"]?.topPage?.blocks == [.text(Paragraph("Described"))])
    let jar = try #require(scenes["jar"]?.topPage)
    #expect(jar.title == "Jar 7" && texts(jar).contains("Delete"))
    #expect(scenes["shop"]?.topPage?.blocks == nil)
  }

  @Test("A case with different pages in different places is left out")
  func ambiguous() {
    func page(_ text: String) -> Page {
      var page = Page("Detail", blocks: [.text(Paragraph(text))])
      page.code = ".detail(…)"
      return page
    }
    func filled(_ texts: String...) -> [Block]? {
      let scenes = texts.map {
        Scene(id: $0, tabs: [], selectedTab: nil, pages: [Page("Root"), page($0)])
      }
      var bare = Page("Detail")
      bare.code = ".detail(id: 3)"
      let scene = Scene(id: "x", tabs: [], selectedTab: nil, pages: [Page("Root"), bare])
      return SourcePages(scenes).filling(scene).topPage?.blocks
    }
    #expect(filled("A", "A") == [.text(Paragraph("A"))])
    #expect(filled("A", "B") == nil)
  }

  @Test(
    "The cases in code are read, without payloads",
    arguments: [
      (".settings", ["settings"]), (".settings(.general)", ["settings", "general"]),
      (".recipe(id: \"pie\")", ["recipe"]), (".a(.b(.c(…)))", ["a", "b", "c"]),
      (".at(.init(x: 1))", ["at"]), ("Date()", []), ("", []), (".", []),
    ])
  func cases(code: String, names: [String]) {
    #expect(SourcePages.cases(in: code) == names)
  }
}
