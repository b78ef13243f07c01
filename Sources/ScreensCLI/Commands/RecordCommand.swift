import CommandParsing
import Harness

/// Stores missing or changed snapshots.
struct RecordCommand: ScreensCommand {
  static let name = "record"
  static let summary = "store missing or changed snapshots"
  static let details = """
    Writes the missing snapshots; '--update changed' writes those that differ, and
    '--update all' writes both. Without a GLOB, it takes every screen.

    When CI is set, nothing is stored unless '--update' is given.

    \(ScreenRunOptions.details)
    """
  static let examples = [
    Example(meaning: "store the missing snapshots"),
    Example("settings", "--update", "all", meaning: "store this screen, missing or changed"),
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
