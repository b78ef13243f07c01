/// How new pages are combined with the pages of a stack.
public enum NavigationPolicy: Sendable {
  /// Replaces all pages.
  case replace
  /// Pushes the new pages.
  case append
  /// Removes the last page and pushes the new ones. At the root it only pushes.
  case replaceTop
}

extension NavigationPolicy {
  /// Returns how many pages of a stack are removed before the new ones are pushed.
  ///
  /// - Parameters:
  ///   - old: The number of pages in the stack.
  ///   - new: The number of new pages. `replaceTop` without new pages removes nothing.
  func removedCount(old: Int, new: Int) -> Int {
    switch self {
    case .replace: old
    case .append: 0
    case .replaceTop: new == 0 ? 0 : min(old, 1)
    }
  }
}
