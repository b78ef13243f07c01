/// A tab of the app.
public protocol TabType: Hashable, CaseIterable, Sendable {}

/// A page of the app that can be pushed.
///
/// A page need not be `Codable` or `Sendable`. Add these to the app's type if it is archived or
/// crosses actors.
public protocol DestinationType: Hashable {
  /// Returns the segment for a page in links.
  ///
  /// - Parameter destination: The page. Its associated values are not part of the segment.
  static func path(for destination: Self) -> String

  /// Returns the page for one segment of a link.
  ///
  /// - Parameters:
  ///   - path: The segment.
  ///   - fullPath: The segments of the link up to and including this one.
  ///   - parameters: All values of each query parameter, in the order of the link. A name without a
  ///     value has `""`.
  /// - Returns: The page, or nil to refuse the whole link.
  static func from(
    path: String, fullPath: [String], parameters: [String: [String]]
  ) -> Self?
}

/// A sheet of the app.
public protocol SheetType: Hashable, Identifiable, Sendable {}

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
