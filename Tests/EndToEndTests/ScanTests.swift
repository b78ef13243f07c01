import Foundation
import TestSupport
import Testing

@Suite("Scans of an app's source") struct ScanTests {
  private let app: ScannedApp

  init() throws { app = try ScannedApp() }

  @Test("The report names what was found, what was not, and where")
  func report() async throws {
    let result = try await app.tool("scan", ".")
    #expect(result.code == 0 && result.errors.isEmpty)
    for line in [
      "4 files, ", "cases         6 of 6 have a view, 100 %", "\ntabs\n  Shelves\n  Settings\n",
      "App/Shelves.swift:39", "{\"scan\": {", "\"jar.isOpen\": true",
    ] {
      #expect(result.output.contains(line), "\(line)")
    }
    #expect(!result.output.contains("AppTests"))
  }

  @Test("The JSON has every case, edge and text, and is the same on every run")
  func json() async throws {
    let result = try await app.tool("scan", ".", "--json")
    try app.folder.remove(".screens")
    #expect(try await app.tool("scan", ".", "--json", "-j", "1") == result)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(json["format"] as? String == "screens-scan/1")
    let destinations = try #require(json["destinations"] as? [[String: Any]])
    let cases = Set(destinations.compactMap { $0["case"] as? String })
    #expect(cases == ["shelves", "settings", "jar", "history", "addJar", "about"])
    let edges = try #require(json["edges"] as? [[String: Any]])
    #expect(
      edges.contains {
        $0["control"] as? String == "Show history" && $0["kind"] as? String == "push"
          && $0["to"] as? String == "AppRoute.history"
          && $0["at"] as? String == "App/Shelves.swift:22"
      })
    let views = try #require(json["views"] as? [[String: Any]])
    let texts = views.flatMap { $0["texts"] as? [String] ?? [] }
    #expect(texts.contains("Pantry") && !texts.contains("pantry.title"))
  }

  @Test("Verbs draw, store and compare the screens, and name the source in what they recommend")
  func run() async throws {
    #expect(try await app.tool("record", "--app", ".").code == 0)
    let same = try await app.tool("verify", "--app", ".")
    #expect(same.code == 0 && same.output.hasSuffix("\n7 unchanged\n"))
    try app.replace("Sort by date", with: "Sort by name", in: "App/Settings.swift")
    let changed = try await app.tool("verify", "--app", ".")
    #expect(changed.code == 1)
    #expect(changed.output.contains("Sort by date (─●) became Sort by name (─●)"))
    #expect(changed.output.contains("screens accept tab.settings --app ."))
    #expect(try await app.tool("accept", "tab.settings", "--app", ".").code == 0)
    #expect(try await app.tool("verify", "--app", ".", "-q").code == 0)
  }

  @Test(
    "Every verb that shows screens takes the source",
    arguments: [
      ["list", "--json"], ["show", "tab.shelves"], ["export"], ["map"], ["doctor"], ["prune"],
      ["map", "-o", "map.html"], ["docs", "-o", "site"], ["docs", "--images", "-o", "images"],
      ["audit"],
    ])
  func verbs(words: [String]) async throws {
    let result = try await app.tool.run(words + ["--app", "."])
    #expect(result.code == 0, "\(result)")
    try app.folder.write("{\"app\": \".\"}".utf8, to: ".screens.json")
    #expect(try await app.tool.run(words).code == 0)
    try app.folder.remove(".screens.json")
    #expect(try await app.tool.with(["SCREENS_APP": "."]).run(words).code == 0)
  }

  @Test("A page has the texts of the source, and marks what is not known")
  func show() async throws {
    let page = try await app.tool("show", "tab.shelves", "--app", ".").output
    for text in ["Pantry", "JARS", "‹jar.name›", "Show history"] {
      #expect(page.contains(text), "\(text)")
    }
    let jar = try await app.tool("show", "route.jar", "--app", ".").output
    #expect(jar.contains("Opened") && !jar.contains("Closed"))
  }

  @Test("One screen as JSON is a manifest with the places of its elements")
  func showJSON() async throws {
    let json = try await app.tool("show", "tab.shelves", "--json", "--app", ".").output
    #expect(json.contains(#""source": "App/Shelves.swift:22""#))
    try app.folder.write(json.utf8, to: "one.json")
    let text = try await app.tool("show", "tab.shelves", "--app", ".").output
    #expect(try await app.tool("show", "tab.shelves", "--manifest", "one.json").output == text)
    #expect(try await app.tool("list", "--ids", "--manifest", "one.json").output == "tab.shelves\n")
  }

  @Test("The map names the button of each step, and pages link to the lines of the source")
  func places() async throws {
    let map = try await app.tool("map", "--app", ".").output
    #expect(map.contains("push by “Show history”  route.history"))
    #expect(try await app.tool("map", "-o", "out/map.html", "--app", ".").code == 0)
    let page = String(decoding: try app.folder.read("out/map.html"), as: UTF8.self)
    #expect(page.contains(#""address":"../App/Shelves.swift#L22""#))
    #expect(try await app.tool("docs", "-o", "out/site", "--app", ".").code == 0)
    let site = String(
      decoding: try app.folder.read("out/site/screens/route.history.html"), as: UTF8.self)
    let link = #"<a class="place" href="../../../App/Shelves.swift#L22">App/Shelves.swift:22</a>"#
    #expect(site.contains(link), "\(site)")
    let given = try await app.tool(
      "map", "-o", "map.html", "--app", ".", "--source-links", "https://x/{path}:{line}")
    #expect(given.code == 0)
    #expect(
      String(decoding: try app.folder.read("map.html"), as: UTF8.self)
        .contains(#""address":"https://x/App/Shelves.swift:22""#))
    let wrong = try await app.tool("map", "--app", ".", "--source-links", "https://x")
    #expect(wrong.code == 64 && wrong.errors.contains("it must contain {path}"))
  }

  @Test("Lines that move in the source change no snapshot, and no drawn map")
  func moved() async throws {
    #expect(try await app.tool("record", "--app", ".").code == 0)
    #expect(try await app.tool("map", "-o", "map.svg", "--app", ".").code == 0)
    try app.replace(
      "import SwiftUI", with: "// A comment\n\nimport SwiftUI", in: "App/Shelves.swift")
    let same = try await app.tool("verify", "--app", ".")
    #expect(same.code == 0 && same.output.hasSuffix("\n7 unchanged\n"))
    #expect(try await app.tool("map", "--check", "-o", "map.svg", "--app", ".").code == 0)
  }

  @Test("The written file has the same screens")
  func file() async throws {
    let written = try await app.tool("scan", ".", "-o", "out/app.json", "-q")
    #expect(written.code == 0)
    let list = try await app.tool("list", "--json", "--app", ".")
    #expect(try await app.tool("list", "--json", "--manifest", "out/app.json") == list)
    let exported = try await app.tool("export", "--app", ".").output
    #expect(Array(exported.utf8) == (try app.folder.read("out/app.json")))
  }

  @Test(
    "What needs the app's types says so",
    arguments: [
      (["link", "a://b"], "no link codec"), (["replay", "x"], "does not have"),
      (["coverage"], "no compiled enums"),
    ])
  func refused(words: [String], reason: String) async throws {
    let result = try await app.tool.run(words + ["--app", "."])
    #expect(result.code == 2 && result.errors.contains(reason), "\(result)")
  }

  @Test(
    "The source and a manifest file exclude each other, but the command line overrides settings")
  func both() async throws {
    let result = try await app.tool("list", "--app", ".", "--manifest", "x.json")
    #expect(result.code == 64)
    #expect(result.errors.contains("'--app' cannot be combined with '--manifest'"))
    let tool = app.tool.with(["SCREENS_MANIFEST": "x.json"])
    #expect(try await tool("list", "--app", ".").code == 0)
  }

  @Test("Settings decide what the source leaves open")
  func settings() async throws {
    try app.folder.write(
      """
      {"scan": {"conditions": {"jar.isOpen": false}, "titles": {"route.history": "Past jars"},
        "samples": {"jar.name": "Plums"}, "leave-out": ["AppSheet.about"]}}
      """.utf8, to: ".screens.json")
    let jar = try await app.tool("show", "route.jar", "--app", ".").output
    #expect(jar.contains("Closed") && !jar.contains("Opened") && jar.contains("Plums"))
    let ids = try await app.tool("list", "--ids", "--app", ".").output
    #expect(!ids.contains("sheet.about"))
    #expect(
      try await app.tool("show", "route.history", "--app", ".").output.contains("Past jars"))
  }

  @Test(
    "An entry that matches nothing is an error that names it",
    arguments: [
      (#"{"conditions": {"jar.isOpn": true}}"#, "'jar.isOpn'; did you mean 'jar.isOpen'?"),
      (#"{"titles": {"route.histry": "x"}}"#, "'route.histry'; did you mean 'route.history'?"),
      (#"{"samples": {"nothing": "x"}}"#, "'nothing'; correct or remove it"),
      (#"{"leave-out": ["Old*"]}"#, "'Old*'"), (#"{"root": "NoView"}"#, "'NoView'"),
      (#"{"tab-roots": {"none": "JarView"}}"#, "'none'"), (#"{"defines": ["NONE"]}"#, "'NONE'"),
    ])
  func unused(scan: String, message: String) async throws {
    try app.folder.write("{\"scan\": \(scan)}".utf8, to: ".screens.json")
    let result = try await app.tool("scan", ".")
    #expect(result.code == 2 && result.errors.contains(message), "\(result.errors)")
  }

  @Test("The stored result is used, and is never needed")
  func cache() async throws {
    let first = try await app.tool("scan", ".", "--json")
    let path = ".screens/scan/result"
    #expect(try app.folder.read(".screens/scan/.gitignore") == Array("*\n".utf8))
    // What is read is the stored result.
    try app.folder.changeStoredResult("Made in a kitchen", to: "From an old store")
    let second = try await app.tool("scan", ".", "--json")
    #expect(
      second.output
        == first.output.replacing("Made in a kitchen", with: "From an old store"))
    // Other files, another setting and a damaged file need a new scan.
    try app.replace("Made in a kitchen", with: "Made at home", in: "App/Settings.swift")
    #expect(try await app.tool("scan", ".", "--json").output.contains("Made at home"))
    try app.folder.write(try app.folder.read(path).prefix(100), to: path)
    #expect(try await app.tool("scan", ".", "--json").output.contains("Made at home"))
  }
}
