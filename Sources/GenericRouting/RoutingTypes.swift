/// A type whose values are the tabs of an app.
///
/// An enum or a struct; `allCases` is any collection. A tab that is not in `allCases` has pages like any other.
public protocol TabType: Hashable, CaseIterable, Identifiable, Sendable {
  /// The name of the tab's SF Symbol.
  var icon: String { get }
}

/// A type whose values are the pages of a stack.
public protocol DestinationType: Hashable {
  /// Makes the page for one component of a link.
  ///
  /// It is called once for each component, from left to right.
  ///
  /// - Parameters:
  ///   - path: The component.
  ///   - fullPath: All components of the link, this one included.
  ///   - parameters: The query of the link. Of several values with the same name, the last one.
  /// - Returns: The page, or nil to skip the component.
  static func from(path: String, fullPath: [String], parameters: [String: String]) -> Self?
}

/// A type whose values are the sheets of an app.
///
/// SwiftUI uses the id to decide whether a sheet replaces another one.
public protocol SheetType: Hashable, Identifiable {}
