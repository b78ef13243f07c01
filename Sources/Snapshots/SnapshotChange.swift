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
