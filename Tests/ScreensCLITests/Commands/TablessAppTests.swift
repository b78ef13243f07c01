import Foundation
import Harness
import Manifest
import Navigation
import TestSupport
import Testing

@testable import ScreensCLI

@Suite("An app without tabs") struct TablessAppTests {
  private let folder: TemporaryFolder
  private let source = SceneSource(Diary.self)

  init() throws { folder = try TemporaryFolder() }

  /// Runs the tool without the screen that a guard blocks.
  private func run(_ words: String..., file: String? = nil) async throws -> ToolRun {
    var words = words
    if let file { words += ["-o", "\(folder.path)/\(file)"] }
    if ["list", "map", "docs", "export"].contains(words[0]) {
      words += ["--filter-not", "locked"]
    }
    var run = try await ToolRun(words, over: source)
    run.output = run.output.replacing("\(folder.path)/", with: "")
    run.errors = run.errors.replacing("\(folder.path)/", with: "")
    return run
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try folder.read(name), as: UTF8.self)
  }

  @Test("Lists have paths without a tab")
  func list() async throws {
    let question = "sheet=write&confirm=?title%3DDiscard?%26destructive%3DDiscard%26cancel%3DCancel"
    #expect(
      try await run("list")
        == ToolRun(
          code: .success,
          output: """
            days       My Days                                       diary://
            day        My Days › Day                                 diary://day/1
            photo      My Days › Day › Photo                         diary://day/1/photo
            write      My Days › ▣ sheet Write                       diary://?sheet=write
            discard    My Days › ▣ sheet Write › ! confirm Discard?  diary://?\(question)
            searching  My Days › ◌ state searching “rain”            diary://?nav.state=searching:rain

            """, errors: ""))
    #expect(try await !run("list", "--json").output.contains("tab"))
  }

  @Test("A screen that a guard blocks is explained without a tab")
  func guarded() async throws {
    #expect(
      try await run("show", "locked").errors
        == "screens: 'locked' is not reached: a guard blocks it (stack: asked for secret, reached "
        + "nothing); let the guard allow the origin 'harness', or set up in 'makeRouter()' what it "
        + "checks, such as a signed-in user\n")
  }

  @Test("A screen is shown without a tab, and its link opens it", arguments: Diary.allCases)
  func show(screen: Diary) async throws {
    guard screen != .locked else { return }
    let shown = try await run("show", screen.rawValue)
    #expect(shown.code == .success)
    #expect(!shown.output.lowercased().contains("tab"))
    let link = try #require(Diary.link(to: screen.navigationPath))
    #expect(try await run("link", link) == shown)
  }

  @Test("Coverage has no section of tabs")
  func coverage() async throws {
    let run = try await run("coverage")
    #expect(run.errors.hasPrefix("screens: 'locked' is not reached, so it does not count\n"))
    let lines = run.output.split(separator: "\n")
    #expect(lines.first == "routes  ScreensCLITests.Diary.Route")
    #expect(lines.last == "3 of 5 shown, 60 %")
    #expect(try await !self.run("coverage", "--json").output.contains("tab"))
  }

  @Test("An audit finds only what the guard blocks, with no word of tabs")
  func audit() async throws {
    let run = try await run("audit")
    #expect(run.code == .different)
    #expect(run.output.hasSuffix("1 error, 1 warning in 7 screens\n"))
    #expect(run.output.contains("error    locked: the router does not reach it: a guard blocks it"))
    #expect(!run.output.lowercased().contains("tab:"))
    #expect(!run.output.contains("order-dependence"))
  }

  @Test("A map has one list of all screens")
  func map() async throws {
    #expect(
      try await run("map", file: "map.txt").errors
        == "wrote map.txt: 6 screens · 5 transitions · 1 link\n")
    #expect(
      try text("map.txt") == """
        Diary  6 screens · 5 transitions · 1 link

        Diary  6 screens
        ╰─ days  My Days
           ├─ push  day  Day
           │  ╰─ push  photo  Photo
           ├─ sheet  write  Write
           │  ╰─ confirmation  discard  Discard?
           ╰─ state  searching  My Days  → day

        """)
    for format in ["svg", "html", "json", "mmd", "dot"] {
      #expect(try await run("map", file: "map.\(format)").code == .success)
      #expect(try !text("map.\(format)").lowercased().contains("no tab"), "\(format)")
    }
  }

  @Test("The site has no choice of tabs")
  func docs() async throws {
    #expect(try await run("docs", file: "site").code == .success)
    let page = try text("site/index.html")
    #expect(page.contains("<select id=\"tab\" aria-label=\"Tab\" hidden>"))
    #expect(page.contains("<h3><span>Diary</span>"))
    #expect(!page.contains("No tab"))
    #expect(!page.contains("0 tabs"))
  }

  @Test("An exported manifest file gives the same list")
  func export() async throws {
    let exported = try await run("export")
    #expect(exported.code == .success)
    try folder.write(Array(exported.output.utf8), to: "diary.json")
    let list = try await ToolRun(["list", "--manifest", "\(folder.path)/diary.json"], over: source)
    #expect(try await list == run("list"))
  }
}
