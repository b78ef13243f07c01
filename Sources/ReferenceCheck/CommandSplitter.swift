/// Splits a line of code into commands and their words, as a shell does; backticks end a command.
struct CommandSplitter {
  /// A word without its quotes, with the place of each of its characters in the line.
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

  /// Reads a character, or a word in quotes.
  ///
  /// - Returns: Where to go on.
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
        // Quotes round several words are those of a command in another.
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

  /// Where the quote at a place is closed, if it is before the next blank.
  private func closing(from start: Int) -> Int? {
    let quote = line[start]
    let end = line[(start + 1)...].firstIndex { $0 == quote || $0.isWhitespace }
    return end.flatMap { line[$0] == quote ? $0 : nil }
  }

  private func isApostrophe(at index: Int) -> Bool {
    !word.characters.isEmpty && index + 1 < line.count && line[index + 1].isLetter
  }
}
