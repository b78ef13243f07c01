import PlainText

/// Writes a report as Markdown, such as for a job summary of GitHub Actions.
package struct MarkdownReportWriter: ReportWriter {
  package static let format = "markdown"

  /// The maximum number of bytes; findings that do not fit are counted at the end.
  package var limit: Int

  /// Creates a writer.
  ///
  /// - Parameter limit: The maximum number of bytes; GitHub rejects summaries larger than 1 MiB.
  package init(limit: Int = 1_000_000) {
    self.limit = limit
  }

  /// Writes a report.
  package func bytes(
    of report: Report, loading load: @escaping (ReportedFile) -> [UInt8]?
  ) throws(ReportWritingError) -> [UInt8] {
    let pending = Array(report.pendingEntries)
    var text = head(of: report)
    // Space for the line that counts the rest.
    let room = limit - 100
    for (index, entry) in pending.enumerated() {
      let section = section(for: entry)
      guard text.utf8.count + section.utf8.count <= room else {
        let rest = pending[index...].reduce(0) { $0 + $1.screens.count }
        text += "\n… and \(rest) more, omitted because of the size limit.\n"
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

  private func section(for entry: ReportEntry) -> String {
    let screen = entry.example
    var text = entry.headline.map { start(of: entry, $0) } ?? start(of: screen)
    let sentences = (entry.group == nil ? screen.meaning : []) + entry.facts
    text += list(sentences)
    let lines = screen.differenceLines
    if !lines.isEmpty { text += "\n\(MarkdownText.block(lines, language: "diff"))\n" }
    if entry.group != nil {
      let ids = entry.listedIDs.map(MarkdownText.code).joined(separator: ", ")
      text += "\n\(entry.hasExample ? "The same in" : "Screens:") \(ids)\n"
    }
    if let command = entry.acceptCommand {
      text += "\n\(entry.actionVerb.capitalizedStart) with \(MarkdownText.code(command))\n"
    }
    return text
  }

  private func start(of screen: ReportedScreen) -> String {
    var text = "\n### \(MarkdownText.code(screen.id)) \(screen.verdict.rawValue)\n\n"
    text += "\(MarkdownText.plain(screen.title))"
    if !screen.crumbs.isEmpty {
      text += " · " + screen.crumbs.map(MarkdownText.plain).joined(separator: " › ")
    }
    return text + "\n"
  }

  private func start(of entry: ReportEntry, _ headline: String) -> String {
    let screen = entry.example
    let text = "\n### \(screen.verdict.rawValue.capitalizedStart): \(headline)\n"
    return text + list(entry.sentences)
      + (entry.hasExample ? "\nFor example \(MarkdownText.code(screen.id)):\n" : "")
  }

  /// Sentences as a list after an empty line; nothing without any.
  private func list(_ sentences: [String]) -> String {
    let items = sentences.map { "- \(MarkdownText.plain($0))\n" }.joined()
    return items.isEmpty ? "" : "\n" + items
  }
}

/// Escapes texts, so that Markdown shows them literally.
enum MarkdownText {
  /// A text within a paragraph.
  ///
  /// All ASCII punctuation is escaped, as CommonMark allows, so that the text contains no markup, HTML or link.
  static func plain(_ text: String) -> String {
    var result = ""
    for scalar in VisibleText.line(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      // GitHub converts names in the rendered text to mentions; an invisible joiner prevents that.
      case "@": result += "@\u{2060}"
      case "!"..."/", ":"..."?", "["..."`", "{"..."~":
        result += "\\"
        result.unicodeScalars.append(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A text as inline code, with more backticks than its longest run of backticks.
  static func code(_ text: String) -> String {
    let text = VisibleText.line(text)
    guard !text.isEmpty else { return "` `" }
    let fence = String(repeating: "`", count: longestRun(in: text) + 1)
    // Markdown strips one space on either side; without it, backticks at the ends would join the fence.
    let isEdgy = text.hasPrefix("`") || text.hasSuffix("`") || text.hasPrefix(" ")
    return isEdgy ? "\(fence) \(text) \(fence)" : fence + text + fence
  }

  /// Lines as a code block in a language, with more backticks than their longest run of backticks.
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
