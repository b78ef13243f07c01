#if canImport(SwiftUI)
  import Foundation
  import Navigation
  public import SwiftUI

  extension TabRootView {
    /// Shows a sidebar instead of the tab bar where the width is regular.
    ///
    /// From iOS 18 and macOS 15 on this is SwiftUI's own sidebar-adaptable tab view. Before, it is a list beside the
    /// tabs, and on macOS the tabs alone, whose bar cannot be hidden there. Either way the tabs' views stay where they are in the tree when the width changes, so that pages keep their state,
    /// sheets stay up and tasks go on.
    public func splitInRegularWidth() -> some View { SplitRootView(tabBar: self) }
  }

  /// A tab bar where the width is compact, a sidebar beside the same tabs where it is regular.
  private struct SplitRootView<
    Tab: Hashable & Sendable, Route: Hashable & Sendable, Sheet: Hashable & Sendable,
    Item: View, Root: View, Page: View, Layer: View
  >: View {
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass

    let tabBar: TabRootView<Tab, Route, Sheet, Item, Root, Page, Layer>

    var body: some View {
      tabs
        .environment(tabBar.router)
        .reportsLayout(to: tabBar.router)
    }

    @ViewBuilder private var tabs: some View {
      #if os(watchOS)
        tabBar.tabView(isBarHidden: false)
      #else
        if #available(iOS 18, macOS 15, tvOS 18, visionOS 2, *) {
          tabBar.tabView(isBarHidden: false).tabViewStyle(.sidebarAdaptable)
        } else {
          HStack(spacing: 0) {
            if isRegular {
              List(tabBar.tabs, id: \.self, selection: tabBar.router.sidebarSelection) {
                tabBar.item($0)
              }
              .frame(width: 280)
            }
            // The same place in the tree with and without the list.
            tabBar.tabView(isBarHidden: isRegular)
          }
        }
      #endif
    }

    private var isRegular: Bool {
      #if os(macOS)
        false
      #else
        horizontalSizeClass == .regular
      #endif
    }
  }
#endif
