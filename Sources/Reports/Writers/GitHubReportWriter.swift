import PlainText
import Snapshots

/// Writes the lines from which GitHub Actions makes annotations: one error a finding, and the summary.
package struct GitHubReportWriter: ReportWriter {
  package static let form = "github"

  /// Creates a writer.
  package init() {}

  /// Writes a report.
  package func bytes(
    of report: Report, loading load: (ReportedFile) -> [UInt8]?
  ) throws(ReportWritingError) -> [UInt8] {
    let lines = report.pending.map { command(for: $0).line } + [report.summary]
    return Array(lines.map { $0 + "\n" }.joined().utf8)
  }

  private func command(for screen: ReportedScreen) -> WorkflowCommand {
    var properties: [(name: StaticString, value: String)] = []
    if let path = screen.snapshot {
      properties.append(("file", VisibleText.line(path)))
      if let text = screen.text { properties.append(("line", "\(text.firstLine)")) }
    }
    properties.append(("title", "\(screen.verdict.rawValue): \(screen.shownID)"))
    var lines = screen.meaning.map(VisibleText.line) + screen.facts
    if let settlement = screen.settlement { lines.append(settlement) }
    return WorkflowCommand(
      name: "error", properties: properties, message: lines.joined(separator: "\n"))
  }
}

/// A line by which a step tells GitHub Actions something.
///
/// GitHub's documentation of workflow commands gives the form; what is escaped is what its own toolkit
/// escapes.
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
