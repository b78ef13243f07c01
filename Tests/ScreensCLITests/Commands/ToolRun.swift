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
    let (output, errors) = (try MemoryStream(), try MemoryStream())
    code = await Tool(source).run(
      environment ?? Environment(arguments: words, variables: ["NO_COLOR": "1"]),
      Console(output: output.sink, errors: errors.sink))
    self.output = try output.text()
    self.errors = try errors.text()
  }
}
