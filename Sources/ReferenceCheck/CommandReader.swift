/// Finds the screens that the commands in a line of code name.
struct CommandReader {
  private let syntax: CommandSyntax

  init(_ syntax: CommandSyntax) { self.syntax = syntax }

  /// What the commands in a line name; backticks end a command.
  ///
  /// - Complexity: O(*n*) in the length of the line.
  func references(in line: [Character], number: Int) -> [DocumentReference] {
    CommandSplitter.commands(in: line).flatMap { references(of: $0, number) }
  }

  private func references(of command: [CommandSplitter.Word], _ line: Int) -> [DocumentReference] {
    guard let tool = command.firstIndex(where: { isTool($0.text) }) else { return [] }
    // What follows a redirection is a file.
    let words = command[(tool + 1)...].prefix { $0.characters.first != ">" && $0.text != "<" }
    // Of each value, the word that it stands in first, and of each word the next with the same value.
    var first: [String: Int] = [:]
    var next = [Int?](repeating: nil, count: command.count)
    for index in words.indices.reversed() {
      let word = words[index]
      let value = String(word.characters[Self.valueStart(of: word.characters)...])
      next[index] = first.updateValue(index, forKey: value)
    }
    return syntax.screens(words.map(\.text)).filter(Self.isLiteral).compactMap { id in
      guard let index = first[id] else { return nil }
      first[id] = next[index]
      let place = words[index].places[Self.valueStart(of: words[index].characters)]
      return DocumentReference(.screen(id), line: line, column: place + 1)
    }
  }

  private func isTool(_ word: String) -> Bool {
    syntax.tools.contains(word.split(separator: "/").last.map(String.init) ?? "")
  }

  /// Where the value begins in `--option=value`; at the start in any other word.
  private static func valueStart(of word: [Character]) -> Int {
    guard word.first == "-", let sign = word.firstIndex(of: "=") else { return 0 }
    return sign + 1
  }

  /// Whether a word names one screen, and is neither a pattern nor something to be filled in.
  private static func isLiteral(_ word: String) -> Bool {
    let isCapital = word.contains(where: \.isUppercase) && !word.contains(where: \.isLowercase)
    return !word.isEmpty && !isCapital && !word.hasPrefix("-") && !word.contains("...")
      && !word.contains { "<>$*?[]{}…\\\"'#,:=%@".contains($0) }
  }
}
