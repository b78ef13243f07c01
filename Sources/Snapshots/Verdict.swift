/// What a comparison with the stored snapshot found.
public enum Verdict: Sendable, Equatable {
  /// Text and picture are the stored ones.
  case unchanged
  /// Text or picture differ from the stored ones.
  case changed(SnapshotChange)
  /// There is no snapshot yet, or one of its two files is missing.
  case added(missing: [SnapshotStore.Kind])
  /// There is a snapshot but no screen.
  case obsolete
  /// The screen could not be drawn or its snapshot not be read.
  case failed(reason: String)

  /// What kind a verdict is of, without its details.
  public enum Kind: String, Sendable, CaseIterable {
    /// Text and picture are the stored ones.
    case unchanged
    /// Text or picture differ from the stored ones.
    case changed
    /// There is no snapshot yet.
    case added
    /// There is a snapshot but no screen.
    case obsolete
    /// The screen could not be drawn or its snapshot not be read.
    case failed
  }

  /// The kind of the verdict.
  public var kind: Kind {
    switch self {
    case .unchanged: .unchanged
    case .changed: .changed
    case .added: .added
    case .obsolete: .obsolete
    case .failed: .failed
    }
  }
}

/// In what a screen differs from its snapshot.
public struct SnapshotChange: Sendable, Equatable {
  /// The difference of the texts, if they differ.
  public var text: TextDifference?
  /// The difference of the pictures, if they differ.
  public var picture: ComparisonOutcome?

  /// Creates a change.
  public init(text: TextDifference? = nil, picture: ComparisonOutcome? = nil) {
    self.text = text
    self.picture = picture
  }

  /// Whether nothing differs.
  public var isEmpty: Bool { text == nil && picture == nil }
}
