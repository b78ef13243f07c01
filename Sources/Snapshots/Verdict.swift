/// The result of a comparison with the stored snapshot.
package enum Verdict: Sendable, Equatable {
  /// The text and the picture equal the stored ones.
  case unchanged
  /// The text or the picture differs from the stored one.
  ///
  /// Indirect, since the verdicts of all screens are in memory and few differ.
  indirect case changed(SnapshotChange)
  /// There is no snapshot yet, or one of its two files is missing.
  case added(missing: [SnapshotStore.Kind])
  /// There is a snapshot but no screen.
  case obsolete
  /// The same picture and text are stored under the id of a removed screen.
  case moved(from: String)
  /// The screen could not be drawn, or its snapshot could not be read.
  case failed(reason: String)

  /// The kind of a verdict, without details.
  package enum Kind: String, Sendable, CaseIterable {
    /// The text and the picture equal the stored ones.
    case unchanged
    /// The text or the picture differs from the stored one.
    case changed
    /// There is no snapshot yet.
    case added
    /// There is a snapshot but no screen.
    case obsolete
    /// The same picture and text are stored under another id.
    case moved
    /// The screen could not be drawn, or its snapshot could not be read.
    case failed
  }

  /// The kind of the verdict.
  package var kind: Kind {
    switch self {
    case .unchanged: .unchanged
    case .changed: .changed
    case .added: .added
    case .obsolete: .obsolete
    case .moved: .moved
    case .failed: .failed
    }
  }
}

/// How a screen differs from its snapshot.
package struct SnapshotChange: Sendable, Equatable {
  /// The changes in terms of navigation, one sentence each.
  package var meaning: [String]
  /// The difference of the texts, if they differ.
  package var text: TextDifference?
  /// The difference of the pictures, if they differ.
  package var picture: ComparisonOutcome?
  /// The parts of the screen with differing pixels, such as `tabBar`.
  package var regions: [String]
  /// Whether the pictures differ, but only the digest of the stored one is available.
  package var isPictureAbsent: Bool
  /// What it has in common with equal changes of other screens; nil if it may differ from all of them.
  package var identity: ChangeIdentity?

  /// Creates a change.
  package init(
    meaning: [String] = [],
    text: TextDifference? = nil,
    picture: ComparisonOutcome? = nil,
    regions: [String] = [],
    isPictureAbsent: Bool = false,
    identity: ChangeIdentity? = nil
  ) {
    self.meaning = meaning
    self.text = text
    self.picture = picture
    self.regions = regions
    self.isPictureAbsent = isPictureAbsent
    self.identity = identity
  }

  /// Whether nothing differs.
  package var isEmpty: Bool { text == nil && isPictureEqual }

  /// Whether the pictures are equal.
  package var isPictureEqual: Bool { picture == nil && !isPictureAbsent }
}
