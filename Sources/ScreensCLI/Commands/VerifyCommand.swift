import CommandParsing
import Harness

/// Compares every screen with its snapshot, for CI.
struct VerifyCommand: ScreensCommand {
  static let name = "verify"
  static let summary = "compare every screen with its snapshot, for CI"
  static let details = """
    Writes files only for the screens that differ: what was expected, what came, and
    where they differ. Ends with 0 when nothing changed, with 1 when something did,
    and with 2 when it could not do its work.
    Stores nothing unless '--update' says so.

    \(ScreenRunOptions.details)
    """
  static let examples = [
    Example(meaning: "compare all, and end with 1 when something differs"),
    Example(
      "--shard", "2/4", "--reporter", "junit:report.xml",
      meaning: "the second quarter, with a report for the CI engine"),
    Example(
      "--mask", "statusBar", "--max-diff-pixels", "10", meaning: "let a few pixels pass"),
    Example("--last-failed", "-q", meaning: "only what failed before"),
  ]

  private let selection = RunSelectionOptions()
  private let update = UpdateOption()
  @Option("actual", .folder, "pictures made by something else, <id>.png")
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
