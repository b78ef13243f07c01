import PlainText
import Scenes

/// What an audit found, for a person at a terminal: by rule, a line a finding and the way out.
struct AuditText {
  let audit: Audit
  let palette: Palette

  /// The most screens that a line names.
  private static let mostScreens = 3

  var text: String {
    var lines: [String] = []
    for (index, finding) in audit.findings.enumerated() {
      if index == 0 || audit.findings[index - 1].rule != finding.rule {
        lines.append(palette.paint(finding.rule.rawValue, .bold))
      }
      lines.append("  " + headline(of: finding))
      lines.append("           " + VisibleText.line(finding.remedy))
    }
    return (lines + [summary]).map { $0 + "\n" }.joined()
  }

  private func headline(of finding: AuditFinding) -> String {
    let word = finding.severity.rawValue
    let ink: Palette.Ink = finding.severity == .error ? .red : .yellow
    let padding = String(repeating: " ", count: 9 - word.count)
    var line = palette.paint(word, ink) + padding
    let names = finding.screens.prefix(Self.mostScreens).joined(separator: ", ")
    let rest = finding.screens.count - Self.mostScreens
    if !names.isEmpty {
      line += VisibleText.line(names) + (rest > 0 ? " and \(rest) more: " : ": ")
    }
    line += VisibleText.line(finding.reason)
    if let file = finding.file, let number = finding.line {
      line += palette.paint(" (\(VisibleText.line(file)):\(number))", .dim)
    }
    return line
  }

  /// How much was found, in one line.
  var summary: String {
    let counts = [(audit.errors, "error"), (audit.warnings, "warning")]
    let parts = counts.filter { $0.0 > 0 }.map { Self.count($0.0, $0.1) }
    return (parts.isEmpty ? "nothing found" : parts.joined(separator: ", "))
      + " in \(Self.count(audit.screens, "screen"))"
  }

  private static func count(_ number: Int, _ name: String) -> String {
    "\(GroupedDigits.text(number)) \(name)\(number == 1 ? "" : "s")"
  }
}
