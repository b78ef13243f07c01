#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Where single keys come from.
package struct Keyboard: Sendable {
  /// From here on a key comes as it is pressed, and is not shown.
  let open: @Sendable () -> Keys

  package init(open: @escaping @Sendable () -> Keys) {
    self.open = open
  }

  /// The keyboard of this process; nil when no terminal is its standard input.
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

/// The keys of an open keyboard, which belong to the one who opened it.
package struct Keys {
  /// Waits for the next key; nil when there will be none, or when the closure says that it is
  /// enough.
  let next: (_ isInterrupted: () -> Bool) -> Character?
  /// Leaves the keyboard as it was.
  let close: () -> Void

  package init(
    next: @escaping (_ isInterrupted: () -> Bool) -> Character?,
    close: @escaping () -> Void = {}
  ) {
    self.next = next
    self.close = close
  }
}

/// The terminal on standard input, whose keys are read as they are pressed.
final class RawTerminal {
  /// How the terminal was; nil while it still is.
  private var saved: termios?
  private var scanner = KeyScanner()

  /// How long a wait may last before an interrupt is noticed that came just before it, in
  /// milliseconds.
  private static let pollInterval: Int32 = 100

  /// Whether a terminal is the standard input of this process.
  static var isAvailable: Bool { isatty(STDIN_FILENO) == 1 }

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

/// Tells the keys of letters from those that send several bytes, such as the arrows.
///
/// The bytes of "up" end in the letter A, which must not accept everything.
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
