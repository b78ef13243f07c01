#if canImport(SwiftUI)
  public import SwiftUI

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
