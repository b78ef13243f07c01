import TestSupport
import Testing

@testable import ScreensCLI

@Suite("show --tree") struct ShowTreeTests {
  private func tree(_ words: String...) async throws -> String {
    let run = try await ToolRun(["show", "--tree"] + words)
    #expect(run.code == .success)
    #expect(run.errors == "")
    return run.output
  }

  @Test("The JSON has each part of the screen with its elements")
  func json() async throws {
    let json = try await tree("recipeDeleteConfirmation", "--json")
    #expect(
      json.hasPrefix(
        """
        {
          "elements" : [
            {
              "elements" : [
                {
                  "label" : "Delete Shakshuka?",
                  "level" : 1,
                  "role" : "heading"
                },
        """))
    #expect(json.hasSuffix("  \"screen\" : \"recipeDeleteConfirmation\",\n  \"version\" : 1\n}\n"))
  }

  @Test("A picture has no tree", arguments: [["--image"], ["--format", "svg"]])
  func contradiction(words: [String]) async throws {
    let run = try await ToolRun(["show", "home", "--tree"] + words)
    #expect(run.code == .usage)
    #expect(run.errors.contains("option '--tree' cannot be combined with '\(words[0])'"))
  }
}
