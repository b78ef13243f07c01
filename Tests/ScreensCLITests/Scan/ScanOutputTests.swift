import AppReading
import CommandParsing
import Files
import Foundation
import ManifestJSON
import Navigation
import Scenes
import Testing

@testable import ScreensCLI

@Suite("What a scan prints") struct ScanOutputTests {
  private static var app: ScannedApp {
    var report = ScanReport(app: "Soups")
    report.files = 3
    report.lines = 1
    report.destinations = [
      .init(
        enumName: "Route", caseName: "soup", role: .route, view: "SoupView", at: "Route.swift:4",
        blocks: 5),
      .init(
        enumName: "Route", caseName: "lost", role: .route, view: nil, at: "Route.swift:5",
        blocks: 0),
    ]
    report.starts = [
      .init(
        from: "RootView", to: "Tab.home", conditions: ["isOpen", "not isNew"], at: "R.swift:9"),
      .init(from: "RootView", to: "LoginView", conditions: [], at: "R.swift:11"),
    ]
    report.edges = [
      .init(
        from: "HomeView", control: "Open \"it\"", symbol: nil, kind: .push, to: "Route.soup",
        at: "Home.swift:9", confidence: .likely)
    ]
    report.views = [
      .init(
        view: "SoupView", at: "Soup.swift:1", title: nil, texts: ["Leek", "Potato"],
        otherTexts: ["Empty"], unknown: 1, blocks: 2, neutral: 0),
      .init(
        view: "LadleView", at: "Soup.swift:8", title: nil, texts: [], unknown: 0, blocks: 5,
        neutral: 0, isReached: false),
    ]
    report.unresolved = [
      .init(
        at: "Soup.swift:7", what: .condition, name: "isHot == \"x\"", reason: "it is not known"),
      .init(
        at: "Soup.swift:9", what: .condition, name: "isHot == \"x\"", reason: "it is not known"),
      .init(at: "Route.swift:5", what: .destination, name: "Route.lost", reason: "no view"),
      .init(at: "Old.swift", what: .file, name: "Old.swift", reason: "permission denied"),
    ]
    let tab = TabItem("Home", icon: "house")
    let scene = Scene(id: "tab.home", tabs: [tab], selectedTab: 0, pages: [Page("Home")])
    return ScannedApp(tabs: [tab], screens: [scene], report: report)
  }

  private func text(_ result: ScanResult, isQuiet: Bool = false) -> String {
    ScanText(result, palette: Palette(isColored: false), isQuiet: isQuiet).text
  }

  @Test("A scan without a case says so, and files with the same problem are one line")
  func nothingFound() async {
    var report = ScanReport(app: "Soups")
    report.unresolved = (1...5).map { number in
      let path = "Old/\(number).swift"
      return .init(at: path, what: .file, name: path, reason: "no target has it")
    }
    let app = ScannedApp(tabs: [], screens: [], report: report)
    let text = await text(ScanResult(app, workers: 2))
    #expect(text.contains("\n  cases         none found\n"))
    #expect(
      text.hasSuffix(
        """
        files that are not read, or not completely  5
          Old/1.swift  no target has it; 4 other files, too: '--json' lists them all

        """))
  }

  @Test("Each of several tab bars is listed with its tabs")
  func tabBars() async {
    let tabs = ["Feed", "Me", "Join"].map { TabItem($0) }
    let scenes = [[0, 1], [0, 2]].enumerated().map { number, bar in
      Scene(
        id: "tab.\(number)", tabs: tabs, tabBar: bar, selectedTab: bar[1], pages: [Page("A")])
    }
    let app = ScannedApp(tabs: tabs, screens: scenes, report: ScanReport(app: "Soups"))
    let result = await ScanResult(app, workers: 2)
    #expect(
      text(result).contains(
        """

        tabs of tab bar 1 of 2
          Feed
          Me
        tabs of tab bar 2 of 2
          Feed
          Join

        """))
    #expect(
      StoredResult(StoredResult(result, of: "x").bytes)?.result.tabBars == [[0, 1], [0, 2]])
  }

  @Test("An app whose beginning is not known needs the name of its first view")
  func noStart() async {
    var report = ScanReport(app: "Soups")
    report.unresolved = [
      .init(at: "App.swift:3", what: .start, name: "SoupApp", reason: "its scene shows no view")
    ]
    let app = ScannedApp(tabs: [], screens: [], report: report)
    #expect(
      await text(ScanResult(app, workers: 2)).hasSuffix(
        """
        first view unknown  1
          App.swift:3  SoupApp: its scene shows no view

        to decide what the source leaves open, add to .screens.json, with your values:
          {"scan": {
            "root": "NameOfTheFirstView"}}

        """))
  }

  @Test("The report for people has counts, places, reasons, and entries to paste")
  func people() async {
    #expect(
      await text(ScanResult(Self.app, workers: 2)) == """
        Soups  3 files, 1 line
          screens       1
          cases         1 of 2 have a view, 50 %
          edges         1, 1 of them likely
          texts         2 known, 1 not known
          small views   1 view has fewer than 3 blocks

        tabs
          Home

        begins with one of
          R.swift:9   Tab.home, if isOpen and not isNew
          R.swift:11  LoginView

        files that are not read, or not completely  1
          Old.swift  permission denied

        cases without a view  1
          Route.swift:5  Route.lost: no view

        open conditions; one branch is drawn  2
          Soup.swift:7  isHot == "x"
          Soup.swift:9  isHot == "x"

        to decide what the source leaves open, add to .screens.json, with your values:
          {"scan": {
            "conditions": {
              "isHot == \\"x\\"": true},
            "leave-out": [
              "Route.lost"]}}

        """)
  }

  @Test("What is not known of a name is in brackets, without what marks it")
  func holes() async {
    var result = await ScanResult(Self.app, workers: 2)
    result.report.unresolved = [
      .init(
        at: "A.swift:3", what: .control, name: "Open \(TextHole.mark("jar.name"))",
        reason: "nothing shows it")
    ]
    #expect(
      text(result, isQuiet: true) == """
        controls without a known target  1
          A.swift:3  Open ‹jar.name›: nothing shows it

        """)
  }

  @Test("What to paste is accepted by the settings file")
  func advice() async throws {
    let text = await self.text(ScanResult(Self.app, workers: 2))
    let start = try #require(text.range(of: "  {\"scan\""))
    let bytes = Array(text[start.lowerBound...].utf8)
    _ = try Configuration(parsing: bytes, path: "f")
    let settings = try ScanSettings(settings: PlacedJSON(bytes), path: "f")
    #expect(settings.conditions == ["isHot == \"x\"": true])
    #expect(settings.leaveOut == ["Route.lost"])
  }

  @Test("With --quiet only what is not resolved is listed, and long lists are shortened")
  func quiet() async {
    var result = await ScanResult(Self.app, workers: 2)
    result.report.unresolved = (1...30).map {
      .init(at: "A.swift:\($0)", what: .control, name: "Go", reason: "unknown")
    }
    let lines = text(result, isQuiet: true).split(separator: "\n")
    #expect(lines.count == 22)
    #expect(lines.first == "controls without a known target  30")
    #expect(lines.last == "  and 10 more; '--json' lists them all")
    let long = String(repeating: "slug, ", count: 99)
    result.report.unresolved = [
      .init(at: "A.swift:1", what: .condition, name: long, reason: "it is not known")
    ]
    #expect(text(result, isQuiet: true).contains("A.swift:1  \(long.prefix(159))…\n"))
  }

  @Test("The JSON has the members of screens-scan/1, with null for what is not known")
  func json() async throws {
    let result = await ScanResult(Self.app, workers: 2)
    let text = ScanJSON(result).text
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(json["format"] as? String == "screens-scan/1")
    #expect(json["app"] as? String == "Soups")
    let destinations = try #require(json["destinations"] as? [[String: Any]])
    #expect(destinations[0]["enum"] as? String == "Route")
    #expect(destinations[0]["case"] as? String == "soup")
    #expect(destinations[1]["view"] is NSNull)
    let starts = try #require(json["starts"] as? [[String: Any]])
    #expect(starts[0]["from"] as? String == "RootView" && starts[0]["to"] as? String == "Tab.home")
    #expect(starts.map { $0["conditions"] as? [String] } == [["isOpen", "not isNew"], []])
    #expect(starts[1]["at"] as? String == "R.swift:11")
    let edges = try #require(json["edges"] as? [[String: Any]])
    #expect(edges[0]["symbol"] is NSNull)
    #expect(edges[0]["control"] as? String == "Open \"it\"")
    #expect(edges[0]["confidence"] as? String == "likely")
    let views = try #require(json["views"] as? [[String: Any]])
    #expect(views[0]["texts"] as? [String] == ["Leek", "Potato"])
    #expect(views.map { $0["otherTexts"] as? [String] } == [["Empty"], []])
    #expect(views[0]["unknown"] as? Int == 1)
    #expect(views.map { $0["reached"] as? Bool } == [true, false])
    let counts = try #require(json["counts"] as? [String: Int])
    #expect(
      counts == [
        "files": 3, "lines": 1, "screens": 1, "tabs": 1, "destinations": 2, "resolved": 1,
        "edges": 1, "views": 2, "texts": 2, "unknownTexts": 1, "smallViews": 1, "unresolved": 4,
      ])
    let unresolved = try #require(json["unresolved"] as? [[String: Any]])
    #expect(Set(unresolved[0].keys) == ["at", "what", "name", "reason"])
  }

  @Test("A result without screens has no manifest")
  func empty() async throws {
    var app = Self.app
    app.screens = []
    let result = await ScanResult(app, workers: 2)
    #expect(result.screens == nil)
    #expect(try result.screens(folder: "App") == nil)
    #expect(text(result).contains("  screens       0\n"))
  }

  @Test("A stored result is the same when it is read again")
  func stored() async throws {
    var app = Self.app
    app.places = ["tab.home": "Home.swift:3", "route.soup": "Soup.swift:1"]
    app.findings = [AuditFinding(.noWayOut, .warning, screens: ["a"], reason: "b", remedy: "c")]
    app.findings += app.findings
    app.findings[1].file = "Home.swift"
    app.findings[1].line = 9
    let result = await ScanResult(app, workers: 2)
    let stored = StoredResult(result, of: "x")
    let read = try #require(StoredResult(stored.bytes))
    #expect(read.scan == "x")
    #expect(read.hasScreens)
    let screens = try #require(result.screens)
    #expect(ScannedScreens(stored: screens.bytes(scan: "x"), scan: "x") == screens)
    #expect(ScannedScreens(stored: screens.bytes(scan: "x"), scan: "y") == nil)
    var expected = result
    expected.screens = nil
    #expect(read.result == expected)
    #expect(read.result.findings(folder: "App") == result.findings(folder: "App"))
    #expect(read.result.places.count == 2 && read.result.findings.count == 2)
  }

  @Test(
    "The stored screens are those of the app, however many are written at once",
    arguments: [true, false])
  func screens(knowsPages: Bool) async throws {
    var app = Self.app
    app.screens = (0..<30).map { number in
      Scene(
        id: "s\(number)", tabs: app.tabs, selectedTab: 0,
        pages: [Page("\"\(number % 7)\""), Page("{\"title\":\"\\u0001\"}")])
    }
    if knowsPages { app.pageNumbers = (0..<30).map { [$0 % 7, 8] } }
    let result = await ScanResult(app, workers: 1)
    #expect(await ScanResult(app, workers: 3) == result)
    #expect(result.screens?.pages.count == (knowsPages ? 9 : 0))
    let screens = try #require(try result.screens(folder: "App"))
    #expect(screens.app == "Soups" && screens.tabs == app.tabs)
    #expect(try screens.ids.indices.map { try screens.scene($0) } == app.screens)
    let text = try ManifestWriter.text(of: screens, app: "Soups")
    #expect(
      text.replacing("  \"app\": \"Soups\",\n", with: "")
        == ManifestWriter.text(of: app.screens))
  }
}
