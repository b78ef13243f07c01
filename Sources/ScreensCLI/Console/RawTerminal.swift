#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The terminal on standard input, whose keys are read as they are pressed.
final class RawTerminal {
  /// How the terminal was; nil while it still is.
  private var saved: termios?
  private var scanner = KeyScanner()

  /// How long a wait may last before an interrupt is noticed that came just before it, in
  /// milliseconds.
  private static let patience: Int32 = 100

  /// Whether a terminal is the standard input of this process.
  static var isThere: Bool { isatty(STDIN_FILENO) == 1 }

  /// Gives keys at once and does not show them; an interrupt still is a signal.
  func enter() {
    var mode = termios()
    guard saved == nil, tcgetattr(STDIN_FILENO, &mode) == 0 else { return }
    saved = mode
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
    // Keys that were pressed before stay.
    _ = tcsetattr(STDIN_FILENO, TCSADRAIN, &mode)
  }

  /// Leaves the terminal as it was.
  func leave() {
    guard var mode = saved else { return }
    _ = tcsetattr(STDIN_FILENO, TCSADRAIN, &mode)
    saved = nil
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
      if let key = scanner.key(of: byte) { return key }
    }
    return nil
  }
}
