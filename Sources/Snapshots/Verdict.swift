/// What a comparison with the stored snapshot found.
package enum Verdict: Sendable, Equatable {
  /// Text and picture are the stored ones.
  case unchanged
  /// Text or picture differ from the stored ones.
  case changed(SnapshotChange)
  /// There is no snapshot yet, or one of its two files is missing.
  case added(missing: [SnapshotStore.Kind])
  /// There is a snapshot but no screen.
  case obsolete
  /// The picture and the text are stored under the id of a screen that is gone.
  case moved(from: String)
  /// The screen could not be drawn or its snapshot not be read.
  case failed(reason: String)

  /// What kind a verdict is of, without its details.
  package enum Kind: String, Sendable, CaseIterable {
    /// Text and picture are the stored ones.
    case unchanged
    /// Text or picture differ from the stored ones.
    case changed
    /// There is no snapshot yet.
    case added
    /// There is a snapshot but no screen.
    case obsolete
    /// The picture and the text are stored under another id.
    case moved
    /// The screen could not be drawn or its snapshot not be read.
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

/// In what a screen differs from its snapshot.
package struct SnapshotChange: Sendable, Equatable {
  /// What changed in the words of navigation, a sentence each.
  package var meaning: [String]
  /// The difference of the texts, if they differ.
  package var text: TextDifference?
  /// The difference of the pictures, if they differ.
  package var picture: ComparisonOutcome?
  /// The parts of the screen in which pixels differ, such as `tabBar`.
  package var regions: [String]
  /// Whether the pictures differ but the stored one is not there, only its digest.
  package var isPictureAbsent: Bool

  /// Creates a change.
  package init(
    meaning: [String] = [],
    text: TextDifference? = nil,
    picture: ComparisonOutcome? = nil,
    regions: [String] = [],
    isPictureAbsent: Bool = false
  ) {
    self.meaning = meaning
    self.text = text
    self.picture = picture
    self.regions = regions
    self.isPictureAbsent = isPictureAbsent
  }

  /// Whether nothing differs.
  package var isEmpty: Bool { text == nil && isPictureEqual }

  /// Whether the pictures are the same.
  package var isPictureEqual: Bool { picture == nil && !isPictureAbsent }
}
