/// What was found out about the screens elsewhere, such as by an audit or by tests.
package struct SiteFindings: Sendable, Equatable {
  /// What it is: "Audit", "Coverage".
  package var title: String
  /// What it adds up to, a sentence each, for the front page.
  package var summary: [String]
  /// What concerns single screens, a sentence each, by the screens' ids.
  package var screens: [String: [String]]

  /// Creates findings.
  package init(title: String, summary: [String], screens: [String: [String]] = [:]) {
    self.title = title
    self.summary = summary
    self.screens = screens
  }
}
