#if canImport(SwiftUI)
  public import SwiftUI
#endif

/// A type whose values are the tabs of an app.
///
/// It can be an enum or a struct; `allCases` is any collection. A tab that is not in `allCases` has pages too.
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
  ///   - parameters: The query of the link. The last of several values with the same name counts.
  /// - Returns: The page, or nil to skip the component.
  static func from(path: String, fullPath: [String], parameters: [String: String]) -> Self?
}

/// A type whose values are the sheets of an app.
///
/// SwiftUI uses the id to decide whether a sheet replaces another one.
public protocol SheetType: Hashable, Identifiable {}

#if canImport(SwiftUI)
  extension EnvironmentValues {
    /// The tab that a view is in, or nil if the app does not set it.
    ///
    /// Set it from the selected tab:
    ///
    ///     content.environment(\.currentTab, router.selectedTab)
    public var currentTab: (any TabType)? {
      get { self[CurrentTabKey.self] }
      set { self[CurrentTabKey.self] = newValue }
    }
  }

  private struct CurrentTabKey: EnvironmentKey {
    static var defaultValue: (any TabType)? { nil }
  }
#endif
