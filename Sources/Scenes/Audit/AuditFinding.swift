/// Something that is wrong with a manifest itself.
package struct AuditFinding: Sendable, Equatable {
  /// How bad a finding is.
  package enum Severity: String, Codable, Sendable, CaseIterable {
    /// The manifest does not say what it should.
    case error
    /// Something that may well be meant.
    case warning
  }

  /// What was looked for.
  package var rule: AuditRule
  /// How bad it is.
  package var severity: Severity
  /// The screens that it is about, in the order of the manifest; none where it is about something else.
  package var screens: [String]
  /// What is wrong, as what follows the screens and a colon.
  package var reason: String
  /// What to do about it.
  package var remedy: String
  /// The file in which the first screen is declared, where that is known.
  package var file: String?
  /// The line of that declaration, from one.
  package var line: Int?

  /// Creates a finding.
  ///
  /// - Parameter severity: How bad it is; as bad as the rule says if not told.
  package init(
    _ rule: AuditRule, _ severity: Severity? = nil, screens: [String], reason: String,
    remedy: String
  ) {
    self.rule = rule
    self.severity = severity ?? rule.severity
    self.screens = screens
    self.reason = reason
    self.remedy = remedy
  }
}
