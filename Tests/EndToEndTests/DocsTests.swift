import Foundation
import TestSupport
import Testing

@Suite("Documentation by the program") struct DocsTests {
  private let folder: TemporaryFolder
  private let tool: Program

  init() throws {
    folder = try TemporaryFolder()
    tool = Program(in: folder)
  }

  /// Few screens: the tests draw without optimisation.
  private static let few = ["--filter", "settings", "--filter", "account", "--scale", "1"]

  @Test("A site is written, found up to date, and the same bytes with any number of workers")
  func site() async throws {
    let written = try await docs("-o", "site")
    #expect(written == .init(code: 0, errors: "wrote 12 files into site\n"))
    let checked = try await docs("-o", "site", "--check")
    #expect(checked == .init(code: 0, errors: "all 12 files are up to date\n"))
    _ = try await docs("-o", "other", "-j", "1")
    #expect(try folder.files(in: "site") == folder.files(in: "other"))
    #expect(
      try folder.files(in: "site").keys.sorted() == [
        ".screens-site", "index.html", "map-dark.svg", "map.html", "map.svg",
        "pictures/dark/account.png", "pictures/dark/settings.png",
        "pictures/light/account.png", "pictures/light/settings.png", "screens/account.html",
        "screens/settings.html", "site.css", "site.js",
      ])
    let page = String(decoding: try folder.read("site/index.html"), as: UTF8.self)
    #expect(page.contains("<h1>Cookbook</h1>"))
  }

  @Test("That an audit found nothing is said")
  func nothingFound() async throws {
    _ = try await docs("-o", "site")
    let page = String(decoding: try folder.read("site/index.html"), as: UTF8.self)
    #expect(page.contains("<h2>Audit</h2><p class=\"card list\">nothing found in 2 screens</p>"))
  }

  @Test("With '--coverage' the front page says what of the app's types is shown")
  func coverage() async throws {
    let tool = tool.withCompiler
    let written = try await tool.run(["docs"] + Self.few + ["-o", "site", "--coverage"])
    #expect(written == .init(code: 0, errors: "wrote 12 files into site\n"))
    let summary = try await tool.run(["coverage"]).output.split(separator: "\n").last
    let page = String(decoding: try folder.read("site/index.html"), as: UTF8.self)
    let shown = try #require(summary)
    #expect(page.contains("<h2>Coverage</h2><p class=\"card list\">\(shown)</p>"))
    let other = try await docs("-o", "other", "--coverage", "--symbol-graph", "none.json")
    #expect(other.code == 2)
    #expect(other.errors.contains("none.json"))
    #expect(try folder.contents().allSatisfy { !$0.hasPrefix("other") })
  }

  @Test("A check names what differs, is missing or obsolete, and mends nothing")
  func outOfDate() async throws {
    _ = try await docs("-o", "site")
    try folder.write("x".utf8, to: "site/index.html")
    try folder.remove("site/site.css")
    let list = String(decoding: try folder.read("site/.screens-site"), as: UTF8.self)
    try folder.write((list + "screens/gone.html\n").utf8, to: "site/.screens-site")
    let before = try folder.files()
    let checked = try await docs("-o", "site", "--check")
    #expect(
      checked
        == .init(
          code: 1,
          output: """
            changed   site/index.html
            missing   site/site.css
            obsolete  site/screens/gone.html

            """,
          errors: "3 files are out of date; the same command without '--check' writes them\n"))
    #expect(try folder.files() == before)
  }

  @Test("The page of a screen that is gone goes, and what others wrote stays")
  func stale() async throws {
    _ = try await docs("-o", "site")
    try folder.write("mine".utf8, to: "site/screens/mine.html")
    _ = try await tool(
      "docs", "-o", "site", "-q", "--scale", "1", "--filter", "settings")
    let names = try folder.files(in: "site").keys.filter { $0.hasPrefix("screens/") }
    #expect(names.sorted() == ["screens/mine.html", "screens/settings.html"])
  }

  @Test("A folder that is not ours is left as it is")
  func foreign() async throws {
    try folder.write("mine".utf8, to: "site/mine.txt")
    let result = try await docs("-o", "site")
    #expect(
      result
        == .init(
          code: 2,
          errors: "screens: the folder 'site' contains other files; "
            + "use a new or empty folder\n"))
    #expect(try folder.files().keys.sorted() == ["site/mine.txt"])
  }

  @Test(
    "A setting that a site has no use for is reported, and does nothing",
    arguments: [
      (
        ["--scheme", "dark"],
        "'--scheme' has no effect on the site, which follows the reader's system"
      ),
      (["--symbol-graph", "x"], "'--symbol-graph' has no effect on the site without '--coverage'"),
    ])
  func idleSettings(arguments: [String], sentence: String) async throws {
    let plain = try await docs("-o", "site")
    let site = try folder.files(in: "site")
    let told = try await docs(["-o", "site"] + arguments)
    #expect(told == .init(code: 0, errors: "screens: \(sentence)\n" + plain.errors))
    #expect(try await docs(["-o", "site", "-q"] + arguments).errors == "")
    #expect(try folder.files(in: "site") == site)
  }

  @Test("Images are written with lines to paste, and checked")
  func images() async throws {
    let arguments = [
      "--images", "-o", "docs/images", "--storyboard", "account", "--filmstrip", "account",
    ]
    let written = try await docs(arguments)
    #expect(
      written
        == .init(
          code: 0,
          output: """
            ![settings: tab Settings](docs/images/settings.png)
            ![account: tab Settings, Account](docs/images/account.png)
            ![the screens settings, account](docs/images/contact-sheet.png)
            ![the steps to account: tab Settings, Account](docs/images/storyboard-account.png)
            ![the steps to account: tab Settings, Account, one after the other]\
            (docs/images/filmstrip-account.png)

            """, errors: "wrote 5 files into docs/images\n"))
    #expect(try await docs(arguments + ["--check"]).code == 0)
    let dark = try await docs(arguments + ["--scheme", "dark", "--snippets", "docc"])
    #expect(dark.output.hasPrefix("![settings: tab Settings](settings~dark.png)\n"))
    #expect(try await docs(arguments + ["--check"]).code == 0)
    try folder.remove("docs/images/account.png")
    let checked = try await docs(arguments + ["--check"])
    #expect(checked.code == 1)
    #expect(checked.output == "missing   docs/images/account.png\n")
  }

  @Test("References that lead nowhere are reported with file, line and column")
  func references() async throws {
    try folder.write("`screens show recipeDetial`\n\n![](none.png)\n".utf8, to: "a.md")
    try folder.write("`screens show settings`\n".utf8, to: "b.md")
    let result = try await tool("docs", "--references", "a.md", "b.md")
    #expect(
      result
        == .init(
          code: 1,
          output: """
            a.md:1:15: unknown screen 'recipeDetial'; did you mean 'recipeDetail'?
            a.md:3:5: there is no image 'none.png'

            """, errors: "2 invalid references\n"))
    #expect(try await tool("docs", "--references", "b.md").code == 0)
    #expect(
      try await tool("docs", "--references", "c.md")
        == .init(code: 2, errors: "screens: there is no file 'c.md'\n"))
  }

  @Test("The commands of a document are read as the tool itself reads them")
  func commandReferences() async throws {
    try folder.write(
      """
      `screens render settingz 'recipe*' settings` `screens help show`
      `screens verify --filter settingz -o settingz --filter-not=acount`
      `screens docs --storyboard settingz --filmstrip <id> --title settingz`
      `screens show settingz --scheme dark >settingz.txt` `app-screens show settingz`

          swift run -c release screens record settingz   # or accept settingz
          screens accept settingz --manifest other.json; screens link settingz
          git add settingz && $ scripts/screens map --filter settingz | less
      """.utf8, to: "d.md")
    let unknown = { (place: String, id: String) in
      "d.md:\(place): unknown screen '\(id)'; did you mean '\(id == "acount" ? "account" : "settings")'?\n"
    }
    let result = try await tool("docs", "--references", "--quiet", "d.md")
    let places = ["1:17", "2:26", "2:60", "3:28", "4:15", "6:41", "8:56"]
    #expect(
      result
        == .init(
          code: 1,
          output: places.map { unknown($0, $0 == "2:60" ? "acount" : "settingz") }.joined()))
  }

  @Test("A tool of another name knows the commands of that name")
  func commandsOfOtherName() async throws {
    try folder.write("`app-screens show settingz` `my-screens show settingz`".utf8, to: "e.md")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/app-screens", withDestinationPath: Program.tool)
    var named = tool
    named.path = "\(folder.path)/app-screens"
    #expect(
      try await named("docs", "--references", "--quiet", "e.md")
        == .init(
          code: 1, output: "e.md:1:19: unknown screen 'settingz'; did you mean 'settings'?\n"))
  }

  @Test(
    "What cannot be followed is reported in one sentence",
    arguments: [
      (["docs"], "'docs' needs a folder to write into; name one with '-o DIR'"),
      (
        ["docs", "--references"],
        "'docs' needs a document; name the Markdown or DocC files to check"
      ),
      (["docs", "-o", "a", "b"], "unexpected argument 'b' to 'docs'; see 'screens help docs'"),
      (
        ["docs", "-o", "a", "--storyboard", "account"],
        "option '--storyboard' requires '--images'"
      ),
      (
        ["docs", "-o", "a", "--filmstrip", "account"],
        "option '--filmstrip' requires '--images'"
      ),
      (
        ["docs", "--references", "a.md", "--storyboard", "account"],
        "option '--storyboard' requires '--images'"
      ),
      (
        ["docs", "-o", "a", "--images", "--coverage"],
        "option '--coverage' cannot be combined with '--images'"
      ),
      (
        ["docs", "--references", "--coverage", "a.md"],
        "option '--coverage' cannot be combined with '--references'"
      ),
      (
        ["docs", "--references", "--images", "a.md"],
        "option '--images' cannot be combined with '--references'"
      ),
      (
        ["docs", "-o", "a", "--images", "--storyboard", "acount"],
        "unknown screen 'acount'; did you mean 'account'?"
      ),
      (
        ["docs", "-o", "a", "--images", "--filmstrip", "acount"],
        "unknown screen 'acount'; did you mean 'account'?"
      ),
      (
        ["docs", "-o", "a", "--images", "--kind", "filmstrips"],
        "'--kind filmstrips' needs a screen; name one with '--filmstrip SCREEN'"
      ),
      (
        ["docs", "-o", "a", "--images", "--matrix"],
        "'--matrix' needs a list of variants; give '--variants SET', or options such as "
          + "'--device phone,pad-11'"
      ),
      (
        ["docs", "-o", "a", "--images", "--kind", "matrix"],
        "'--kind matrix' needs a list of variants; give '--variants SET', or options such as "
          + "'--device phone,pad-11'"
      ),
      (["docs", "-o", "a", "--matrix"], "option '--matrix' requires '--images'"),
      (
        ["docs", "-o", "a", "--images", "--kind", "sheet", "--kind", "storyboards"],
        "'--kind storyboards' needs a screen; name one with '--storyboard SCREEN'"
      ),
    ])
  func usage(arguments: [String], sentence: String) async throws {
    let result = try await tool.run(arguments)
    #expect(result == .init(code: 64, errors: "screens: \(sentence)\n"))
  }

  private func docs(_ arguments: String...) async throws -> Program.Result {
    try await docs(arguments)
  }

  private func docs(_ arguments: [String]) async throws -> Program.Result {
    try await tool.run(["docs"] + Self.few + arguments)
  }
}
