import CommandParsing
import Testing

@testable import ScreensCLI

@Suite("Reporters") struct ReporterChoiceTests {
  @Test(
    "A reporter is a kind, and a file after a colon",
    arguments: [
      ("list", ReporterChoice(.list)), ("junit:a.xml", ReporterChoice(.junit, path: "a.xml")),
      ("html:C:/x.html", ReporterChoice(.html, path: "C:/x.html")),
    ])
  func parses(text: String, choice: ReporterChoice) throws {
    #expect(try ReporterChoice(parsing: text) == choice)
  }

  @Test("An unknown kind and an empty path are refused")
  func refuses() {
    #expect(throws: ValueProblem.empty) { try ReporterChoice(parsing: "junit:") }
    let kinds = ["list", "dot", "json", "junit", "github", "markdown", "html"]
    #expect(throws: ValueProblem.notAChoice(kinds)) { try ReporterChoice(parsing: "xml:a") }
  }
}

extension ReporterChoice.Kind {
  /// The form for most CI services.
  static var junit: Self { Self(rawValue: "junit") ?? .list }
}
