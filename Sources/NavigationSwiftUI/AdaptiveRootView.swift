#if canImport(SwiftUI)
  import Navigation
  public import SwiftUI

  extension TabRootView {
    /// Shows a split view with a sidebar in place of the tab bar where the width is regular.
    ///
    /// Both show the same router, so a turn of the device keeps every stack; the sidebar's selection is
    /// the selected tab.
    public func splitInRegularWidth() -> some View { AdaptiveRootView(tabBar: self) }
  }

  /// A tab bar where the width is compact, a split view with a sidebar where it is regular.
  private struct AdaptiveRootView<
    Tab: Hashable & Sendable, Route: Hashable & Sendable, Sheet: Hashable & Sendable,
    Item: View, Root: View, Page: View, Layer: View
  >: View {
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass

    let tabBar: TabRootView<Tab, Route, Sheet, Item, Root, Page, Layer>

    var body: some View {
      if horizontalSizeClass == .regular {
        NavigationSplitView {
          List(tabBar.tabs, id: \.self, selection: router.sidebarSelection) { tabBar.item($0) }
        } detail: {
          // The identity makes SwiftUI build another stack for another tab, and not push into this one.
          tabBar.stack(of: router.selectedTab).id(router.selectedTab)
        }
        .environment(router)
      } else {
        tabBar
      }
    }

    private var router: TabRouter<Tab, Route, Sheet> { tabBar.router }
  }
#endif
