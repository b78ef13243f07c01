import Harness
import PlainText
import Reports
import Snapshots

/// Goes through what the last run found, with a person who decides.
struct ReviewCommand {
  func run(_ invocation: Invocation, _ session: Tool.Session) throws(CommandError) -> ExitCode {
    let settings = invocation.settings
    let lastRun = LastRun(folder: settings.output)
    let report = try lastRun.load()
    guard !report.pending.isEmpty else {
      try session.write("nothing is pending\n")
      return .success
    }
    guard let keyboard = session.keyboard, session.console.output.isTerminal else {
      refuse(report, settings, session)
      return .failed
    }
    var review = Review(
      acceptance: Acceptance(report: report, settings: settings, session: session),
      settings: settings,
      session: session)
    session.interruption.begin()
    let keys = keyboard.open()
    defer { keys.close() }
    let end = try review.run { keys.next(session.interruption.isRequested) }
    if review.hasChanged { try lastRun.store(review.acceptance.report.withoutIdleCommand) }
    try session.write(review.summary)
    if end == .noKeys, session.interruption.isRequested() { return .interrupted }
    if review.acceptance.refused > 0 { return .failed }
    return review.acceptance.report.exitCode
  }

  /// The most commands that are listed where nobody can be asked.
  private static let most = 20

  /// Says what to run instead.
  private func refuse(_ report: Report, _ settings: Settings, _ session: Tool.Session) {
    session.complain("'review' needs a terminal; run instead:")
    var commands: [String] = []
    for command in report.pending.compactMap(\.acceptCommand) where !commands.contains(command) {
      commands.append(command)
    }
    for command in commands.prefix(Self.most) {
      session.console.note("  \(VisibleText.line(command))")
    }
    if commands.count > Self.most {
      session.console.note("  … and \(commands.count - Self.most) more")
    }
    let all = FollowUpCommands(session, settings)
    if report.pending.count(where: \.isAcceptable) > 1 {
      session.console.note("or, to accept all of them: \(VisibleText.line(all.acceptAll))")
    }
    session.console.note("or, to read what was found: \(VisibleText.line(all.report))")
  }
}
