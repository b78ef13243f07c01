import Foundation
import PNGCoding
import Raster
import SceneSamples
import Scenes
import Snapshots
import TestSupport
import Testing
import Wireframes

@testable import DocsSite
@testable import FlowMaps

@Suite struct SiteTests {
  @Test("Every file that is announced is made, once")
  func announced() async throws {
    let site = try Site(name: "Books", scenes: Sample.scenes)
    let files = try await Self.files(of: site)
    let written = files.map(\.path).sorted()
    #expect(written == site.paths.sorted())
    #expect(site.paths.count == 24)
    #expect(Set(site.paths).count == site.paths.count)
  }

  @Test("Two runs write the same bytes, however many workers there are")
  func determinism() async throws {
    let site = try Site(name: "Books", scenes: Array(Sample.scenes.prefix(3)))
    let one = try await Self.files(of: site, workers: 1)
    let four = try await Self.files(of: site, workers: 4)
    #expect(one == four)
  }

  @Test("A page shows the path to its screen and the steps from it")
  func screenPage() throws {
    let page = try Self.page("screens/noteEdit.html")
    for part in [
      "<title>Note (noteEdit) · Books</title>",
      "<li><a href=\"../screens/library.html\">tab Books</a></li>"
        + "<li><a href=\"../screens/book.html\">Middlemarch</a></li>"
        + "<li><a href=\"../screens/bookEdit.html\">sheet Edit</a></li>"
        + "<li><span aria-current=\"page\">sheet Note</span></li>",
      "alt=\"noteEdit: tab Books, Middlemarch, sheet Edit, sheet Note\"",
      "<h2>Leads here</h2>",
      "<b>Edit</b><code>bookEdit</code><span class=\"way sheet\">sheet</span>",
      "<h2>Path in Swift</h2>",
      """
      ScreenPath(
        tab: .library,
        routes: [.book(id: 1)],
        layers: [
          .sheet(.edit(1)),
          .sheet(.note(1), detent: .medium)
        ]
      )</pre>
      """,
      "<h2>As text</h2>", "screen    noteEdit\n",
    ] {
      #expect(page.contains(part), "\(part)")
    }
    #expect(!page.contains("Leads from here"))
    #expect(!page.contains("Deep link"))
  }

  @Test("A page names what is tapped, and its deep link")
  func labels() throws {
    let page = try Self.page("screens/book.html")
    #expect(page.contains("<span class=\"way cover\">cover by “Read”</span>"))
    #expect(page.contains("<span class=\"way push\">push by “Middlemarch”</span>"))
    #expect(page.contains(">books://1?a=b&amp;c</pre>"))
  }

  @Test("The front page counts, lists and shows every screen")
  func frontPage() throws {
    let page = try Self.page("index.html")
    #expect(
      page.contains(
        "<h1>Books</h1><p class=\"counts\">7 screens · 2 tabs · 5 transitions · 1 link</p>"))
    for scene in Sample.scenes {
      #expect(page.components(separatedBy: "href=\"screens/\(scene.id).html\"").count == 3)
      #expect(page.contains("alt=\"\(scene.stateDescription)\""))
    }
    #expect(page.contains("<code>note<wbr>Edit</code>"))
  }

  @Test("A card lists every kind of overlay on its screen, not only the topmost")
  func overlays() throws {
    let (sheet, cover) = (
      Layer(style: .mediumSheet, pages: [Sample.note]),
      Layer(style: .fullScreenCover, pages: [Sample.reader])
    )
    let cases: [([Layer], ConfirmationCard?, String)] = [
      ([], nil, "none"), ([sheet], nil, "sheet"), ([cover], nil, "cover"),
      ([cover, sheet], nil, "cover sheet"), ([sheet, sheet], nil, "sheet"),
      ([], Sample.question, "confirmation"),
      ([sheet, cover, sheet], Sample.question, "sheet cover confirmation"),
    ]
    for (layers, question, kinds) in cases {
      let scene = Sample.scene("a", [], layers, confirmation: question)
      #expect(
        try Self.front(of: [scene]).contains(
          "<li data-overlays=\"\(kinds)\"><a href=\"screens/a.html\">"))
    }
  }

  @Test("Numbers have the same format on all pages")
  func numbers() throws {
    let site = try Site(name: "Books", scenes: (1...1000).map { Sample.scene("s\($0)") })
    #expect(
      Self.text(FrontPage(site: site).bytes).contains("<span class=\"count\">1,000</span>"))
    #expect(
      Self.text(ScreenPage(site: site, index: 999).bytes).contains(
        "<span class=\"position\">1,000 of 1,000</span>"))
  }

  @Test("Screens without a tab come last, below a title of their own")
  func noTab() throws {
    func scene(_ id: String, tab: Int?) -> Scene {
      Scene(id: id, tabs: [TabItem("Books")], selectedTab: tab, pages: [Page(id)])
    }
    let site = try Site(name: "Books", scenes: [scene("attic", tab: nil), scene("books", tab: 0)])
    let front = Self.text(FrontPage(site: site).bytes)
    #expect(
      front.contains("<option value=\"0\">Books</option><option value=\"none\">No tab</option>"))
    #expect(front.contains("<section class=\"tab\" data-tab=\"none\"><h3><span>No tab</span>"))
    #expect(front.contains("<summary><span>No tab</span><span class=\"count\">1</span></summary>"))
    #expect(Self.text(ScreenPage(site: site, index: 0).bytes).contains("alt=\"attic: attic\""))
  }

  @Test(
    "A screen or a tab without a title is called by its id or its number", arguments: ["", " \n"])
  func untitled(_ title: String) throws {
    let tabs = [TabItem("Books"), TabItem(title)]
    func scene(_ id: String, _ pages: [Page], _ question: ConfirmationCard? = nil) -> Scene {
      Scene(id: id, tabs: tabs, selectedTab: 1, pages: pages, confirmation: question)
    }
    let site = try Site(
      name: "Books",
      scenes: [
        scene("root", [Page(title)]), scene("inner", [Page(title), Page(title)]),
        scene("question", [Page(title)], ConfirmationCard(title: title, choices: [])),
      ])
    let front = Self.text(FrontPage(site: site).bytes)
    #expect(front.contains("<summary><span>Tab 2</span><span class=\"count\">3</span></summary>"))
    for id in ["root", "inner", "question"] {
      #expect(front.contains("aria-hidden=\"true\"></span><span>\(id)</span></a>"))
      #expect(front.contains("<b>\(id)</b><code>\(id)</code>"))
    }
    let page = Self.text(ScreenPage(site: site, index: 1).bytes)
    #expect(page.contains("<title>inner (inner) · Books</title>"))
    #expect(page.contains("<h1>inner</h1>"))
    #expect(
      page.contains(
        "<li><a href=\"../screens/root.html\">tab root</a></li>"
          + "<li><span aria-current=\"page\">inner</span></li>"))
    #expect(page.contains("alt=\"inner: tab untitled, untitled\""))
  }

  @Test("Outside of the bezel a picture has no colour of its own", arguments: Theme.Scheme.allCases)
  func corners(scheme: Theme.Scheme) async throws {
    let site = try Site(name: "Books", scenes: [Sample.scenes[0]])
    let files = try await Self.files(of: site)
    let file = try #require(files.first { $0.path == "pictures/\(scheme.rawValue)/library.png" })
    let bitmap = try PNG.decode(file.bytes)
    let bezel = Theme.named(scheme).bezel
    let color =
      0xFF00_0000 | UInt32(bezel.blue) << 16 | UInt32(bezel.green) << 8 | UInt32(bezel.red)
    // The whole arc: from the corner to the bezel's inner edge, there is no other colour.
    for offset in 0..<30 { #expect(bitmap[offset, offset] == color) }
  }

  @Test("Beyond some hundred screens there are light pictures only")
  func schemes() throws {
    let scenes = (0..<501).map { Sample.scene("s\($0)") }
    let many = try Site(name: "Books", scenes: scenes)
    let few = try Site(name: "Books", scenes: Array(scenes.dropLast()))
    #expect(many.paths.contains("pictures/light/s1.png"))
    #expect(!many.paths.contains("pictures/dark/s1.png"))
    #expect(few.paths.contains("pictures/dark/s1.png"))
  }

  @Test("Ids that cannot be files are refused")
  func invalidIDs() {
    #expect(throws: DocumentError.invalidIDs(.sameFile("Book", "book"))) {
      try Site(name: "Books", scenes: [Sample.scene("book"), Sample.scene("Book")])
    }
  }

  @Test("Hostile titles do nothing", arguments: Hostile.texts)
  func hostileTitles(_ text: String) throws {
    var page = Page(text)
    page.code = text
    let scene = Scene(
      id: "a", tabs: [TabItem(text)], selectedTab: 0, pages: [page, page],
      layers: [Layer(style: .largeSheet, pages: [page])], link: text)
    let site = try Site(
      name: text, scenes: [scene],
      findings: [
        SiteFindings(title: text, summary: text, items: [.init(text, screens: ["a", text])])
      ])
    for bytes in [FrontPage(site: site).bytes, ScreenPage(site: site, index: 0).bytes] {
      let html = Self.text(bytes)
      #expect(!html.contains("<script>"))
      #expect(html.firstMatch(of: /<[^>]*onmouseover='/) == nil)
      #expect(html.components(separatedBy: "<script").count == 2)
      #expect(!html.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
      #expect(!html.unicodeScalars.contains("\u{202E}"))
    }
  }

  @Test("Addresses are percent-encoded")
  func addresses() throws {
    let site = try Site(name: "Books", scenes: [Sample.scene("50% & é#1")])
    let html = Self.text(FrontPage(site: site).bytes)
    #expect(html.contains("href=\"screens/50%25%20%26%20%C3%A9%231.html\""))
    #expect(html.contains("src=\"pictures/light/50%25%20%26%20%C3%A9%231.png\""))
  }

  static func front(of scenes: [Scene]) throws -> String {
    text(FrontPage(site: try Site(name: "Books", scenes: scenes)).bytes)
  }

  static func page(_ path: String) throws -> String {
    let site = try Site(name: "Books", scenes: Sample.scenes)
    guard let index = Sample.scenes.firstIndex(where: { path == "screens/\($0.id).html" }) else {
      return text(FrontPage(site: site).bytes)
    }
    return text(ScreenPage(site: site, index: index).bytes)
  }

  static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  static func files(of site: Site, workers: Int = 2) async throws -> [DocumentFile] {
    try await DocumentRun(site, workers: workers).run { $0 }.outcomes
  }
}
