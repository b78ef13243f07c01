/// What `navigate(to:policy:)` does with the pages that are there already.
public enum NavigationPolicy: String, Hashable, Sendable, Codable, CaseIterable {
  /// Keeps them and goes on from the top one.
  case append
  /// Drops them all.
  case replace
  /// Drops the top one.
  case replaceTop
}
