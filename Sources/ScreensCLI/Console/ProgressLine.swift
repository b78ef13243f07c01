import PlainText

/// Decides what a line of progress shows, and when.
///
/// It knows no clock and no terminal: it is told how long the work has taken so far, and answers
/// with what to draw.
struct ProgressLine: Sendable {
  private let columns: Int
  private var lastDrawn: Duration?

  /// Work that ends sooner shows no line.
  static let delay = Duration.milliseconds(500)
  /// A line that changes more often cannot be read, and over a slow connection holds up the work.
  static let pause = Duration.milliseconds(100)
  /// Returns to the first column and erases the line.
  static let erasure = "\r\u{1B}[2K"

  /// A line for a stream, or nil where a person would not see it or did not want it.
  init?(on sink: Sink, variables: [String: String], isQuiet: Bool) {
    guard sink.isTerminal, !isQuiet, variables["TERM"] != "dumb",
      !Environment.isContinuousIntegration(variables)
    else { return nil }
    columns = sink.columns ?? 80
  }

  /// What to draw now, or nil when it is too early.
  ///
  /// - Parameters:
  ///   - done: How many parts of the work are done.
  ///   - total: How many there are.
  ///   - label: The part that was done last.
  ///   - elapsed: The time since the work began.
  mutating func text(done: Int, of total: Int, _ label: String, at elapsed: Duration) -> String? {
    guard elapsed >= Self.delay else { return nil }
    if let lastDrawn, elapsed - lastDrawn < Self.pause { return nil }
    lastDrawn = elapsed
    // The last column stays free: some terminals go to the next line once it is written.
    let line = "\(done)/\(total) \(VisibleText.line(label))".prefix(max(0, columns - 1))
    return Self.erasure + line
  }

  /// What to draw before anything else is written, so that the line does not stay.
  mutating func end() -> String? {
    defer { lastDrawn = nil }
    return lastDrawn == nil ? nil : Self.erasure
  }
}

/// Draws the line of progress while workers report.
actor ProgressReporter {
  private let total: Int
  private let console: Console
  private let start = ContinuousClock.now
  private var line: ProgressLine?
  private var done = 0

  init(total: Int, session: Tool.Session) {
    self.total = total
    console = session.console
    line = ProgressLine(
      on: session.console.errors, variables: session.environment.variables, isQuiet: session.isQuiet
    )
  }

  /// One more screen is done.
  func advance() {
    done += 1
    let elapsed = ContinuousClock.now - start
    if let text = line?.text(done: done, of: total, "screens", at: elapsed) { console.draw(text) }
  }

  /// Nothing more comes; the line goes.
  func end() {
    if let text = line?.end() { console.draw(text) }
  }
}
