import PlainText

/// Writes a report as Markdown, such as for the summary of a step of GitHub Actions.
package struct MarkdownReportWriter: ReportWriter {
  package static let form = "markdown"

  /// The most bytes that are written; what does not fit is counted at the end.
  package var limit: Int

  /// Creates a writer.
  ///
  /// - Parameter limit: The most bytes; GitHub refuses summaries of over 1 MiB.
  package init(limit: Int = 1_000_000) {
    self.limit = limit
  }

  /// Writes a report.
  package func bytes(
    of report: Report, loading load: (ReportedFile) -> [UInt8]?
  ) throws(ReportWritingError) -> [UInt8] {
    let pending = report.pending
    var text = head(of: report)
    // The line that tells of the rest needs some room as well.
    let room = limit - 100
    for (index, screen) in pending.enumerated() {
      let section = section(for: screen)
      guard text.utf8.count + section.utf8.count <= room else {
        let rest = pending.count - index
        text += "\n… and \(rest) more, which would not fit here.\n"
        break
      }
      text += section
    }
    return Array(text.utf8)
  }

  private func head(of report: Report) -> String {
    var lines = ["## Screens", ""]
    if !report.isComplete {
      lines += ["**The run was interrupted; not all screens are here.**", ""]
    }
    var counts = ReportedVerdict.allCases.map { ($0.rawValue, report.count($0)) }
    counts.append(("recorded", report.recorded))
    counts.removeAll { $0.1 == 0 }
    guard !counts.isEmpty else { return (lines + ["No screens.", ""]).joined(separator: "\n") }
    lines += ["| verdict | screens |", "|---|--:|"]
    lines += counts.map { "| \($0.0) | \($0.1) |" }
    return lines.map { $0 + "\n" }.joined()
  }

  private func section(for screen: ReportedScreen) -> String {
    var text = "\n### \(MarkdownText.code(screen.id)) \(screen.verdict.rawValue)\n\n"
    text += "\(MarkdownText.plain(screen.title))"
    if !screen.crumbs.isEmpty {
      text += " · " + screen.crumbs.map(MarkdownText.plain).joined(separator: " › ")
    }
    text += "\n"
    let sentences = screen.meaning + screen.facts
    if !sentences.isEmpty {
      text += "\n" + sentences.map { "- \(MarkdownText.plain($0))\n" }.joined()
    }
    let lines = screen.differenceLines
    if !lines.isEmpty { text += "\n\(MarkdownText.block(lines, language: "diff"))\n" }
    if let command = screen.acceptCommand {
      let deed = screen.deed.prefix(1).uppercased() + screen.deed.dropFirst()
      text += "\n\(deed) with \(MarkdownText.code(command))\n"
    }
    return text
  }
}

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
