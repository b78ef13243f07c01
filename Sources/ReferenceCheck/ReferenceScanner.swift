import PlainText

/// Finds the references in a Markdown or DocC document.
///
/// Images are named by `![…](…)`, links to pictures, `<img src>`, `<source srcset>` and `@Image(source:)`.
/// Screens are named by links to `…/screens/<id>.html` and by commands of the tool in code.
struct ReferenceScanner {
  private let commands: CommandReader
  private var references: [DocumentReference] = []
  private var tags = TagReader()
  /// The fence that ends the open code block.
  private var fence: (character: Character, count: Int)?
  private var isInComment = false

  private init(_ commands: CommandSyntax) { self.commands = CommandReader(commands) }

  /// The references of a document, from top to bottom.
  ///
  /// - Parameter commands: The syntax of commands that name screens.
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
      // No blanks, because leading blanks would make the line code.
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
      return tags.reset()
    }
    if line.allSatisfy(\.isWhitespace) { return tags.reset() }
    let isIndented = line.starts(with: "    ") || line.first == "\t"
    if isIndented, !tags.isInTag { return addCommands(line, number) }
    var (prose, code) = Self.separated(line)
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

  /// The comments that begin in a line; the last one may continue in the next line.
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

  /// The code fence in a line, if it is one.
  private static func fence(of line: [Character]) -> (character: Character, count: Int)? {
    let text = line.drop { $0 == " " }
    guard line.count - text.count < 4, let first = text.first, first == "`" || first == "~"
    else { return nil }
    let count = text.prefix { $0 == first }.count
    return count >= 3 && !text.dropFirst(count).contains("`") ? (first, count) : nil
  }

  /// The prose of a line and its code in backticks; blanks replace the other part.
  private static func separated(_ line: [Character]) -> (prose: [Character], code: [Character]) {
    var prose = line
    var code = Array(repeating: Character(" "), count: line.count)
    let runs = backtickRuns(in: line)
    // The last run of each length.
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

  /// The runs of consecutive backticks.
  private static func backtickRuns(in line: [Character]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var index = 0
    while index < line.count {
      let end = line[index...].prefix { $0 == "`" }.endIndex
      if end > index { runs.append(index..<end) }
      index = end + 1
    }
    return runs
  }

  /// Adds the targets of `](…)` and of a definition `[name]: …`.
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

  /// The target of a link: up to a blank or to an unmatched closing bracket.
  private static func destination(_ text: ArraySlice<Character>) -> ArraySlice<Character> {
    if text.first == "<" { return text.dropFirst().prefix { $0 != ">" } }
    var depth = 0
    return text.prefix { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return depth >= 0 && !character.isWhitespace
    }
  }

  /// Adds the images of `@Image(source: …)`.
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
    // A placeholder names nothing.
    if target.contains(where: { "<{…*".contains($0) }) { return }
    let path = target.prefix { $0 != "#" && $0 != "?" }
    guard let decoded = URLPath.decoded(path) else { return }
    if let id = Self.screen(decoded) {
      references.append(DocumentReference(.screen(id), line: line, column: index + 1))
    } else if !decoded.isEmpty, isImage || Self.isPicture(decoded), Self.isLocal(target) {
      references.append(DocumentReference(.image(decoded), line: line, column: index + 1))
    }
  }

  /// The id of the screen if a path is that of a screen's page.
  private static func screen(_ path: String) -> String? {
    let parts = path.split(separator: "/")
    guard parts.count >= 2, parts[parts.count - 2] == "screens",
      let name = parts.last, name.hasSuffix(".html")
    else { return nil }
    return String(name.dropLast(5))
  }

  /// Whether a file name has the extension of a picture.
  static func isPicture(_ path: String) -> Bool {
    let name = path.lowercased()
    return [".png", ".jpg", ".jpeg", ".gif", ".svg", ".webp"].contains { name.hasSuffix($0) }
  }

  /// Whether an address is a path relative to the document, and not on a server.
  private static func isLocal(_ address: String) -> Bool {
    if address.hasPrefix("/") { return false }
    guard let colon = address.firstIndex(of: ":") else { return true }
    return address[..<colon].contains("/")
  }
}
