import CommandParsing
import Harness

/// Draws some screens into a folder, and compares them with their snapshots.
struct RenderCommand: ScreensCommand {
  static let name = "render"
  static let summary = "draw some screens and compare them"
  static let details = RenderAllCommand.details
  static let examples = [
    Example("settings", "search*", meaning: "draw these screens into .screens"),
    Example(
      "settings", "--scale", "3", "-o", "pictures",
      meaning: "in high resolution, into another folder"),
  ]

  @Operands("glob", .glob, count: 1...(.max), remedy: "'<tool> render-all' draws every screen")
  var globs: [Glob]
  let selection = RunSelectionOptions()
  private let format = FormatOption()
  private let settings = ScreenRunOptions()

  func run(_ session: Tool.Session) async throws(CommandError) -> ExitCode {
    try await ScreenRunWork(selection, names: globs, settings, for: .render, session) {
      $0.formats = format.formats
    }.run()
  }
}
