/// Writes the lines of a manual page in mdoc(7) macros, and escapes all text.
struct ManualWriter {
  private var lines: [String] = []
  /// The longest line of running text.
  private static let width = 78

  var text: String { lines.map { $0 + "\n" }.joined() }

  /// Writes the first lines of a page; the title is one plain word.
  mutating func head(date: String, title: String) {
    lines += [".Dd \(date)", ".Dt \(title) 1", ".Os"]
  }

  /// Writes a macro; each text is one argument and is never interpreted as a macro.
  mutating func macro(_ name: String, callable: String? = nil, _ arguments: String...) {
    let words = [name] + (callable.map { [$0] } ?? []) + arguments.map(argument)
    lines.append("." + words.joined(separator: " "))
  }

  /// Removes a macro at the end.
  mutating func dropLastMacro() {
    if lines.last?.hasPrefix(".") == true { lines.removeLast() }
  }

  /// Writes running text; each sentence starts a line, so that roff sets the space between sentences.
  mutating func line(_ text: String) {
    var line = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
      let escaped = escaped(String(word), startsLine: line.isEmpty)
      if line.isEmpty {
        line = escaped
      } else if line.utf8.count + escaped.utf8.count < Self.width {
        line += " " + escaped
      } else {
        lines.append(line)
        line = self.escaped(String(word), startsLine: true)
      }
      if word.last == "." {
        lines.append(line)
        line = ""
      }
    }
    if !line.isEmpty { lines.append(line) }
  }

  /// Writes running text; indented lines are kept as they are, and empty lines separate paragraphs.
  mutating func paragraphs(_ text: String) {
    var running = ""
    for part in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if !part.isEmpty, !part.hasPrefix("  ") {
        running += part + " "
        continue
      }
      line(running)
      running = ""
      if part.isEmpty {
        macro("Pp")
      } else {
        macro("Dl", String(part.drop { $0 == " " }))
      }
    }
    line(running)
  }

  /// Writes a list of tagged items.
  mutating func list<Item>(_ items: [Item], _ write: (Item, inout ManualWriter) -> Void) {
    lines.append(".Bl -tag -width Ds")
    for item in items { write(item, &self) }
    lines.append(".El")
  }

  /// Writes the tag of an option: `-j, --jobs N`.
  mutating func item(of option: OptionDeclaration) {
    var words = [".It"]
    if let letter = option.letter { words += ["Fl", argument(String(letter)), ","] }
    words += ["Fl", argument(String(option.usefulSpelling.dropFirst()))]
    if let placeholder = option.placeholder { words += ["Ar", argument(placeholder)] }
    lines.append(words.joined(separator: " "))
  }

  /// An argument of a macro, in quotes so that blanks do not split it.
  ///
  /// The zero-width escape at its start prevents that a word such as "No" is interpreted as a macro.
  private func argument(_ text: String) -> String {
    let isWord = text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } && text.count > 3
    return isWord ? text : "\"" + #"\&"# + escaped(text, startsLine: false) + "\""
  }

  /// Escapes text so that roff prints it unchanged.
  private func escaped(_ text: String, startsLine: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += #"\e"#
      case "-": result += #"\-"#
      case "'": result += #"\(aq"#
      case "`": result += #"\(ga"#
      case "^": result += #"\(ha"#
      case "~": result += #"\(ti"#
      case "\"": result += #"\(dq"#
      case " "..."~": result.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += #"\[u"# + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
      }
    }
    return startsLine && result.hasPrefix(".") ? #"\&"# + result : result
  }
}
