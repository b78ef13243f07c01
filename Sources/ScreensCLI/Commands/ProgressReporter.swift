import Synchronization

/// Draws the line of progress while workers report from any thread.
final class ProgressReporter: Sendable {
  private struct State {
    var line: ProgressLine?
    var done = 0
  }

  private let state: Mutex<State>
  private let total: Int
  private let console: Console
  private let start = ContinuousClock.now

  init(total: Int, session: Tool.Session, isQuiet: Bool) {
    self.total = total
    console = session.console
    state = Mutex(
      State(
        line: ProgressLine(
          on: session.console.errors, variables: session.environment.variables, isQuiet: isQuiet)))
  }

  /// One more screen is done.
  func advance() {
    let elapsed = ContinuousClock.now - start
    state.withLock { state in
      state.done += 1
      let text = state.line?.text(done: state.done, of: total, "screens", at: elapsed)
      if let text { console.draw(text) }
    }
  }

  /// Nothing more comes; the line goes.
  func end() {
    if let text = state.withLock({ $0.line?.end() }) { console.draw(text) }
  }
}
