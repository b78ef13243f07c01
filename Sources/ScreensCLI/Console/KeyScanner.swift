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
