#if canImport(SwiftUI)
  public import Navigation
  public import SwiftUI

  /// A tab bar over one stack per tab, drawn from a router.
  ///
  /// With ``splitInRegularWidth()`` it becomes a split view where there is room for one.
  public struct TabRootView<
    Tab: Hashable & Sendable, Route: Hashable & Sendable, Sheet: Hashable & Sendable,
    Item: View, Root: View, Page: View, Layer: View
  >: View {
    let router: TabRouter<Tab, Route, Sheet>
    let tabs: [Tab]
    let item: (Tab) -> Item
    private let root: (Tab) -> Root
    private let page: (Route) -> Page
    private let layer: (Sheet) -> Layer

    /// Creates a tab bar.
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
      self.item = item
      self.root = root
      self.page = page
      self.layer = layer
    }

    /// The tab bar.
    public var body: some View {
      TabView(selection: router.tabSelection) {
        ForEach(tabs, id: \.self) { tab in
          stack(of: tab)
            .tabItem { item(tab) }
            .tag(tab)
        }
      }
      .environment(router)
    }

    func stack(of tab: Tab) -> some View {
      StackView(router.router(for: tab), root: { root(tab) }, page: page, layer: layer)
    }
  }
#endif
