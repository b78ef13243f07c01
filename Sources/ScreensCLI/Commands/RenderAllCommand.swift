import CommandParsing
import Harness

/// Draws every screen into a folder, and compares them with their snapshots.
struct RenderAllCommand: ScreensCommand {
  static let name = "render-all"
  static let summary = "draw every screen, and compare them"
  static let details = """
    Writes a text and a PNG for each screen into the output folder, and compares
    them with the snapshots, which stay as they are.
    '--format svg' writes an SVG instead of the PNG, and '--format png --format svg'
    both. What is compared is always the text and the pixels.

    \(ScreenRunOptions.details)
    """
  static let examples = [
    Example(meaning: "draw all into .screens"),
    Example("--reporter", "html", meaning: "with a page to look at them"),
    Example("--format", "svg", "-o", "pictures", meaning: "as SVGs, elsewhere"),
  ]

  private let selection = RunSelectionOptions()
  private let format = FormatOption()
  private let settings = ScreenRunOptions()

  func run(_ session: Tool.Session) async throws(CommandError) -> ExitCode {
    try await ScreenRunWork(selection, settings, for: .render, session) {
      $0.formats = format.formats
    }.run()
  }
}
