import Harness
import Reports

/// Stores what the last run saved of the screens that differ.
struct AcceptCommand {
  let source: SceneSource

  func run(_ invocation: Invocation, _ session: Tool.Session) throws(CommandError) -> ExitCode {
    let settings = invocation.settings
    guard let policy = policy(settings, session.environment) else {
      throw .unattended(invocation.verb)
    }
    let lastRun = LastRun(folder: settings.output)
    var acceptance = Acceptance(
      report: try lastRun.load(), settings: settings, session: session)
    try check(invocation.globs, against: acceptance.report)
    let palette = session.console.outputPalette(settings.color, session.environment.variables)
    let commands = FollowUpCommands(session, settings)
    var lines: [String] = []
    for index in acceptance.report.screens.indices {
      let screen = acceptance.report.screens[index]
      guard screen.isPending, policy.covers(screen.verdict),
        matches(screen.id, invocation.globs)
      else { continue }
      // 'accept' alone means what a review has not said no to.
      let isLeft = screen.isRejected == true && invocation.globs.isEmpty
      let outcome = isLeft ? acceptance.leave(index) : acceptance.accept(index)
      if !settings.isQuiet || outcome.isProblem {
        lines += outcome.lines(screen, palette, commands: commands)
      }
    }
    if acceptance.accepted > 0 { try lastRun.store(acceptance.report.withoutIdleCommand) }
    if !settings.isQuiet { lines.append(acceptance.summary) }
    try session.write(lines.map { $0 + "\n" }.joined())
    return acceptance.refused > 0 ? .failed : .success
  }

  /// What is stored; nil where nobody watches and no flag says that anything is meant to be.
  private func policy(_ settings: Settings, _ environment: Environment) -> RecordPolicy? {
    if let update = settings.update { return update }
    return environment.isContinuousIntegration ? nil : .all
  }

  private func matches(_ id: String, _ globs: [Glob]) -> Bool {
    globs.isEmpty || globs.contains { $0.matches(id) }
  }

  /// Refuses patterns that stand for nothing, as a run does.
  private func check(_ globs: [Glob], against report: Report) throws(CommandError) {
    let ids = source.ids + report.screens.map(\.id)
    for glob in globs where !ids.contains(where: glob.matches) {
      throw .usage(
        glob.isLiteral
          ? .unknownScreen(glob.text, nearest: glob.text.nearest(in: ids))
          : .unmatchedGlob(glob.text))
    }
  }
}

extension RecordPolicy {
  /// Whether a finding is among those that the policy stores.
  fileprivate func covers(_ verdict: ReportedVerdict) -> Bool {
    switch self {
    case .none: false
    case .missing: verdict == .added
    case .changed: verdict != .added
    case .all: true
    }
  }
}
