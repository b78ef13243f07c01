import Files
package import Snapshots

/// A file that a run wrote to help to understand a finding.
package struct Artifact: Sendable, Equatable {
  /// What a file shows.
  package enum Role: String, Sendable, CaseIterable {
    /// What is stored.
    case expected
    /// What was drawn.
    case actual
    /// In what both differ.
    case difference
  }

  /// What the file shows.
  package var role: Role
  /// Whether the file is a text or a picture.
  package var kind: SnapshotStore.Kind
  /// The path, below the folder of the run's output.
  package var path: String
  /// The SHA-256 of the content in hexadecimal.
  package var digest: String

  init(role: Role, kind: SnapshotStore.Kind, path: String, _ content: [UInt8]) {
    self.role = role
    self.kind = kind
    self.path = path
    digest = SHA256.hexadecimal(of: content)
  }
}
