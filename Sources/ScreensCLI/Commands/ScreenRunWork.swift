import Harness
import Reports
import Snapshots

/// Draws and compares the selected screens and reports the results; shared by `render`, `verify` and `record`.
struct ScreenRunWork {
  let source: SceneSource
  let screens: RunSelection
  let settings: ScreenRunOptions
  let options: RunOptions
  let commands: FollowUpCommands
  let session: Tool.Session

  /// - Parameters:
  ///   - names: The patterns of the operands; empty means every screen.
  ///   - purpose: The purpose of the run, which may depend on the environment.
  ///   - adjust: Sets the options of one verb.
  @MainActor
  init(
    _ selection: RunSelectionOptions, names: [Glob] = [], _ settings: ScreenRunOptions,
    for purpose: RunOptions.Purpose, _ session: Tool.Session,
    adjust: (inout RunOptions) -> Void = { _ in }
  ) async throws(CommandError) {
    source = try await selection.screens.manifest.source(session)
    screens = try RunSelection(
      selection, names: names, output: settings.output, of: source, session.environment)
    var options = try settings.options(for: purpose, session, of: source)
    adjust(&options)
    if options.actual != nil, options.isVaried {
      throw .variants("'--actual' compares the pictures of one variant")
    }
    self.options = options
    commands = FollowUpCommands(
      session, snapshots: settings.snapshots, output: settings.output,
      origin: selection.screens.manifest.origin)
    self.settings = settings
    self.session = session
  }

  func run() async throws(CommandError) -> ExitCode {
    var report = Report(
      of: try await result(), app: source.name, ids: source.ids, options: options,
      toolVersion: Tool.version, shard: screens.shard, shownPath: session.shown)
    report.name(commands)
    keep(report)
    let drawsAll = options.purpose == .render
    try Reporters(
      choices: settings.reporterChoices, folder: settings.output, session: session,
      pictures: drawsAll ? settings.output : nil
    ).write(report)
    return report.exitCode
  }

  private func result() async throws(CommandError) -> RunResult {
    let progress = ProgressReporter(total: screens.ids.count, session: session)
    session.interruption.begin()
    let result: Result<RunResult, CommandError>
    do {
      result = .success(
        try await ScreenRun(source, options: options).run(
          isSelected: screens.includes, allowsNone: screens.shard != nil,
          isInterrupted: session.interruption.isRequested,
          onStart: { [settings] in LastRun(folder: settings.output).begin() }
        ) { await progress.advance() })
    } catch {
      result = .failure(.work("\(error)"))
    }
    await progress.end()
    return try result.get()
  }

  /// Stores the report for later commands; a run does not fail if this is impossible, as on a read-only disk.
  private func keep(_ report: Report) {
    do {
      try LastRun(folder: settings.output).finish(report)
    } catch {
      session.warn(
        "warning: \(error.message(tool: session.tool)); "
          + "'accept', 'review' and 'report' cannot use this run")
    }
  }
}
