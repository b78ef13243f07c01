/// How much of the screen a sheet covers.
public enum Detent: String, Hashable, Sendable, Codable, CaseIterable {
  /// About half of the height.
  case medium
  /// The whole height but for the top edge.
  case large
}
