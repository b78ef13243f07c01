/// The brackets that are open at a place of a file.
///
/// A brace closes the parentheses and square brackets that were left open inside it, so that a missing one spoils only the
/// innermost braces. Every bracket is pushed and popped once: pairing is linear.
struct BracketStack {
  private struct Open {
    var byte: UInt8
    var token: Int32
  }

  /// How many brackets of each kind a closing one may look for.
  private struct Counts {
    var parens = 0
    var squares = 0
    var braces = 0
  }

  private var stack: [Open] = []
  private var counts = Counts()
  private var outer: [Counts] = []

  /// Adds a bracket.
  mutating func open(_ byte: UInt8, at token: Int) {
    stack.append(Open(byte: byte, token: Int32(truncatingIfNeeded: token)))
    switch byte {
    case UInt8(ascii: "("): counts.parens += 1
    case UInt8(ascii: "["): counts.squares += 1
    default:
      outer.append(counts)
      // Braces count across braces, the others only inside the innermost ones.
      counts = Counts(braces: counts.braces + 1)
    }
  }

  /// Adds the head of a string: what is open outside cannot be closed inside of it.
  mutating func openString(at token: Int) {
    stack.append(Open(byte: UInt8(ascii: "\""), token: Int32(truncatingIfNeeded: token)))
    outer.append(counts)
    counts = Counts()
  }

  /// Removes the bracket that a closing one belongs to, with those that were left open inside; a stray one is ignored.
  mutating func close(_ byte: UInt8, at token: Int, in tokens: inout [Token]) {
    let opening: UInt8
    switch byte {
    case UInt8(ascii: ")"):
      guard counts.parens > 0 else { return }
      opening = UInt8(ascii: "(")
    case UInt8(ascii: "]"):
      guard counts.squares > 0 else { return }
      opening = UInt8(ascii: "[")
    default:
      guard counts.braces > 0 else { return }
      opening = UInt8(ascii: "{")
    }
    pop(to: opening, at: token, in: &tokens)
  }

  /// Removes the head of a string with the brackets that were left open in its interpolation.
  mutating func closeString(at token: Int, in tokens: inout [Token]) {
    pop(to: UInt8(ascii: "\""), at: token, in: &tokens)
  }

  /// Removes all brackets.
  mutating func closeAll(in tokens: inout [Token], at token: Int) {
    for open in stack { tokens[Int(open.token)].match = Int32(truncatingIfNeeded: token) }
    stack = []
    outer = []
    counts = Counts()
  }

  private mutating func pop(to opening: UInt8, at token: Int, in tokens: inout [Token]) {
    while let open = stack.popLast() {
      tokens[Int(open.token)].match = Int32(truncatingIfNeeded: token)
      switch open.byte {
      case UInt8(ascii: "("): counts.parens -= 1
      case UInt8(ascii: "["): counts.squares -= 1
      default: counts = outer.popLast() ?? Counts()
      }
      if open.byte == opening { return }
    }
  }
}
