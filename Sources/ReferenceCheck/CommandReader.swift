/// Finds the screens that commands in a line of code name.
struct CommandReader {
  private let syntax: CommandSyntax

  init(_ syntax: CommandSyntax) { self.syntax = syntax }

  /// The screens that the commands in a line name; backticks end a command.
  ///
  /// - Complexity: O(*n*) in the length of the line.
  func references(in line: [Character], number: Int) -> [DocumentReference] {
    CommandSplitter.commands(in: line).flatMap { references(of: $0, number) }
  }

  private func references(of command: [CommandSplitter.Word], _ line: Int) -> [DocumentReference] {
    guard let tool = command.firstIndex(where: { isTool($0.text) }) else { return [] }
    // A redirection is followed by a file.
    let words = command[(tool + 1)...].prefix { $0.characters.first != ">" && $0.text != "<" }
    // For each value its first word, and for each word the next word with the same value.
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

  /// The start of the value in `--option=value`; 0 in any other word.
  private static func valueStart(of word: [Character]) -> Int {
    guard word.first == "-", let sign = word.firstIndex(of: "=") else { return 0 }
    return sign + 1
  }

  /// Whether a word is the id of one screen, and not a pattern or a placeholder.
  private static func isLiteral(_ word: String) -> Bool {
    let isCapital = word.contains(where: \.isUppercase) && !word.contains(where: \.isLowercase)
    return !word.isEmpty && !isCapital && !word.hasPrefix("-") && !word.contains("...")
      && !word.contains { "<>$*?[]{}…\\\"'#,:=%@".contains($0) }
  }
}

/// The syntax of a tool's commands, as far as they name screens.
package struct CommandSyntax: Sendable {
  /// The names of the tool.
  let tools: Set<String>
  /// The screens that the arguments of the tool name; empty if the arguments are not a valid command.
  let screens: @Sendable (_ words: [String]) -> [String]

  /// Creates the syntax of a tool.
  ///
  /// - Parameters:
  ///   - tools: The names of the tool.
  ///   - screens: Returns the words that name screens, given the arguments of the tool.
  package init(tools: Set<String>, screens: @escaping @Sendable (_ words: [String]) -> [String]) {
    self.tools = tools
    self.screens = screens
  }
}

/// Splits a line of code into commands and their words, like a shell; backticks end a command.
struct CommandSplitter {
  /// A word without its quotes, with the position of each character in the line.
  struct Word {
    fileprivate(set) var characters: [Character] = []
    fileprivate(set) var places: [Int] = []

    var text: String { String(characters) }

    fileprivate mutating func append(_ line: [Character], _ range: Range<Int>) {
      characters += line[range]
      places += range
    }
  }

  private let line: [Character]
  private var commands: [[Word]] = []
  private var words: [Word] = []
  private var word = Word()
  private var isComment = false

  /// The words of each command in a line, without comments.
  ///
  /// - Complexity: O(*n*) in the length of the line.
  static func commands(in line: [Character]) -> [[Word]] {
    var splitter = CommandSplitter(line: line)
    var index = 0
    while index < line.count { index = splitter.read(at: index) }
    splitter.endCommand()
    return splitter.commands
  }

  private init(line: [Character]) { self.line = line }

  /// Reads a character or a quoted word.
  ///
  /// - Returns: The next index.
  private mutating func read(at index: Int) -> Int {
    switch line[index] {
    case let character where character.isWhitespace: endWord()
    case "`":
      endCommand()
      isComment = false
    case ";", "|", "&", "(", ")": endCommand()
    case "'", "\"":
      if let end = closing(from: index) {
        word.append(line, index + 1..<end)
        return end + 1
      }
      if isApostrophe(at: index) {
        word.append(line, index..<index + 1)
      } else {
        // Quotes around several words contain a nested command.
        endCommand()
      }
    default: word.append(line, index..<index + 1)
    }
    return index + 1
  }

  private mutating func endWord() {
    if word.characters.first == "#" { isComment = true }
    if !word.characters.isEmpty, !isComment { words.append(word) }
    word = Word()
  }

  private mutating func endCommand() {
    endWord()
    if !words.isEmpty { commands.append(words) }
    words = []
  }

  /// The end of the quote that starts at an index, if it is before the next blank.
  private func closing(from start: Int) -> Int? {
    let quote = line[start]
    let end = line[(start + 1)...].firstIndex { $0 == quote || $0.isWhitespace }
    return end.flatMap { line[$0] == quote ? $0 : nil }
  }

  private func isApostrophe(at index: Int) -> Bool {
    !word.characters.isEmpty && index + 1 < line.count && line[index + 1].isLetter
  }
}
