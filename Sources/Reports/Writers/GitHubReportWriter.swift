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
