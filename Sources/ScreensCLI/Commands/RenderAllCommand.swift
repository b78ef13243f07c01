import CommandParsing
import Harness

/// Draws every screen into a folder, and compares them with their snapshots.
struct RenderAllCommand: ScreensCommand {
  static let name = "render-all"
  static let summary = "draw all screens and compare them"
  static let details = """
    Writes a text file and a PNG of each screen into the output folder and compares
    them with the snapshots. The snapshots are not changed.

    '--format svg' writes an SVG instead of the PNG; '--format png --format svg'
    writes both. The comparison always uses the text and the pixels.

    \(ScreenRunOptions.details)
    """
  static let examples = [
    Example(meaning: "draw all screens into .screens"),
    Example("--reporter", "html", meaning: "and write a page that shows them"),
    Example("--format", "svg", "-o", "pictures", meaning: "as SVGs, into another folder"),
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
