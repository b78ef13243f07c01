#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A source of single keys.
package struct Keyboard: Sendable {
  /// Opens the keyboard: keys are read immediately and not echoed.
  let open: @Sendable () -> Keys

  package init(open: @escaping @Sendable () -> Keys) {
    self.open = open
  }

  /// The keyboard of this process; nil if standard input is not a terminal.
  static func ofProcess() -> Keyboard? {
    guard RawTerminal.isAvailable else { return nil }
    return Keyboard {
      let terminal = RawTerminal()
      terminal.enter()
      return Keys(
        next: { terminal.key(isInterrupted: $0) }, close: { terminal.leave() })
    }
  }
}

/// The keys of an open keyboard.
package struct Keys {
  /// Waits for the next key; nil at the end of the input or when the closure returns true.
  let next: (_ isInterrupted: () -> Bool) -> Character?
  /// Restores the keyboard.
  let close: () -> Void

  package init(
    next: @escaping (_ isInterrupted: () -> Bool) -> Character?,
    close: @escaping () -> Void = {}
  ) {
    self.next = next
    self.close = close
  }
}

/// The terminal on standard input, whose keys are read immediately.
final class RawTerminal {
  /// The original mode of the terminal; nil if it is not changed.
  private var saved: termios?
  private var scanner = KeyScanner()

  /// The interval in which interrupts are checked, in milliseconds.
  private static let pollInterval: Int32 = 100

  /// Whether standard input is a terminal.
  static var isAvailable: Bool { isatty(STDIN_FILENO) == 1 }

  /// Switches to immediate keys without echo; interrupts stay signals.
  func enter() {
    var mode = termios()
    guard saved == nil, tcgetattr(STDIN_FILENO, &mode) == 0 else { return }
    saved = mode
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
    // Pending keys are kept.
    _ = tcsetattr(STDIN_FILENO, TCSADRAIN, &mode)
  }

  /// Restores the terminal.
  func leave() {
    guard var mode = saved else { return }
    _ = tcsetattr(STDIN_FILENO, TCSADRAIN, &mode)
    saved = nil
  }

  /// Waits for a key.
  func key(isInterrupted: () -> Bool) -> Character? {
    while !isInterrupted() {
      var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      let ready = poll(&request, 1, Self.pollInterval)
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

/// Separates letter keys from keys that send several bytes, such as the arrows.
///
/// The bytes of the up arrow end in the letter A, which must not accept everything.
struct KeyScanner: Sendable {
  private enum State {
    case plain, escape, sequence, last
  }

  private var state = State.plain

  /// The letter that a byte completes, if any.
  ///
  /// Source: ECMA-48, 5.4: a control sequence is ESC [, parameters, and a byte from @ to ~.
  mutating func key(of byte: UInt8) -> Character? {
    switch state {
    case .plain:
      if byte == 0x1B { state = .escape }
      let isLetter = byte > 0x20 && byte < 0x7F
      return isLetter ? Character(UnicodeScalar(byte)) : nil
    case .escape:
      switch byte {
      case 0x5B: state = .sequence
      case 0x4F: state = .last
      case 0x1B: break
      default: state = .plain
      }
    case .sequence:
      if (0x40...0x7E).contains(byte) { state = .plain }
    case .last:
      state = .plain
    }
    return nil
  }
}
