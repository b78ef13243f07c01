import CommandParsing
import Harness

/// Compares every screen with its snapshot, for CI.
struct VerifyCommand: ScreensCommand {
  static let name = "verify"
  static let summary = "compare every screen with its snapshot, for CI"
  static let details = """
    Writes files only for screens that differ: the expected picture, the actual one
    and the difference. Exits with 0 when nothing changed, 1 when something did, and
    2 when a screen could not be drawn or compared.

    Stores nothing unless '--update' is given.

    \(ScreenRunOptions.details)
    """
  static let examples = [
    Example(meaning: "compare all screens; exit with 1 if one differs"),
    Example(
      "--shard", "2/4", "--reporter", "junit:report.xml",
      meaning: "the second quarter, with a report for the CI system"),
    Example(
      "--mask", "statusBar", "--max-diff-pixels", "10",
      meaning: "ignore the status bar and allow 10 pixels to differ"),
    Example("--last-failed", "-q", meaning: "only the screens that the last run left pending"),
  ]

  private let selection = RunSelectionOptions()
  private let update = UpdateOption()
  @Option("actual", .folder, "compare the pictures <id>.png in this folder")
  private var actual: String?
  private let settings = ScreenRunOptions()

  func run(_ session: Tool.Session) async throws(CommandError) -> ExitCode {
    try await ScreenRunWork(selection, settings, for: purpose, session) {
      $0.actual = actual
    }.run()
  }

  private var purpose: RunOptions.Purpose {
    guard let policy = update.policy, policy != .none else { return .verify }
    return .record(policy)
  }
}
