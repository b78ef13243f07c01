import Files
public import Snapshots

/// A file that a run wrote to help to understand a finding.
public struct Artifact: Sendable, Equatable {
  /// What a file shows.
  public enum Role: String, Sendable, CaseIterable {
    /// What is stored.
    case expected
    /// What was drawn.
    case actual
    /// In what both differ.
    case difference
  }

  /// What the file shows.
  public var role: Role
  /// Whether the file is a text or a picture.
  public var kind: SnapshotStore.Kind
  /// The path, below the folder of the run's output.
  public var path: String
  /// The SHA-256 of the content in hexadecimal.
  public var digest: String

  init(role: Role, kind: SnapshotStore.Kind, path: String, _ content: [UInt8]) {
    self.role = role
    self.kind = kind
    self.path = path
    digest = SHA256.hexadecimal(of: content)
  }
}
