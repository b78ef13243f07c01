import Scenes

/// What an audit found, with the counts that decide how it ends.
struct Audit {
  let findings: [AuditFinding]
  /// How many screens were looked at.
  let screens: Int

  /// - Parameter isStrict: Whether warnings count as errors.
  init(findings: [AuditFinding], screens: Int, isStrict: Bool) {
    self.findings = findings.map { finding in
      var finding = finding
      if isStrict { finding.severity = .error }
      return finding
    }
    self.screens = screens
  }

  var errors: Int { findings.count { $0.severity == .error } }
  var warnings: Int { findings.count { $0.severity == .warning } }
}
