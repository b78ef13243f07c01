import PlainText

/// Decides what the progress line shows, and when.
///
/// It uses neither a clock nor a terminal: it receives the elapsed time and returns the text to draw.
struct ProgressLine: Sendable {
  private let columns: Int
  private var lastDrawn: Duration?

  /// Shorter work shows no line.
  static let delay = Duration.milliseconds(500)
  /// The minimum interval: faster changes cannot be read, and delay the work over a slow connection.
  static let pause = Duration.milliseconds(100)
  /// Returns to the first column and erases the line.
  static let erasure = "\r\u{1B}[2K"

  /// Creates the line for a stream; nil if nobody would see it or it is not wanted.
  init?(on sink: Sink, variables: [String: String], isQuiet: Bool) {
    guard sink.isTerminal, !isQuiet, variables["TERM"] != "dumb",
      !Environment.isContinuousIntegration(variables)
    else { return nil }
    columns = sink.columns ?? 80
  }

  /// The text to draw now; nil if it is too early.
  ///
  /// - Parameters:
  ///   - done: The number of finished parts of the work.
  ///   - total: The number of all parts.
  ///   - label: The name of the parts.
  ///   - elapsed: The time since the work began.
  mutating func text(done: Int, of total: Int, _ label: String, at elapsed: Duration) -> String? {
    guard elapsed >= Self.delay else { return nil }
    if let lastDrawn, elapsed - lastDrawn < Self.pause { return nil }
    lastDrawn = elapsed
    // The last column stays free: some terminals wrap the line when it is written.
    let line = "\(done)/\(total) \(VisibleText.line(label))".prefix(max(0, columns - 1))
    return Self.erasure + line
  }

  /// The text that erases the line before other output.
  mutating func end() -> String? {
    defer { lastDrawn = nil }
    return lastDrawn == nil ? nil : Self.erasure
  }
}

/// Draws the progress line while workers report.
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

  /// Erases the line at the end.
  func end() {
    if let text = line?.end() { console.draw(text) }
  }
}
