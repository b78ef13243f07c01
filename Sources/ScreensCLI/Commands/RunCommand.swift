import Harness
import Reports
import Snapshots
import Wireframes

/// Renders, verifies or records the selected screens and tells what came of it.
struct RunCommand {
  let source: SceneSource

  func run(
    _ invocation: Invocation, _ session: Tool.Session
  ) async throws(CommandError) -> ExitCode {
    let settings = invocation.settings
    let selection = try RunSelection(of: invocation, ids: source.ids, session.environment)
    let options = options(for: invocation, session)
    let result = try await result(selection, options, settings, session)
    let report = Report(
      of: result, app: source.name, ids: source.ids, options: options,
      toolVersion: Tool.version, shard: selection.shard, shownPath: session.shown
    ).naming(FollowUpCommands(session, settings))
    keep(report, settings, session)
    let drawsAll = options.purpose == .render
    try Reporters(
      settings: settings, session: session, pictures: drawsAll ? settings.output : nil
    ).tell(report)
    return report.exitCode
  }

  private func result(
    _ selection: RunSelection, _ options: RunOptions, _ settings: Settings,
    _ session: Tool.Session
  ) async throws(CommandError) -> RunResult {
    let progress = ProgressReporter(
      total: selection.ids.count, session: session, isQuiet: settings.isQuiet)
    session.interruption.begin()
    let result: Result<RunResult, CommandError>
    do {
      result = .success(
        try await ScreenRun(source, options: options).run(
          isSelected: selection.includes, allowsNone: selection.shard != nil,
          isInterrupted: session.interruption.isRequested
        ) { await progress.advance() })
    } catch {
      result = .failure(.work("\(error)"))
    }
    await progress.end()
    return try result.get()
  }

  /// Keeps what the run found for the commands that go on from there; a run is not worth less where
  /// it cannot be kept, on a read-only disk.
  private func keep(_ report: Report, _ settings: Settings, _ session: Tool.Session) {
    do {
      try LastRun(folder: settings.output).store(report)
    } catch {
      session.complain(
        "warning: \(error.message(tool: session.tool)); "
          + "'accept', 'review' and 'report' know nothing of this run")
    }
  }

  private func options(for invocation: Invocation, _ session: Tool.Session) -> RunOptions {
    let settings = invocation.settings
    let variant = SnapshotVariant(isDark: settings.scheme == .dark, scale: settings.scale)
    return RunOptions(
      purpose: purpose(of: invocation, session.environment),
      wireframe: settings.wireframe,
      scale: settings.scale,
      formats: settings.formats.isEmpty ? [.png] : Set(settings.formats),
      store: SnapshotStore(folder: settings.snapshots, variant: variant),
      tolerance: settings.comparison.tolerance,
      form: settings.form,
      actual: settings.actual,
      output: settings.output,
      workers: settings.jobs ?? session.environment.processorCount)
  }

  private func purpose(of invocation: Invocation, _ environment: Environment) -> RunOptions.Purpose
  {
    let update = invocation.settings.update
    switch invocation.verb {
    case .verify:
      guard let update, update != .none else { return .verify }
      return .record(update)
    case .record: return .record(update ?? (environment.isContinuousIntegration ? .none : .missing))
    default: return .render
    }
  }
}
