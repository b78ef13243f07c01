/// Finds what a Markdown or DocC document refers to.
///
/// An image is what `![…](…)`, a link to a picture, `<img src>` or `@Image(source:)` names. A screen is what
/// a link to `…/screens/<id>.html` or the command `screens show <id>` in code names.
struct ReferenceScanner {
  private var references: [DocumentReference] = []
  /// What ends the block of code that is open.
  private var fence: (character: Character, count: Int)?
  private var isInComment = false

  /// The references of a document, from top to bottom.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func references(in text: String) -> [DocumentReference] {
    var scanner = ReferenceScanner()
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    for (index, line) in lines.enumerated() { scanner.scan(Array(line), number: index + 1) }
    return scanner.references
  }

  private mutating func scan(_ line: [Character], number: Int) {
    if isInComment {
      guard let end = line.firstRange(of: Array("-->")) else { return }
      isInComment = false
      // No blanks, which at the start of a line would make it code.
      let filler = Array(repeating: Character("\u{FFFC}"), count: end.upperBound)
      return scan(filler + line[end.upperBound...], number: number)
    }
    let mark = Self.fence(of: line)
    if let open = fence {
      if let mark, mark.character == open.character, mark.count >= open.count { fence = nil }
      return addCommands(line, number)
    }
    if let mark {
      fence = mark
      return
    }
    if line.starts(with: "    ") || line.first == "\t" { return addCommands(line, number) }
    var (prose, code) = Self.parted(line)
    while let start = prose.firstRange(of: Array("<!--")) {
      let end = prose[start.upperBound...].firstRange(of: Array("-->"))?.upperBound
      isInComment = end == nil
      for index in start.lowerBound..<(end ?? prose.count) {
        prose[index] = " "
        code[index] = " "
      }
    }
    addLinks(prose, number)
    addNamed(prose, number)
    addCommands(code, number)
    references.sort { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  /// The fence of a block of code that a line is.
  private static func fence(of line: [Character]) -> (character: Character, count: Int)? {
    let text = line.drop { $0 == " " }
    guard line.count - text.count < 4, let first = text.first, first == "`" || first == "~"
    else { return nil }
    let count = text.prefix { $0 == first }.count
    return count >= 3 && !text.dropFirst(count).contains("`") ? (first, count) : nil
  }

  /// A line twice: without its code, and with nothing else; blanks stand for the rest.
  private static func parted(_ line: [Character]) -> (prose: [Character], code: [Character]) {
    var prose = line
    var code = Array(repeating: Character(" "), count: line.count)
    var index = 0
    while index < line.count {
      guard line[index] == "`" else {
        index += 1
        continue
      }
      let ticks = line[index...].prefix { $0 == "`" }.count
      guard let end = closing(line, ticks, from: index + ticks) else {
        index += ticks
        continue
      }
      for place in index..<end + ticks {
        code[place] = line[place] == "`" ? " " : line[place]
        prose[place] = " "
      }
      index = end + ticks
    }
    return (prose, code)
  }

  /// Where as many backticks stand again.
  private static func closing(_ line: [Character], _ ticks: Int, from start: Int) -> Int? {
    var index = start
    while index < line.count {
      let count = line[index...].prefix { $0 == "`" }.count
      if count == ticks { return index }
      index += max(1, count)
    }
    return nil
  }

  /// Adds what `](…)` and a definition `[name]: …` name.
  private mutating func addLinks(_ line: [Character], _ number: Int) {
    var rest = line[...]
    while let mark = rest.firstRange(of: Array("](")) {
      rest = rest[mark.upperBound...]
      let target = Self.destination(rest.drop { $0 == " " })
      add(
        String(target), isImage: Self.isImage(line, end: mark.lowerBound), number, target.startIndex
      )
    }
    guard line.first == "[", let mark = line.firstRange(of: Array("]:")) else { return }
    let target = Self.destination(line[mark.upperBound...].drop { $0 == " " })
    add(String(target), isImage: false, number, target.startIndex)
  }

  /// Where a link leads: up to a blank, or to the bracket that is not one of its own.
  private static func destination(_ text: ArraySlice<Character>) -> ArraySlice<Character> {
    if text.first == "<" { return text.dropFirst().prefix { $0 != ">" } }
    var depth = 0
    return text.prefix { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return depth >= 0 && !character.isWhitespace
    }
  }

  /// Whether the bracket that is closed at a place was opened by `![`.
  private static func isImage(_ line: [Character], end: Int) -> Bool {
    var depth = 0
    for index in stride(from: end, through: 0, by: -1) {
      if line[index] == "]" { depth += 1 }
      if line[index] == "[" { depth -= 1 }
      if depth == 0 { return index > 0 && line[index - 1] == "!" }
    }
    return false
  }

  /// Adds what `<img src="…">` and `@Image(source: …)` name.
  private mutating func addNamed(_ line: [Character], _ number: Int) {
    for (start, name) in [("<img", "src="), ("<source", "srcset="), ("@Image(", "source:")] {
      var rest = line[...]
      while let tag = rest.firstRange(of: Array(start)) {
        rest = rest[tag.upperBound...]
        let end = rest.firstIndex(of: start == "@Image(" ? ")" : ">") ?? rest.endIndex
        guard let found = rest[..<end].firstRange(of: Array(name)) else { continue }
        let value = rest[found.upperBound...].drop { $0 == " " }
        let target: ArraySlice<Character>
        if let quote = value.first, quote == "\"" || quote == "'" {
          target = value.dropFirst().prefix { $0 != quote }
        } else {
          target = value.prefix { !$0.isWhitespace && $0 != "," && $0 != ")" && $0 != ">" }
        }
        add(String(target), isImage: true, number, target.startIndex)
      }
    }
  }

  /// Adds the screens of the commands `screens show <id>`.
  private mutating func addCommands(_ line: [Character], _ number: Int) {
    let command = Array("screens show ")
    var rest = line[...]
    while let found = rest.firstRange(of: command) {
      let before = found.lowerBound > 0 ? line[found.lowerBound - 1] : " "
      rest = rest[found.upperBound...]
      let word = rest.drop { $0 == " " }.prefix { !$0.isWhitespace && !"`'\"|;)".contains($0) }
      // Another tool, a placeholder or an option names no screen.
      guard !before.isLetter, before != "-", let first = word.first, !"<$-{[.…".contains(first)
      else { continue }
      references.append(
        DocumentReference(.screen(String(word)), line: number, column: word.startIndex + 1))
    }
  }

  private mutating func add(_ target: String, isImage: Bool, _ line: Int, _ index: Int) {
    let path = target.prefix { $0 != "#" && $0 != "?" }
    guard let decoded = URLPath.decoded(path) else { return }
    if let id = Self.screen(decoded) {
      references.append(DocumentReference(.screen(id), line: line, column: index + 1))
    } else if !decoded.isEmpty, isImage || Self.isPicture(decoded), Self.isLocal(target) {
      references.append(DocumentReference(.image(decoded), line: line, column: index + 1))
    }
  }

  /// The id of the screen whose page a path is.
  private static func screen(_ path: String) -> String? {
    let parts = path.split(separator: "/")
    guard parts.count >= 2, parts[parts.count - 2] == "screens",
      let name = parts.last, name.hasSuffix(".html")
    else { return nil }
    return String(name.dropLast(5))
  }

  /// Whether the name of a file ends as a picture's.
  static func isPicture(_ path: String) -> Bool {
    let name = path.lowercased()
    return [".png", ".jpg", ".jpeg", ".gif", ".svg", ".webp"].contains { name.hasSuffix($0) }
  }

  /// Whether an address is a path from the document, and not one on a server.
  private static func isLocal(_ address: String) -> Bool {
    if address.hasPrefix("/") { return false }
    guard let colon = address.firstIndex(of: ":") else { return true }
    return address[..<colon].contains("/")
  }
}
