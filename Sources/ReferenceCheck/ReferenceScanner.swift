import PlainText

/// Finds what a Markdown or DocC document refers to.
///
/// An image is what `![…](…)`, a link to a picture, `<img src>`, `<source srcset>` or `@Image(source:)`
/// names. A screen is what a link to `…/screens/<id>.html` or a command of the tool in code names.
struct ReferenceScanner {
  private let commands: CommandReader
  private var references: [DocumentReference] = []
  private var tags = TagReader()
  /// What ends the block of code that is open.
  private var fence: (character: Character, count: Int)?
  private var isInComment = false

  private init(_ commands: CommandSyntax) { self.commands = CommandReader(commands) }

  /// The references of a document, from top to bottom.
  ///
  /// - Parameter commands: How commands are written that name screens.
  /// - Complexity: O(*n*) in the length of the text.
  static func references(in text: String, commands: CommandSyntax) -> [DocumentReference] {
    var scanner = ReferenceScanner(commands)
    var references: [DocumentReference] = []
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    for (index, line) in lines.enumerated() {
      scanner.scan(Array(line), number: index + 1)
      references += scanner.references.sorted { $0.column < $1.column }
      scanner.references = []
    }
    return references
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
      return tags.leave()
    }
    if line.allSatisfy(\.isWhitespace) { return tags.leave() }
    let isIndented = line.starts(with: "    ") || line.first == "\t"
    if isIndented, !tags.isInTag { return addCommands(line, number) }
    var (prose, code) = Self.parted(line)
    for comment in comments(in: prose) {
      for index in comment {
        prose[index] = " "
        code[index] = " "
      }
    }
    addLinks(prose, number)
    for image in tags.addresses(in: prose) { add(image.text, isImage: true, number, image.index) }
    addDirectives(prose, number)
    addCommands(code, number)
  }

  /// The comments that begin in a line, of which the last may go on in the next.
  private mutating func comments(in line: [Character]) -> [Range<Int>] {
    var comments: [Range<Int>] = []
    var rest = line[...]
    while let start = rest.firstRange(of: Array("<!--")) {
      let end = rest[start.upperBound...].firstRange(of: Array("-->"))?.upperBound
      isInComment = end == nil
      comments.append(start.lowerBound..<(end ?? line.count))
      rest = line[(end ?? line.count)...]
    }
    return comments
  }

  /// The fence of a block of code that a line is.
  private static func fence(of line: [Character]) -> (character: Character, count: Int)? {
    let text = line.drop { $0 == " " }
    guard line.count - text.count < 4, let first = text.first, first == "`" || first == "~"
    else { return nil }
    let count = text.prefix { $0 == first }.count
    return count >= 3 && !text.dropFirst(count).contains("`") ? (first, count) : nil
  }

  /// A line twice: without its code, and with nothing else but the backticks; blanks stand for the rest.
  private static func parted(_ line: [Character]) -> (prose: [Character], code: [Character]) {
    var prose = line
    var code = Array(repeating: Character(" "), count: line.count)
    let runs = ticks(in: line)
    // Where as many backticks stand for the last time.
    let last = Dictionary(runs.enumerated().map { ($1.count, $0) }, uniquingKeysWith: { $1 })
    var open = 0
    while open < runs.count {
      let count = runs[open].count
      guard last[count] ?? 0 > open,
        let close = runs.indices[(open + 1)...].first(where: { runs[$0].count == count })
      else {
        open += 1
        continue
      }
      for place in runs[open].lowerBound..<runs[close].upperBound {
        code[place] = line[place]
        prose[place] = " "
      }
      open = close + 1
    }
    return (prose, code)
  }

  /// Where backticks stand beside each other.
  private static func ticks(in line: [Character]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var index = 0
    while index < line.count {
      let end = line[index...].prefix { $0 == "`" }.endIndex
      if end > index { runs.append(index..<end) }
      index = end + 1
    }
    return runs
  }

  /// Adds what `](…)` and a definition `[name]: …` name.
  private mutating func addLinks(_ line: [Character], _ number: Int) {
    var openings: [Int] = []
    var index = 0
    while index < line.count {
      let character = line[index]
      index += 1
      if character == "[" { openings.append(index - 1) }
      guard character == "]" else { continue }
      let opening = openings.popLast() ?? 0
      guard index < line.count, line[index] == "(" else { continue }
      let target = Self.destination(line[(index + 1)...].drop { $0 == " " })
      let isImage = opening > 0 && line[opening - 1] == "!"
      add(String(target), isImage: isImage, number, target.startIndex)
      index = target.endIndex
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

  /// Adds what `@Image(source: …)` names.
  private mutating func addDirectives(_ line: [Character], _ number: Int) {
    var rest = line[...]
    while let start = rest.firstRange(of: Array("@Image(")) {
      let directive = rest[start.upperBound...].prefix { $0 != ")" }
      rest = rest[directive.endIndex...]
      guard let name = directive.firstRange(of: Array("source:")) else { continue }
      let value = directive[name.upperBound...].drop { $0 == " " }
      let target =
        if value.first == "\"" {
          value.dropFirst().prefix { $0 != "\"" }
        } else {
          value.prefix { !$0.isWhitespace && $0 != "," }
        }
      add(String(target), isImage: true, number, target.startIndex)
    }
  }

  private mutating func addCommands(_ line: [Character], _ number: Int) {
    references += commands.references(in: line, number: number)
  }

  private mutating func add(_ target: String, isImage: Bool, _ line: Int, _ index: Int) {
    // What is to be filled in names nothing.
    if target.contains(where: { "<{…*".contains($0) }) { return }
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
