import Harness
import ManifestJSON
import Scenes
import Testing

@testable import AppReading
@testable import ScreensCLI

@Suite("Moved lines of a result") struct LineUpdateTests {
  /// Line 2 of a file is line 5 now, and line 3 is nowhere.
  private static func update(path: String = "A/B.swift") -> LineUpdate {
    var lines = MovedLines(count: 4)
    lines.add(2, 5)
    lines.add(3, 6)
    lines.add(3, 7)
    return LineUpdate([path: lines])
  }

  @Test("Places of the file move, and no others")
  func report() {
    var update = Self.update()
    var report = ScanReport(app: "App")
    report.views = ["A/B.swift:2", "B.swift:2", "A/B.swift", "?"].map {
      ScanReport.View(
        view: "V", at: $0, title: nil, texts: ["A/B.swift:2"], unknown: 0, blocks: 0, neutral: 0)
    }
    report.starts = [.init(from: "R", to: "V", conditions: [], at: "A/B.swift:2")]
    update.update(&report)
    #expect(report.starts.map(\.at) == ["A/B.swift:5"])
    #expect(report.views.map(\.at) == ["A/B.swift:5", "B.swift:2", "A/B.swift", "?"])
    #expect(report.views[0].texts == ["A/B.swift:2"] && update.isComplete)
    var places = ["a": "A/B.swift:2", "b": "C.swift:3"]
    update.update(&places)
    #expect(places == ["a": "A/B.swift:5", "b": "C.swift:3"] && update.isComplete)
    places["c"] = "A/B.swift:3"
    update.update(&places)
    #expect(update.isComplete == false)
  }

  @Test("Findings of the file move", arguments: [(2, 5, true), (3, 3, false), (4, 4, false)])
  func findings(line: Int, moved: Int, isComplete: Bool) {
    var update = Self.update()
    var findings = ["A/B.swift", "C.swift", nil].map { file in
      ScanResult.Finding(
        rule: "r", severity: .note, screens: [], reason: "", remedy: "", file: file, line: line)
    }
    update.update(&findings)
    #expect(findings.map(\.line) == [moved, line, line])
    #expect(update.isComplete == isComplete)
  }

  /// Screens of one page each, and in a frame the place of a question.
  private func screens(_ places: [String]) -> ScannedScreens {
    func object(_ place: String) -> [UInt8] {
      Array(
        #"{"title":"\"source\":\"A/B.swift:2\"","source":"\#(place)","blocks":[]}"#.utf8)
    }
    return ScannedScreens(
      head: [], pages: places.map(object),
      screens: [.init(frame: .init(parts: places.map(object)), pages: [0])])
  }

  @Test("Only the places of elements move in screens, however often, and not in pages made again")
  func pages() {
    var update = Self.update()
    var screens = screens(["A/B.swift:2", "A/B.swift:23.swift:2", "A/A/B.swift:2", "A/B.swift:2"])
    var moved = self.screens([
      "A/B.swift:5", "A/B.swift:23.swift:2", "A/A/B.swift:2", "A/B.swift:5",
    ])
    moved.pages[3] = screens.pages[3]
    screens.pages[0] += screens.pages[0]
    moved.pages[0] += moved.pages[0]
    update.update(&screens, except: [3])
    #expect(screens == moved && update.isComplete)
    update.update(&screens, except: [])
    #expect(update.isComplete == false)
  }

  @Test("A path is written as in a manifest")
  func path() {
    var update = Self.update(path: "A \"ü\"/\\B.swift")
    var screens = screens([#"A \"ü\"/\\B.swift:2"#])
    update.update(&screens, except: [])
    #expect(screens == self.screens([#"A \"ü\"/\\B.swift:5"#]) && update.isComplete)
  }
}
