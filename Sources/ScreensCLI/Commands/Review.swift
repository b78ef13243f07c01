import Files
import Harness
import PlainText
import Reports

/// A review of the findings of a run: shows each and follows a key.
struct Review {
  /// How a review ends.
  enum End: Equatable {
    /// Every finding was shown.
    case shown
    /// The person quit.
    case quit
    /// There are no more keys.
    case noKeys
  }

  private(set) var acceptance: Acceptance
  let options: LastRunOptions
  let session: Tool.Session
  private var hasRejected = false
  private var skipped = 0

  init(acceptance: Acceptance, _ options: LastRunOptions, session: Tool.Session) {
    self.acceptance = acceptance
    self.options = options
    self.session = session
  }

  /// Whether the report changed.
  var hasChanged: Bool { acceptance.accepted > 0 || hasRejected }

  /// Shows the findings one after the other, equal ones once.
  ///
  /// - Parameter key: Waits for a key; nil when there are no more.
  mutating func run(key: () -> Character?) throws(CommandError) -> End {
    let report = acceptance.report
    let entries = report.entries.filter(\.example.isAcceptable)
    var acceptsRest = false
    for (number, entry) in entries.enumerated() {
      let places = entry.places
      if acceptsRest {
        try accept(places)
        continue
      }
      try show(entry, "\(number + 1)/\(entries.count)")
      switch try decision(key) {
      case .accept: try accept(places)
      case .acceptRest:
        acceptsRest = true
        try accept(places)
      case .reject:
        for place in places { acceptance.reject(place) }
        hasRejected = true
        try session.write("rejected\n\n")
      case .skip:
        skipped += places.count
        try session.write("skipped\n\n")
      case .quit:
        try session.write("quit\n\n")
        return .quit
      case nil:
        try session.write("\n\n")
        return .noKeys
      }
    }
    return .shown
  }

  /// The decision of a key.
  private enum Decision: Character {
    case accept = "a"
    case reject = "r"
    case skip = "s"
    case acceptRest = "A"
    case quit = "q"
  }

  private func decision(_ key: () -> Character?) throws(CommandError) -> Decision? {
    try session.write("a accept, r reject, s skip, A accept all, q quit: ")
    while let key = key() {
      // Any other key is ignored.
      if let decision = Decision(rawValue: key) { return decision }
    }
    return nil
  }

  private mutating func accept(_ indices: [Int]) throws(CommandError) {
    var lines: [String] = []
    for index in indices {
      let screen = acceptance.report.screens[index]
      lines += acceptance.accept(index)
        .lines(screen, palette, commands: options.commands(session))
    }
    try session.write(lines.map { $0 + "\n" }.joined() + "\n")
  }

  private func show(_ entry: ReportEntry, _ place: String) throws(CommandError) {
    let screen = entry.example
    var finding = FindingText(
      screen: screen, variant: acceptance.report.variant, palette: palette)
    let crumbs = screen.crumbs.isEmpty ? [screen.title] : screen.crumbs
    var lines = [palette.paint(place, .dim) + "  " + entry.headline(palette)]
    if entry.group != nil {
      finding.hasMeaning = false
      lines += (entry.sentences.map(VisibleText.line) + entry.wrappedListing).map { "  " + $0 }
      lines.append("  for example \(screen.shownID):")
    }
    lines.append("  " + crumbs.map(VisibleText.line).joined(separator: " › "))
    lines += finding.lines.map { "  " + $0 }
    let picture = picture(of: screen)
    if picture == nil {
      lines += screen.files.map { file in
        "  \(file.role.rawValue): \(session.shown("\(options.output)/\(file.path)"))"
      }
    }
    try session.write(lines.map { $0 + "\n" }.joined() + (picture ?? ""))
  }

  /// The terminal sequence for the picture of a finding, if the terminal can display it.
  private func picture(of screen: ReportedScreen) -> String? {
    let file = screen.file(.difference, .picture) ?? screen.file(.actual, .picture)
    guard let terminal = InlineImage(variables: session.environment.variables), let file,
      let png = try? WholeFile.read("\(options.output)/\(file.path)")
    else { return nil }
    return terminal.sequence(png: png)
  }

  private var palette: Palette { session.palette }

  /// The counts of all decisions, and of what is left for other commands.
  var summary: String {
    let left = acceptance.report.pending
    let rejected = left.count { $0.isRejected == true }
    let others = left.count { !$0.isAcceptable && $0.verdict != .obsolete } - rejected
    let obsolete = left.count { $0.verdict == .obsolete }
    let counts = [
      (acceptance.accepted, "accepted"), (rejected, "rejected"), (skipped, "skipped"),
      (acceptance.refused, "refused"),
      (others, "without a saved picture, see '\(session.tool) report'"),
      (obsolete, "obsolete, see '\(session.tool) prune'"),
    ]
    let parts = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return (parts.isEmpty ? "nothing decided" : parts.joined(separator: ", ")) + "\n"
  }
}
