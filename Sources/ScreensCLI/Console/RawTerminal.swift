import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The terminal on standard input, whose keys are read as they are pressed.
final class RawTerminal: Sendable {
  private struct State {
    /// How the terminal was; nil while it still is.
    var saved: termios?
    var scanner = KeyScanner()
  }

  private let state = Mutex(State())

  /// How long a wait may last before an interrupt is noticed that came just before it, in
  /// milliseconds.
  private static let patience: Int32 = 100

  init?() {
    guard isatty(STDIN_FILENO) == 1 else { return nil }
  }

  /// Gives keys at once and does not show them; an interrupt still is a signal.
  func enter() {
    state.withLock { state in
      var mode = termios()
      guard state.saved == nil, tcgetattr(STDIN_FILENO, &mode) == 0 else { return }
      state.saved = mode
      mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
      // Keys that were pressed before stay.
      _ = tcsetattr(STDIN_FILENO, TCSADRAIN, &mode)
    }
  }

  /// Leaves the terminal as it was.
  func leave() {
    state.withLock { state in
      guard var mode = state.saved else { return }
      _ = tcsetattr(STDIN_FILENO, TCSADRAIN, &mode)
      state.saved = nil
    }
  }

  /// Waits for a key.
  func key(isInterrupted: () -> Bool) -> Character? {
    while !isInterrupted() {
      var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      let ready = poll(&request, 1, Self.patience)
      if ready == 0 || (ready < 0 && errno == EINTR) { continue }
      guard ready > 0 else { return nil }
      var byte: UInt8 = 0
      let count = read(STDIN_FILENO, &byte, 1)
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count == 1 else { return nil }
      if let key = state.withLock({ $0.scanner.key(of: byte) }) { return key }
    }
    return nil
  }
}
