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
