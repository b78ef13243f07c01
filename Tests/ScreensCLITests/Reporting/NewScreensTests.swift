import Foundation
import Reports
import Testing

@testable import ScreensCLI

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

  @Test("Quietly, many are a number, and what else was found is told in full")
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

  @Test("A few are told in full, with a command each")
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
