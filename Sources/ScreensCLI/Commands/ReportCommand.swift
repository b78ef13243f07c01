import CommandParsing

/// Reports the results of the last run again.
struct ReportCommand: ScreensCommand {
  static let name = "report"
  static let summary = "report the results of the last run again"
  static let details = ReporterOption.details
  static let examples = [
    Example(meaning: "the results of the last run, as a list"),
    Example("--reporter", "html:page.html", meaning: "as a page"),
  ]

  private let manifest = ManifestOption()
  private let output = OutputOption()
  private let reporters = ReporterOption()

  func run(_ session: Tool.Session) async throws(CommandError) -> ExitCode {
    // An invalid manifest file is refused, as by every other verb.
    _ = try await manifest.source(session)
    let report = try LastRun(folder: output.path).load()
    try Reporters(choices: reporters.choices, folder: output.path, session: session).write(report)
    return .success
  }
}
