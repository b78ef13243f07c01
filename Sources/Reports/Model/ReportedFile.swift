/// A file that a run wrote to help to understand a finding.
package struct ReportedFile: Codable, Sendable, Hashable {
  /// What a file shows.
  package enum Role: String, Codable, Sendable, CaseIterable {
    /// What is stored.
    case expected
    /// What was drawn.
    case actual
    /// In what both differ.
    case difference
  }

  /// What a file holds.
  package enum Kind: String, Codable, Sendable, CaseIterable {
    /// A text in UTF-8.
    case text
    /// A picture in PNG.
    case picture
  }

  /// What the file shows.
  package var role: Role
  /// What the file holds.
  package var kind: Kind
  /// The path from the folder of the report, with forward slashes.
  package var path: String
  /// The SHA-256 of the content in hexadecimal; writers take files of equal digests for the same.
  package var digest: String

  /// Creates a file.
  package init(role: Role, kind: Kind, path: String, digest: String) {
    self.role = role
    self.kind = kind
    self.path = path
    self.digest = digest
  }
}
