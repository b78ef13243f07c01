/// In what a screen differs from its snapshot.
public struct SnapshotChange: Sendable, Equatable {
  /// What changed in the words of navigation, a sentence each.
  public var meaning: [String]
  /// The difference of the texts, if they differ.
  public var text: TextDifference?
  /// The difference of the pictures, if they differ.
  public var picture: ComparisonOutcome?
  /// The parts of the screen in which pixels differ, such as `tabBar`.
  public var regions: [String]
  /// Whether the pictures differ but the stored one is not there, only its digest.
  public var isPictureAbsent: Bool

  /// Creates a change.
  public init(
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
  public var isEmpty: Bool { text == nil && isPictureEqual }

  /// Whether the pictures are the same.
  public var isPictureEqual: Bool { picture == nil && !isPictureAbsent }
}
