/// Where single keys come from.
package struct Keyboard: Sendable {
  /// From here on a key comes as it is pressed, and is not shown.
  let open: @Sendable () -> Keys

  package init(open: @escaping @Sendable () -> Keys) {
    self.open = open
  }

  /// The keyboard of this process; nil when no terminal is its standard input.
  static func ofProcess() -> Keyboard? {
    guard RawTerminal.isThere else { return nil }
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
