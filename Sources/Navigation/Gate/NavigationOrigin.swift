/// Who asked for a change.
public enum NavigationOrigin: String, Hashable, Sendable, Codable, CaseIterable {
  /// A gesture or a control that the system draws: a swipe back, a tab, a pulled-down sheet.
  case user
  /// The app's own code.
  case code
  /// A link.
  case link
  /// The state of an earlier launch.
  case restoration
  /// A test or the screenshot harness.
  case harness
}
