import CommandParsing
import Foundation
import Reports
import Testing

@testable import ScreensCLI

@Suite("Reports of a run") struct ReportersTests {
  @Test("Several reporters write one after the other, or into files")
  func several() async throws {
    let place = try await Workplace()
    try place.remove("Snapshots/account.txt")
    let result = try await place.verify(
      "--reporter", "dot", "--reporter", "junit:\(place.path)/new/a.xml", "--reporter", "html",
      "--reporter", "dot")
    #expect(
      result
        == Workplace.Result(
          code: .different,
          output: ".A.\n2 unchanged, 1 added\n.A.\n2 unchanged, 1 added\n",
          errors: "wrote new/a.xml\nwrote out/report.html\n"))
    #expect(try place.text("new/a.xml").contains("<failure type=\"added\""))
    #expect(try place.text("out/report.html").lowercased().hasPrefix("<!doctype html>"))
  }

  @Test("For GitHub the step summary is appended to the existing one")
  func stepSummary() async throws {
    let place = try await Workplace()
    try place.write("before\n", to: "summary.md")
    let result = try await place.run(
      ["verify", "--reporter", "github"] + Workplace.selection,
      variables: ["GITHUB_STEP_SUMMARY": "\(place.path)/summary.md"])
    #expect(result == Workplace.Result(code: .success, output: "3 unchanged\n"))
    #expect(
      try place.text("summary.md") == """
        before
        ## Screens

        | verdict | screens |
        |---|--:|
        | unchanged | 3 |

        """)
  }

  @Test("A report can be written again from the last run", arguments: ReporterChoice.Kind.allCases)
  func again(kind: ReporterChoice.Kind) async throws {
    let place = try await Workplace()
    try place.disturb()
    let first = try await place.verify("--reporter", kind.rawValue)
    let page = try? place.text("out/report.html")
    let second = try await place.run(["report", "--reporter", kind.rawValue])
    #expect(second == Workplace.Result(code: .success, output: first.output, errors: first.errors))
    #expect((try? place.text("out/report.html")) == page)
    #expect((page != nil) == (kind == .html))
  }

  @Test("A file that cannot be written ends the run with 2")
  func unwritable() async throws {
    let place = try await Workplace()
    let result = try await place.verify("--reporter", "junit:\(place.path)/Snapshots")
    #expect(result.code == .failed)
    #expect(result.errors == "screens: cannot write 'Snapshots': it is a folder\n")
  }
}

@Suite("New screens") struct NewScreensTests {
  private static let ids = [
    "recipeList", "recipeDetail", "recipeActions", "recipeEditSheet", "recipeDiscardConfirmation",
    "recipeDeleteConfirmation", "search",
  ]
  private static let selection = [
    "--filter", "{\(ids.joined(separator: ","))}", "--scale", "1",
  ]

  @Test("Many have a line each, and one command accepts them all")
  func many() async throws {
    let place = try await Workplace()
    let result = try await place.run(["verify"] + Self.selection)
    let lines = Self.ids.map { $0 == "search" ? "unchanged  search" : "added      \($0)" }
    #expect(
      result.output == """
        \(lines.joined(separator: "\n"))
        1 unchanged, 6 added
        accept the new screens with: screens accept --update missing --snapshots Snapshots \
        --output out

        """)
    #expect(try await place.run(["report"]).output == result.output)
    let accepted = try await place.run(["accept", "--update", "missing", "-q"])
    #expect(accepted == Workplace.Result(code: .success, output: ""))
    #expect(try await place.run(["verify", "-q"] + Self.selection).code == .success)
  }

  @Test("With --quiet, many new screens are only counted, and other findings are described")
  func quiet() async throws {
    let place = try await Workplace()
    let text = try place.text("Snapshots/search.txt")
    try place.write(text.replacing("Search", with: "Find"), to: "Snapshots/search.txt")
    let result = try await place.run(["verify", "-q"] + Self.selection)
    #expect(result.output.hasPrefix("changed    search\n  "))
    #expect(!result.output.contains("added      "))
    #expect(
      result.output.hasSuffix(
        """
          accept with: screens accept search --snapshots Snapshots --output out
        1 changed, 6 added
        accept the new screens with: screens accept --update missing --snapshots Snapshots \
        --output out

        """))
  }

  @Test("A few new screens are described in detail, each with a command")
  func few() async throws {
    let place = try await Workplace()
    for id in Workplace.ids {
      try place.remove("Snapshots/\(id).txt")
      try place.remove("Snapshots/\(id)~@1x.png")
    }
    let result = try await place.verify("-q")
    #expect(result.output.matches(of: #/\n  accept with: /#).count == 3)
    #expect(result.output.hasSuffix("\n3 added\n"))
  }
}

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
  /// The format for most CI services.
  static var junit: Self { Self(rawValue: "junit") ?? .list }
}
