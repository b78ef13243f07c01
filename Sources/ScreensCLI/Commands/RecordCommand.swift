import CommandParsing
import Harness

/// Stores the snapshots that are missing, or all that differ.
struct RecordCommand: ScreensCommand {
  static let name = "record"
  static let summary = "bring the snapshots up to date"
  static let details = """
    Writes the snapshots that are missing; '--update changed' writes those that
    differ, and '--update all' both. Without a glob, every screen is looked at.
    Where CI is set nothing is written unless '--update' says so.

    \(ScreenRunOptions.details)
    """
  static let examples = [
    Example(meaning: "store the snapshots that are missing"),
    Example("settings", "--update", "all", meaning: "store this one in any case"),
  ]

  @Operands("glob", .glob, count: 0...(.max)) private var globs: [Glob]
  private let selection = RunSelectionOptions()
  private let update = UpdateOption()
  private let settings = ScreenRunOptions()

  func run(_ session: Tool.Session) async throws(CommandError) -> ExitCode {
    let usual: RecordPolicy = session.environment.isContinuousIntegration ? .none : .missing
    return try await ScreenRunWork(
      selection, names: globs, settings, for: .record(update.policy ?? usual), session
    ).run()
  }
}
