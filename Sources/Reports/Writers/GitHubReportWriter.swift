import PlainText
import Snapshots

/// Writes workflow commands for GitHub Actions: one error annotation per finding or group of equal ones, and the summary.
package struct GitHubReportWriter: ReportWriter {
  package static let format = "github"

  /// Creates a writer.
  package init() {}

  /// Writes a report.
  package func bytes(
    of report: Report, loading load: @escaping (ReportedFile) -> [UInt8]?
  ) throws(ReportWritingError) -> [UInt8] {
    let lines = report.pendingEntries.map { command(for: $0).line } + [report.summary]
    return Array(lines.map { $0 + "\n" }.joined().utf8)
  }

  private func command(for entry: ReportEntry) -> WorkflowCommand {
    let screen = entry.example
    var properties: [(name: StaticString, value: String)] = []
    if let path = screen.snapshot {
      properties.append(("file", VisibleText.line(path)))
      if let text = screen.text { properties.append(("line", "\(text.firstLine)")) }
    }
    let subject = entry.headline ?? screen.shownID
    properties.append(("title", "\(screen.verdict.rawValue): \(subject)"))
    var lines = entry.sentences.map(VisibleText.line)
    if entry.hasExample { lines.append("for example \(screen.shownID):") }
    lines += entry.facts
    if let listing = entry.listing { lines.append(listing) }
    if let remedy = entry.remedy { lines.append(remedy) }
    return WorkflowCommand(
      name: "error", properties: properties, message: lines.joined(separator: "\n"))
  }
}

/// A workflow command: a line of output that GitHub Actions interprets.
///
/// The format is in GitHub's documentation of workflow commands; the escaped characters are those of its toolkit.
struct WorkflowCommand {
  var name: StaticString
  var properties: [(name: StaticString, value: String)]
  var message: String

  /// The line without its line feed.
  var line: String {
    let properties = properties.map { "\($0.name)=\(Self.escapedProperty($0.value))" }
    let head = ([] + properties).joined(separator: ",")
    return "::\(name)\(head.isEmpty ? "" : " " + head)::\(Self.escapedMessage(message))"
  }

  static func escapedMessage(_ text: String) -> String {
    escaped(text) { "%\r\n".unicodeScalars.contains($0) }
  }

  static func escapedProperty(_ text: String) -> String {
    escaped(text) { "%\r\n:,".unicodeScalars.contains($0) }
  }

  private static func escaped(
    _ text: String, where isSpecial: (Unicode.Scalar) -> Bool
  ) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if isSpecial(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
