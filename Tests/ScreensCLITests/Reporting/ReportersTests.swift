import Foundation
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

  @Test("For GitHub the summary of the step is added to what is there")
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
