import CommandParsing
import Harness
import PlainText
import Reports

/// Lets a person accept or reject the findings of the last run.
struct ReviewCommand: ScreensCommand {
  static let name = "review"
  static let summary = "accept or reject the last results, one by one"
  static let details = """
    Shows each screen that differs and waits for a key: a accepts it, r rejects it,
    s skips it, A accepts it and all that follow, q quits. Needs a terminal. Screens
    with equal changes are shown once, and one key decides about all of them.

    An accepted result becomes the snapshot. A rejected screen keeps its snapshot,
    and 'accept' does not take it until another run has compared it. A skipped
    screen can still be accepted, here or with 'accept'.
    """
  static let examples = [
    Example(meaning: "decide about each screen that differs")
  ]

  private let options = LastRunOptions()

  func run(_ session: Tool.Session) async throws(CommandError) -> ExitCode {
    // An invalid manifest file is refused, as by every other verb.
    let source = try await options.manifest.source(session)
    let lastRun = LastRun(folder: options.output)
    let report = try lastRun.load(of: source.name)
    guard report.pendingCount > 0 else {
      try session.write("nothing is pending\n")
      return .success
    }
    guard let keyboard = session.keyboard, session.console.output.isTerminal else {
      refuse(report, session)
      return .failed
    }
    var review = Review(
      acceptance: Acceptance(report: report, options, session: session), options,
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

  /// The most commands that are listed without a terminal.
  private static let most = 20

  /// Recommends other commands.
  private func refuse(_ report: Report, _ session: Tool.Session) {
    session.warn("'review' needs a terminal; run instead:")
    var commands: [String] = []
    for command in report.pendingEntries.compactMap(\.acceptCommand)
    where !commands.contains(command) {
      commands.append(command)
    }
    for command in commands.prefix(Self.most) {
      session.console.note("  \(VisibleText.line(command))")
    }
    if commands.count > Self.most {
      session.console.note("  … and \(commands.count - Self.most) more")
    }
    let all = options.commands(session)
    if report.pending.count(where: \.isAcceptable) > 1 {
      session.console.note("or, to accept all of them: \(VisibleText.line(all.acceptAll))")
    }
    session.console.note("or, to list the results: \(VisibleText.line(all.report))")
  }
}
