import Harness
import Manifest
import Navigation
import Scenes
import Testing

@testable import ScreensCLI

@Suite("audit") struct AuditCommandTests {
  @Test("Cookbook has no errors, one title that is as long as it is on purpose, and three notes")
  func cookbook() async throws {
    let run = try await ToolRun(["audit"])
    let expected = """
      clipped-title
        warning  sundayLamb: the title 'Grandmother Eleni’s Slow-Roasted Shoulder of Lamb with \
      Lemon Potatoes, Mountain Oregano and a Whole Head of Garlic' is cut off on a display 375 \
      points wide
                 choose a shorter title
      other-tab
        note     search: it leads to the tab 'Recipes': to 'recipeDetail'
                 if the app shows it in the tab 'Search', add a screen with its page there
        note     searchResults: it leads to the tab 'Recipes': to 'recipeDetail'
                 if the app shows it in the tab 'Search', add a screen with its page there
        note     sundayLamb: it leads to the tab 'Recipes': to 'recipeActions', 'cookMode'
                 if the app shows them in the tab 'Search', add screens with their pages there
      1 warning, 3 notes in 34 screens

      """
    #expect(run == ToolRun(code: .success, output: expected, errors: ""))
  }

  @Test("Without findings, it prints how many screens it checked, or nothing with --quiet")
  func sound() async throws {
    let source = SceneSource(Sound.self)
    #expect(
      try await ToolRun(["audit"], over: source)
        == ToolRun(code: .success, output: "nothing found in 4 screens\n", errors: ""))
    #expect(
      try await ToolRun(["audit", "-q"], over: source)
        == ToolRun(code: .success, output: "", errors: ""))
  }

  @Test("Each rule finds only its defect", arguments: Defect.all)
  func defect(_ defect: Defect) async throws {
    let run = try await ToolRun(["audit"] + defect.flags, over: defect.source)
    #expect(run.output == defect.output)
    #expect(run.code == (defect.output.contains("\n  error ") ? .different : .success))
    #expect(run.errors == "")
  }

  /// The rules about source, which no compiled manifest breaks; AppReadingTests have their defects.
  private static let sourceRules: Set = [
    "case-without-view", "unused-destination", "no-way-out", "unknown-target",
  ]

  /// Needs catalogs; TextFitCommandTests has its defect.
  private static let catalogRule = "missing-translation"

  @Test("Every rule has its defect")
  func complete() {
    for rule in AuditRule.allCases.map(\.rawValue)
    where !Self.sourceRules.contains(rule) && rule != Self.catalogRule {
      #expect(Defect.all.contains { $0.output.hasPrefix("\(rule)\n") }, "\(rule)")
    }
  }

  @Test("Rules can be taken alone or left out")
  func selection() async throws {
    let source = SceneSource(Trapping.self)
    let nothing = "nothing found in 5 screens\n"
    #expect(try await ToolRun(["audit", "--skip", "dead-end"], over: source).output == nothing)
    #expect(try await ToolRun(["audit", "--rule", "no-entry"], over: source).output == nothing)
    let both = ["audit", "--rule", "no-entry", "--rule", "dead-end"]
    #expect(try await ToolRun(both, over: source) == ToolRun(["audit"], over: source))
  }

  @Test("A rule that there is not is wrong usage, with the nearest name")
  func unknownRule() async throws {
    let message = "screens: invalid value 'dead-edn' of '--rule'; did you mean 'dead-end'?\n"
    #expect(
      try await ToolRun(["audit", "--rule", "dead-edn"])
        == ToolRun(code: .usage, output: "", errors: message))
  }

  @Test("Strictly, a warning is an error")
  func strict() async throws {
    let run = try await ToolRun(["audit", "--strict"], over: SceneSource(LongWinded.self))
    #expect(run.code == .different)
    #expect(run.output.contains("\n  error    detail: the title"))
    #expect(run.output.hasSuffix("\n1 error in 3 screens\n"))
  }

  @Test("Strictly, a note is still a note, and it does not decide the exit code")
  func strictNotes() async throws {
    let words = ["audit", "--strict", "--skip", "clipped-title"]
    let run = try await ToolRun(words)
    #expect(run.code == .success)
    #expect(run.output.hasSuffix("\n3 notes in 34 screens\n"))
    let json = try await ToolRun(words + ["--json"]).output
    #expect(json.contains("\"severity\" : \"note\""))
    #expect(json.contains("\"notes\" : 3"))
  }

  @Test("As JSON it has the same findings, with a version")
  func json() async throws {
    let run = try await ToolRun(["audit", "--json"], over: SceneSource(Twins.self))
    let expected = """
      {
        "errors" : 1,
        "findings" : [
          {
            "reason" : "each is ScreenPath(tab: .home, routes: [.detail(1)])",
            "remedy" : "remove all but one, or change their paths",
            "rule" : "same-state",
            "screens" : [
              "detail",
              "again"
            ],
            "severity" : "error"
          }
        ],
        "screens" : 4,
        "version" : 1,
        "warnings" : 0
      }

      """
    #expect(run == ToolRun(code: .different, output: expected, errors: ""))
  }
}

@Suite("Text of an audit") struct AuditTextTests {
  @Test(
    "The number of findings has thousands separators",
    arguments: [
      (0, 34, "nothing found in 34 screens"), (1, 1, "1 warning in 1 screen"),
      (1_234, 1_000, "1,234 warnings in 1,000 screens"),
    ])
  func summary(findings: Int, screens: Int, words: String) {
    let finding = AuditFinding(
      .sameState, .warning, screens: ["a"], reason: "why", remedy: "what")
    let audit = Audit(
      findings: Array(repeating: finding, count: findings), screens: screens, isStrict: false)
    #expect(AuditText(audit: audit, palette: Palette(isColored: false)).summary == words)
  }
}

/// The common part of the tests' tiny apps: two tabs, a page and a sheet.
enum Tiny {
  enum Tab: String, CaseIterable, Hashable, Sendable, Codable, Linkable { case home, more }
  enum Route: Hashable, Sendable, Codable { case detail(Int) }
  enum Sheet: String, Hashable, Sendable, Codable { case edit }

  typealias Path = ScreenPath<Tab, Route, Sheet>
  typealias Router = TabRouter<Tab, Route, Sheet>
  typealias Proposal = NavigationProposal<NavigationState<Tab, Route, Sheet>>

  static let home = Path(tab: .home)
  static let more = Path(tab: .more)
  static let detail = Path(tab: .home, routes: [.detail(1)])
  static let edit = Path(tab: .home, sheet: .edit)

  /// A router with one guard.
  @MainActor
  static func router(guarding isAllowed: @escaping @MainActor (Proposal) -> Bool) -> Router {
    let router = Router(homeTab: .home)
    router.gate.addGuard { isAllowed($0) ? .allow : .block }
    return router
  }
}

/// A manifest of the tiny app; by default it has no mistakes.
protocol TinyManifest: ScreenManifest
where Tab == Tiny.Tab, Route == Tiny.Route, Sheet == Tiny.Sheet {}

extension TinyManifest {
  static var homeTab: Tiny.Tab { .home }
}
