/// Swift code of one expression, broken into several lines if it is too long.
struct SwiftCodeLines {
  /// The maximum number of columns of a line.
  let width: Int

  /// The maximum depth of brackets; deeper ones stay on one line.
  private static let deepest = 24

  /// The lines of the expression, without a final line feed.
  func text(of code: String) -> String {
    lines(of: code[...], indent: 0, depth: 0).joined(separator: "\n")
  }

  private func lines(of code: Substring, indent: Int, depth: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    guard indent + code.count > width, depth < Self.deepest, let call = Call(code) else {
      return [margin + code]
    }
    var result = [margin + call.head]
    for (index, argument) in call.arguments.enumerated() {
      var inner = lines(of: argument, indent: indent + 2, depth: depth + 1)
      if index < call.arguments.count - 1 { inner[inner.count - 1] += "," }
      result += inner
    }
    return result + [margin + call.tail]
  }
}

/// An expression split at its first brackets.
private struct Call {
  /// The text up to and including the opening bracket.
  let head: Substring
  /// The parts between the commas inside.
  let arguments: [Substring]
  /// The text from the closing bracket.
  let tail: Substring

  /// Splits an expression; nil if it has no complete brackets.
  init?(_ code: Substring) {
    var depth = 0
    var isText = false
    var isEscaped = false
    var start: Substring.Index?
    var pieces: [Substring] = []
    for index in code.indices {
      let character = code[index]
      if isText {
        if !isEscaped, character == "\"" { isText = false }
        isEscaped = !isEscaped && character == "\\"
        continue
      }
      switch character {
      case "\"": isText = true
      case "(", "[":
        depth += 1
        if depth == 1 { start = code.index(after: index) }
      case ")", "]":
        depth -= 1
        guard depth == 0, let from = start else { continue }
        pieces.append(code[from..<index])
        guard pieces.count > 1 || !pieces[0].isEmpty else { return nil }
        head = code[..<(pieces[0].startIndex)]
        arguments = pieces.map { $0.drop { $0 == " " } }
        tail = code[index...]
        return
      case "," where depth == 1:
        guard let from = start else { continue }
        pieces.append(code[from..<index])
        start = code.index(after: index)
      default: break
      }
    }
    return nil
  }
}
