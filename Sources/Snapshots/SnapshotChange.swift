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

  /// Creates a change.
  public init(
    meaning: [String] = [],
    text: TextDifference? = nil,
    picture: ComparisonOutcome? = nil,
    regions: [String] = []
  ) {
    self.meaning = meaning
    self.text = text
    self.picture = picture
    self.regions = regions
  }

  /// Whether nothing differs.
  public var isEmpty: Bool { text == nil && picture == nil }
}
