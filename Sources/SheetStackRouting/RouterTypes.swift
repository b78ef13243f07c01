/// A tab of the app.
public protocol TabType: Hashable, CaseIterable, Sendable {}

/// A page of the app that can be pushed.
///
/// A page needs no `Codable` and no `Sendable`. Add them to the app's type where it is archived or
/// crosses actors.
public protocol DestinationType: Hashable {
  /// Returns the segment that names a page in links.
  ///
  /// - Parameter destination: The page. Its payload is not part of the segment.
  static func path(for destination: Self) -> String

  /// Returns the page of one segment of a link.
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
