import PlainText
import Scenes

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The findings of an audit, with the counts that decide the exit code.
struct Audit {
  let findings: [AuditFinding]
  /// The number of checked screens.
  let screens: Int

  /// - Parameter isStrict: Whether warnings count as errors.
  init(findings: [AuditFinding], screens: Int, isStrict: Bool) {
    self.findings = findings.map { finding in
      var finding = finding
      if isStrict, finding.severity == .warning { finding.severity = .error }
      return finding
    }
    self.screens = screens
  }

  var errors: Int { findings.count { $0.severity == .error } }
  var warnings: Int { findings.count { $0.severity == .warning } }
  var notes: Int { findings.count { $0.severity == .note } }
}

/// The findings of an audit as text: by rule, with a line per finding and its remedy.
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
    let ink: Palette.Ink =
      switch finding.severity {
      case .error: .red
      case .warning: .yellow
      case .note: .dim
      }
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

  /// The number of findings, in one line.
  var summary: String {
    let counts = [(audit.errors, "error"), (audit.warnings, "warning"), (audit.notes, "note")]
    let parts = counts.filter { $0.0 > 0 }.map { Self.count($0.0, $0.1) }
    return (parts.isEmpty ? "nothing found" : parts.joined(separator: ", "))
      + " in \(Self.count(audit.screens, "screen"))"
  }

  private static func count(_ number: Int, _ name: String) -> String {
    "\(GroupedDigits.text(number)) \(name)\(number == 1 ? "" : "s")"
  }
}

/// The findings of an audit as JSON.
struct AuditJSON {
  private struct Document: Encodable {
    var version = 1
    var screens: Int
    var errors: Int
    var warnings: Int
    /// Nil if there are none.
    var notes: Int?
    var findings: [Finding]
  }

  private struct Finding: Encodable {
    var rule: AuditRule
    var severity: AuditFinding.Severity
    var screens: [String]
    var reason: String
    var remedy: String
    var file: String?
    var line: Int?
    var text: String?
    var variant: String?
    var locale: String?
    var part: String?
    var missingPoints: Double?
    var key: String?
  }

  let audit: Audit

  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let findings = audit.findings.map { finding in
      Finding(
        rule: finding.rule, severity: finding.severity, screens: finding.screens,
        reason: finding.reason, remedy: finding.remedy, file: finding.file, line: finding.line,
        text: finding.text?.text,
        variant: finding.text?.variant, locale: finding.text?.locale, part: finding.text?.part,
        missingPoints: finding.text?.missingPoints, key: finding.text?.key)
    }
    let document = Document(
      screens: audit.screens, errors: audit.errors, warnings: audit.warnings,
      notes: audit.notes > 0 ? audit.notes : nil, findings: findings)
    // Encoding strings and numbers never fails.
    guard let data = try? encoder.encode(document) else { return "{}\n" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
