import Cookbook
import Harness

@testable import ScreensCLI

/// What the tool over Cookbook says to a few words.
struct ToolRun: Equatable {
  var code: ExitCode
  var output: String
  var errors: String
}

extension ToolRun {
  init(
    _ words: [String], over source: SceneSource = SceneSource(AppScreen.self),
    environment: Environment? = nil
  ) async throws {
    let (output, errors) = (MemoryStream(), MemoryStream())
    code = await Tool(source).run(
      environment ?? Environment(arguments: words, variables: ["NO_COLOR": "1"]),
      Console(output: output.sink, errors: errors.sink))
    self.output = output.text
    self.errors = errors.text
  }
}
