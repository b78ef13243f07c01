#if canImport(SwiftUI)
  public import Navigation
  public import SwiftUI

  /// A tab bar over one stack per tab, drawn from a router.
  ///
  /// From iOS 18 on it is made of SwiftUI's `Tab`. With ``splitInRegularWidth()`` it has a sidebar where there is
  /// room for one.
  public struct TabRootView<
    Tab: Hashable & Sendable, Route: Hashable & Sendable, Sheet: Hashable & Sendable,
    Item: View, Root: View, Page: View, Layer: View
  >: View {
    let router: TabRouter<Tab, Route, Sheet>
    let tabs: [Tab]
    let item: (Tab) -> Item
    private let reselection: TabReselection
    private let root: (Tab) -> Root
    private let page: (Route) -> Page
    private let layer: (Sheet) -> Layer

    /// Creates a tab bar.
    ///
    /// - Parameters:
    ///   - router: Moves the app.
    ///   - tabs: The tabs in their order.
    ///   - reselection: What a tap on the selected tab does.
    ///   - item: What the tab bar or the sidebar shows of a tab, usually a label.
    ///   - root: The root page of a tab.
    ///   - page: The view of a page.
    ///   - layer: The view at the root of a sheet or cover.
    public init(
      _ router: TabRouter<Tab, Route, Sheet>, tabs: [Tab],
      reselection: TabReselection = .ignored, @ViewBuilder item: @escaping (Tab) -> Item,
      @ViewBuilder root: @escaping (Tab) -> Root, @ViewBuilder page: @escaping (Route) -> Page,
      @ViewBuilder layer: @escaping (Sheet) -> Layer
    ) {
      self.router = router
      self.tabs = tabs
      self.reselection = reselection
      self.item = item
      self.root = root
      self.page = page
      self.layer = layer
    }

    /// The tab bar.
    public var body: some View {
      tabView(isBarHidden: false)
        .environment(router)
        .reportsLayout(to: router)
    }

    /// The tabs; the views of their stacks are the same whether the bar is there or not.
    @ViewBuilder func tabView(isBarHidden: Bool) -> some View {
      if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
        TabView(selection: router.tabSelection(reselection: reselection)) {
          ForEach(tabs, id: \.self) { tab in
            SwiftUI.Tab(value: tab) {
              stack(of: tab)
            } label: {
              item(tab)
            }
          }
        }
      } else {
        TabView(selection: router.tabSelection(reselection: reselection)) {
          ForEach(tabs, id: \.self) { tab in
            stack(of: tab)
              .tabBarHidden(isBarHidden)
              .tabItem { item(tab) }
              .tag(tab)
          }
        }
      }
    }

    private func stack(of tab: Tab) -> some View {
      StackView(router.router(for: tab), root: { root(tab) }, page: page, layer: layer)
    }
  }

  extension View {
    fileprivate func tabBarHidden(_ isHidden: Bool) -> some View {
      #if os(iOS) || os(tvOS) || os(visionOS)
        toolbar(isHidden ? .hidden : .automatic, for: .tabBar)
      #else
        self
      #endif
    }
  }
#endif
