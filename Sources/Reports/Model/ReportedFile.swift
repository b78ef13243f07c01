package import Files

/// The result of a comparison with the stored snapshot.
package enum ReportedVerdict: String, Codable, Sendable, CaseIterable {
  /// The text and the picture equal the stored ones.
  case unchanged
  /// The text or the picture differs from the stored one.
  case changed
  /// There is no snapshot yet.
  case added
  /// There is a snapshot but no screen.
  case obsolete
  /// The snapshot is stored under the id of a removed screen.
  case moved
  /// The screen could not be drawn, or its snapshot could not be read.
  case failed
}

/// A file that a run wrote to show a finding.
package struct ReportedFile: Codable, Sendable, Hashable {
  /// The role of a file.
  package enum Role: String, Codable, Sendable, CaseIterable {
    /// The stored snapshot.
    case expected
    /// The drawn screen.
    case actual
    /// The difference of both.
    case difference
  }

  /// The type of a file.
  package enum Kind: String, Codable, Sendable, CaseIterable {
    /// A text in UTF-8.
    case text
    /// A picture in PNG.
    case picture
  }

  /// The role of the file.
  package var role: Role
  /// The type of the file.
  package var kind: Kind
  /// The path relative to the folder of the report, with forward slashes.
  package var path: String
  /// The digest of the content; writers treat files with equal digests as equal.
  package var digest: ContentDigest

  /// Creates a file.
  package init(role: Role, kind: Kind, path: String, digest: ContentDigest) {
    self.role = role
    self.kind = kind
    self.path = path
    self.digest = digest
  }
}

/// A limit for differences of pictures, with the measured value.
package struct ReportedLimit: Codable, Sendable, Hashable {
  /// The name of the option that sets the limit: `threshold`, `max-diff-pixels`.
  package var name: String
  /// The limit.
  package var allowed: Double
  /// The measured value, if known.
  package var measured: Double?

  /// Creates a limit.
  package init(name: String, allowed: Double, measured: Double? = nil) {
    self.name = name
    self.allowed = allowed
    self.measured = measured
  }
}
