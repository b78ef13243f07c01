import AppReading
import CommandParsing
import ManifestJSON
import Testing

@testable import ScreensCLI

@Suite("Settings of a scan") struct ScanSettingsTests {
  private func settings(_ scan: String) throws -> ScanSettings {
    let bytes = Array("{\"scan\": \(scan)}".utf8)
    _ = try Configuration(parsing: bytes, path: "f")
    return try ScanSettings(settings: PlacedJSON(bytes), path: "f")
  }

  @Test("Every key is read")
  func all() throws {
    let settings = try settings(
      """
      {"root": "MainView", "conditions": {"a\\n  && b": true, "c": false},
        "titles": {"route.detail": "Soup"}, "samples": {"recipe.name": "Leek"},
        "leave-out": ["Route.debug*", "Old"], "tab-roots": {"home": "HomeView"},
        "defines": "BETA", "jobs": 2}
      """)
    #expect(settings.root == "MainView")
    #expect(settings.conditions == ["a && b": true, "c": false])
    #expect(settings.titles == ["route.detail": "Soup"])
    #expect(settings.samples == ["recipe.name": "Leek"])
    #expect(settings.leaveOut == ["Route.debug*", "Old"])
    #expect(settings.tabRoots == ["home": "HomeView"])
    #expect(settings.defines == ["BETA"])
  }

  @Test("Without the key nothing is set")
  func none() throws {
    #expect(try settings("{}") == ScanSettings())
  }

  @Test(
    "A wrong value is refused with its place and what it must be",
    arguments: [
      (#"{"root": 7}"#, "'root'", "name of a view"), (#"{"root": ""}"#, "'root'", "name of a view"),
      (#"{"conditions": ["a"]}"#, "'conditions'", "object of conditions"),
      (#"{"conditions": {"a": "yes"}}"#, "'a'", "true or false"),
      (#"{"titles": {"a": 1}}"#, "'a'", "a string"),
      (#"{"leave-out": [1]}"#, "'leave-out'", "as strings"),
      (#"{"leave-out": {}}"#, "'leave-out'", "as strings"),
    ])
  func wrong(content: String, name: String, wanted: String) {
    let error = #expect(throws: UsageError.self) { try settings(content) }
    let message = error?.message(tool: "screens") ?? ""
    #expect(message.contains(name) && message.contains(wanted), "\(message)")
    #expect(message.contains("line 1, column"))
  }

  @Test("An unknown key is refused with the nearest one")
  func unknown() {
    let error = #expect(throws: UsageError.self) { try settings(#"{"conditons": {}}"#) }
    #expect(error?.message(tool: "screens").contains("did you mean 'conditions'?") == true)
  }
}
