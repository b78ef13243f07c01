#if canImport(SwiftUI)
  public import Navigation
  public import SwiftUI

  /// A tab bar over one stack per tab, drawn from a router.
  public struct TabRootView<
    Tab: Hashable & Sendable, Route: Hashable & Sendable, Sheet: Hashable & Sendable,
    Item: View, Root: View, Page: View, Layer: View
  >: View {
    private let router: TabRouter<Tab, Route, Sheet>
    private let tabs: [Tab]
    private let views: RootViews<Tab, Route, Sheet, Item, Root, Page, Layer>

    /// Creates a tab bar.
    ///
    /// - Parameters:
    ///   - router: Moves the app.
    ///   - tabs: The tabs in their order.
    ///   - item: What the tab bar says of a tab, usually a label.
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

    /// The tab bar.
    public var body: some View {
      TabView(selection: router.tabSelection) {
        ForEach(tabs, id: \.self) { tab in
          views.stack(router.router(for: tab), tab: tab)
            .tabItem { views.item(tab) }
            .tag(tab)
        }
      }
      .environment(router)
    }
  }

  /// The views that make up an app's root, whatever its shape.
  struct RootViews<
    Tab: Hashable & Sendable, Route: Hashable & Sendable, Sheet: Hashable & Sendable,
    Item: View, Root: View, Page: View, Layer: View
  > {
    let item: (Tab) -> Item
    let root: (Tab) -> Root
    let page: (Route) -> Page
    let layer: (Sheet) -> Layer

    @MainActor
    func stack(_ router: StackRouter<Route, Sheet>, tab: Tab) -> some View {
      StackView(router, root: { root(tab) }, page: page, layer: layer)
    }
  }
#endif
