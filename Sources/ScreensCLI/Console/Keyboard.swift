/// The keys that a person presses, one by one.
package struct Keyboard: Sendable {
  /// From here on a key comes as it is pressed, and is not shown.
  let begin: @Sendable () -> Void
  /// Leaves the terminal as it was.
  let end: @Sendable () -> Void
  /// Waits for the next key; nil when there will be none, or when the closure says that it is
  /// enough.
  let next: @Sendable (_ isInterrupted: () -> Bool) -> Character?

  package init(
    begin: @escaping @Sendable () -> Void = {}, end: @escaping @Sendable () -> Void = {},
    next: @escaping @Sendable (_ isInterrupted: () -> Bool) -> Character?
  ) {
    self.begin = begin
    self.end = end
    self.next = next
  }

  /// The keyboard of this process; nil when no terminal is its standard input.
  static func ofProcess() -> Keyboard? {
    guard let terminal = RawTerminal() else { return nil }
    return Keyboard(
      begin: { terminal.enter() }, end: { terminal.leave() },
      next: { terminal.key(isInterrupted: $0) })
  }
}
