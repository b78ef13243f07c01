internal import PlainText

/// Spells texts so that Markdown shows them and does nothing else with them.
enum MarkdownText {
  /// A text within a paragraph: every punctuation mark is escaped, which CommonMark allows for all of
  /// ASCII's, so that neither markup nor HTML nor a link comes of it.
  static func plain(_ text: String) -> String {
    var result = ""
    for scalar in VisibleText.line(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      // GitHub makes mentions of names in the finished text; an invisible joiner keeps them apart.
      case "@": result += "@\u{2060}"
      case "!"..."/", ":"..."?", "["..."`", "{"..."~":
        result += "\\"
        result.unicodeScalars.append(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A text as code within a paragraph, in more backticks than it has in a row.
  static func code(_ text: String) -> String {
    let text = VisibleText.line(text)
    guard !text.isEmpty else { return "` `" }
    let fence = String(repeating: "`", count: longestRun(in: text) + 1)
    // One space on either side is taken off again; without, backticks at the ends would join.
    let isEdgy = text.hasPrefix("`") || text.hasSuffix("`") || text.hasPrefix(" ")
    return isEdgy ? "\(fence) \(text) \(fence)" : fence + text + fence
  }

  /// Lines as a block of code in a language, in more backticks than they have in a row.
  static func block(_ lines: [String], language: StaticString) -> String {
    let lines = lines.map(VisibleText.line)
    let longest = lines.map(longestRun).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return "\(fence)\(language)\n" + lines.map { $0 + "\n" }.joined() + fence
  }

  private static func longestRun(in text: String) -> Int {
    var (longest, run) = (0, 0)
    for byte in text.utf8 {
      run = byte == 0x60 ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
