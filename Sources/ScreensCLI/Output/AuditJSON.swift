import Scenes

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What an audit found, for other programs.
struct AuditJSON {
  private struct Document: Encodable {
    var version = 1
    var screens: Int
    var errors: Int
    var warnings: Int
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
  }

  let audit: Audit

  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let findings = audit.findings.map { finding in
      Finding(
        rule: finding.rule, severity: finding.severity, screens: finding.screens,
        reason: finding.reason, remedy: finding.remedy, file: finding.file, line: finding.line)
    }
    let document = Document(
      screens: audit.screens, errors: audit.errors, warnings: audit.warnings, findings: findings)
    // Strings and numbers have no value that JSON cannot express.
    guard let data = try? encoder.encode(document) else { return "{}\n" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
