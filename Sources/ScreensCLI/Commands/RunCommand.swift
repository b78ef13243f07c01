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
    let selection = Selection(of: invocation)
    let count = try selection.ids(of: source.ids).count
    let progress = ProgressReporter(total: count, session: session, isQuiet: settings.isQuiet)
    let options = options(for: invocation, session)
    session.interruption.begin()
    let result: RunResult
    do {
      result = try await ScreenRun(source, options: options).run(
        isSelected: selection.includes, isInterrupted: session.interruption.isRequested
      ) { await progress.advance() }
    } catch {
      await progress.end()
      throw .work("\(error)")
    }
    await progress.end()
    keep(result, options, session)
    let report = RunReport(
      result: result, options: options, isQuiet: settings.isQuiet,
      palette: session.console.outputPalette(settings.color, session.environment.variables),
      shownPath: session.shown)
    try session.write(report.text)
    return exitCode(for: result)
  }

  /// Keeps what the run found for the commands that go on from there; a run is not worth less where
  /// it cannot be kept, on a read-only disk.
  private func keep(_ result: RunResult, _ options: RunOptions, _ session: Tool.Session) {
    let report = Report(
      of: result, ids: source.ids, options: options, toolVersion: Tool.version,
      shownPath: session.shown)
    do {
      try LastRun(folder: options.output).store(report)
    } catch {
      session.console.note("\(session.tool): \(error.message(tool: session.tool))")
    }
  }

  private func options(for invocation: Invocation, _ session: Tool.Session) -> RunOptions {
    let settings = invocation.settings
    let variant = SnapshotVariant(isDark: settings.scheme == .dark, scale: settings.scale)
    return RunOptions(
      purpose: purpose(of: invocation, session.environment),
      wireframe: settings.wireframe,
      scale: settings.scale,
      store: SnapshotStore(folder: settings.snapshots, variant: variant),
      form: settings.form,
      actual: settings.actual,
      output: settings.output,
      workers: settings.jobs ?? session.environment.processorCount)
  }

  private func purpose(of invocation: Invocation, _ environment: Environment) -> RunOptions.Purpose
  {
    switch invocation.verb {
    case .verify: .verify
    case .record:
      .record(
        invocation.settings.update ?? (environment.isContinuousIntegration ? .none : .missing))
    default: .render
    }
  }

  private func exitCode(for result: RunResult) -> ExitCode {
    if !result.isComplete { return .interrupted }
    if result.count(.failed) > 0 { return .failed }
    return result.isClean ? .success : .different
  }
}
