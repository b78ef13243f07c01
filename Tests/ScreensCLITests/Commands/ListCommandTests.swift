import Cookbook
import Harness
import Testing

@testable import ScreensCLI

@Suite("list") struct ListCommandTests {
  private func errors(_ words: [String], isTerminal: Bool) async throws -> String {
    let (output, errors) = (MemoryStream(isTerminal: isTerminal), MemoryStream())
    _ = await Tool(SceneSource(AppScreen.self)).run(
      Environment(arguments: ["list"] + words),
      Console(output: output.sink, errors: errors.sink))
    return errors.text
  }

  @Test(
    "A person at a terminal is told how many screens of which app there are",
    arguments: [
      ([], "34 screens of Cookbook\n"),
      (["--filter", "search*"], "5 of 34 screens of Cookbook\n"),
      (["-q"], ""), (["--json"], ""), (["--ids"], ""),
    ])
  func summary(words: [String], summary: String) async throws {
    #expect(try await errors(words, isTerminal: true) == summary)
    #expect(try await errors(words, isTerminal: false) == "")
  }
}
