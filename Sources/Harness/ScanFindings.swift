package import Scenes

/// What a scan of an app's source found besides its screens.
package struct ScanFindings: Sendable, Equatable {
  /// The mistakes of the app that its source shows.
  package var findings: [AuditFinding]
  /// Where the screens are declared, by their ids.
  package var places: [String: Place]

  /// A line of a file.
  package struct Place: Sendable, Equatable {
    /// The path of the file.
    package var file: String
    /// The line, from 1.
    package var line: Int

    /// Creates a place.
    package init(file: String, line: Int) {
      self.file = file
      self.line = line
    }
  }

  /// Creates findings.
  package init(findings: [AuditFinding] = [], places: [String: Place] = [:]) {
    self.findings = findings
    self.places = places
  }
}
