import CommandParsing
import Harness
import PlainText
import Reports
import Snapshots

/// Stores what the last run saved.
struct AcceptCommand: ScreensCommand {
  static let name = "accept"
  static let summary = "store what the last run saved, without drawing again"
  static let details = """
    Stores the results of the last run for the screens that match, or for all of
    them. A screen whose snapshot changed since that run is refused, and the exit
    code is then 2. '--update missing' takes only new screens, '--update changed'
    only the others. '--like home' takes 'home' and all screens with the same
    change, which a report shows as one entry. After a run of several variants,
    'home' takes all of them, and 'home~dark' takes one.

    When CI is set, nothing is stored unless '--update' is given.
    """
  static let examples = [
    Example(meaning: "store all results of the last run"),
    Example("settings", "search*", meaning: "store only these screens"),
    Example("--like", "home", meaning: "store it and all screens with the same change"),
    Example(
      "--update", "missing", meaning: "store only new screens, even where CI is set"),
  ]

  @Operands("glob", .glob, count: 0...(.max)) private var globs: [Glob]
  @Option(
    "like", .text("SCREEN", .screens), reach: .commandLine,
    "also the screens that changed like this one")
  private var likes: [String]
  private let update = UpdateOption()
  private let lastRunOptions = LastRunOptions()

  func run(_ session: Tool.Session) async throws(CommandError) -> ExitCode {
    let source = try await lastRunOptions.manifest.source(session)
    guard let policy = policy(session.environment) else { throw .unattended(verb: Self.name) }
    let lastRun = LastRun(folder: lastRunOptions.output)
    var acceptance = Acceptance(
      report: try lastRun.load(of: source.name), lastRunOptions, session: session)
    let names = acceptance.report.screens.map(\.id)
    let known = source.ids + names + names.map(DrawnName.id)
    try check(globs, against: known)
    let equals = try equals(in: acceptance.report, known: known)
    let commands = lastRunOptions.commands(session)
    var lines: [String] = []
    for index in acceptance.report.screens.indices {
      let screen = acceptance.report.screens[index]
      guard screen.isPending, policy.covers(screen.verdict),
        isNamed(screen.id, equals)
      else { continue }
      // 'accept' without a pattern skips what a review rejected.
      let isLeft = screen.isRejected == true && globs.isEmpty && likes.isEmpty
      let outcome = isLeft ? acceptance.leave(index) : acceptance.accept(index)
      if !session.isQuiet || outcome.isProblem {
        lines += outcome.lines(screen, session.palette, commands: commands)
      }
    }
    if acceptance.accepted > 0 { try lastRun.store(acceptance.report.withoutIdleCommand) }
    if !session.isQuiet { lines.append(acceptance.summary) }
    try session.write(lines.map { $0 + "\n" }.joined())
    return acceptance.refused > 0 ? .failed : .success
  }

  /// The policy of what to store; nil in CI without an explicit option.
  private func policy(_ environment: Environment) -> RecordPolicy? {
    if let policy = update.policy { return policy }
    return environment.isContinuousIntegration ? nil : .all
  }

  /// Whether a screen is one of those to store; without names, every screen is.
  private func isNamed(_ id: String, _ equals: Set<String>) -> Bool {
    globs.isEmpty && likes.isEmpty || equals.contains(id)
      || globs.contains { $0.matches(id) || $0.matches(DrawnName.id(of: id)) }
  }

  /// The screens of the option `--like` and those with equal changes.
  private func equals(
    in report: Report, known: [String]
  ) throws(CommandError) -> Set<String> {
    for id in likes where !known.contains(id) {
      throw .selection(.unknownScreen(id, nearest: NearestName.of(id, in: known)))
    }
    return likes.reduce(into: []) { $0.formUnion(report.ids(like: $1)) }
  }

  /// Refuses patterns that match nothing, like a run.
  private func check(_ globs: [Glob], against ids: [String]) throws(CommandError) {
    for glob in globs where !ids.contains(where: glob.matches) {
      throw .selection(
        glob.isLiteral
          ? .unknownScreen(glob.text, nearest: NearestName.of(glob.text, in: ids))
          : .unmatchedGlob(glob.text))
    }
  }
}

extension RecordPolicy {
  /// Whether the policy stores a finding.
  fileprivate func covers(_ verdict: ReportedVerdict) -> Bool {
    switch self {
    case .none: false
    case .missing: verdict == .added
    case .changed: verdict != .added
    case .all: true
    }
  }
}
