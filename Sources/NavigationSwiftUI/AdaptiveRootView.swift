#if canImport(SwiftUI)
  public import Navigation
  public import SwiftUI

  /// A tab bar where the width is compact, a split view with a sidebar where it is regular.
  ///
  /// Both show the same router, so a turn of the device keeps every stack; the sidebar's selection is
  /// the selected tab.
  public struct AdaptiveRootView<
    Tab: Hashable & Sendable, Route: Hashable & Sendable, Sheet: Hashable & Sendable,
    Item: View, Root: View, Page: View, Layer: View
  >: View {
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass

    private let router: TabRouter<Tab, Route, Sheet>
    private let tabs: [Tab]
    private let views: RootViews<Tab, Route, Sheet, Item, Root, Page, Layer>

    /// Creates a root.
    ///
    /// - Parameters:
    ///   - router: Moves the app.
    ///   - tabs: The tabs in their order.
    ///   - item: What the tab bar or the sidebar says of a tab, usually a label.
    ///   - root: The root page of a tab.
    ///   - page: The view of a page.
    ///   - layer: The view at the root of a sheet or cover.
    public init(
      _ router: TabRouter<Tab, Route, Sheet>, tabs: [Tab],
      @ViewBuilder item: @escaping (Tab) -> Item, @ViewBuilder root: @escaping (Tab) -> Root,
      @ViewBuilder page: @escaping (Route) -> Page, @ViewBuilder layer: @escaping (Sheet) -> Layer
    ) {
      self.router = router
      self.tabs = tabs
      views = RootViews(item: item, root: root, page: page, layer: layer)
    }

    /// The tab bar or the split view.
    public var body: some View {
      if horizontalSizeClass == .regular {
        NavigationSplitView {
          List(tabs, id: \.self, selection: router.sidebarSelection) { views.item($0) }
        } detail: {
          // The identity makes SwiftUI build another stack for another tab, and not push into this one.
          views.stack(router.router(for: router.selectedTab), tab: router.selectedTab)
            .id(router.selectedTab)
        }
        .environment(router)
      } else {
        TabRootView(
          router, tabs: tabs, item: views.item, root: views.root, page: views.page,
          layer: views.layer)
      }
    }
  }
#endif
