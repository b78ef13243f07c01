/// Breaks the code of a call into lines.
enum CallLines {
  static let width = 100

  /// The code, with an argument a line where a line would be too long.
  ///
  /// - Parameters:
  ///   - code: The code on one line.
  ///   - start: What is before it on its first line.
  ///   - indentation: The indentation of further lines.
  static func wrapped(_ code: String, after start: String, indentation: String) -> String {
    if start.count + code.count <= width { return start + code }
    guard let open = code.firstIndex(where: "([".contains), let close = code.last,
      (code[open], close) == ("(", ")") || (code[open], close) == ("[", "]")
    else { return start + code }
    let inside = code[code.index(after: open)...].dropLast()
    let arguments = parts(of: inside)
    // Closures and literals stay as they are.
    if inside.isEmpty || code[..<open].contains(where: "{\"".contains) { return start + code }
    let inner = indentation + "  "
    let lines = arguments.map { argument in
      wrapped(String(argument), after: inner, indentation: inner)
    }
    return "\(start)\(code[...open])\n\(lines.joined(separator: ",\n"))\(close)"
  }

  /// The arguments, at commas outside of brackets and literals.
  private static func parts(of text: Substring) -> [Substring] {
    var parts: [Substring] = []
    var (start, depth, isLiteral) = (text.startIndex, 0, false)
    for index in text.indices {
      switch text[index] {
      case "\"": isLiteral.toggle()
      case _ where isLiteral: break
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case "," where depth == 0:
        parts.append(text[start..<index])
        start = text.index(after: index)
      default: break
      }
    }
    return (parts + [text[start...]]).map { $0.drop { $0 == " " } }
  }
}
