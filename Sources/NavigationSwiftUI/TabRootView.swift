#if canImport(SwiftUI)
  import Foundation
  public import Navigation
  public import SwiftUI

  /// A tab bar over one stack per tab, drawn from a router.
  ///
  /// From iOS 18 on it uses SwiftUI's `Tab`. With ``splitInRegularWidth()`` it has a sidebar if there is enough
  /// room.
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
    ///   - router: The app's router.
    ///   - tabs: The tabs in their order.
    ///   - reselection: The effect of a tap on the selected tab.
    ///   - item: The item of a tab in the tab bar or the sidebar, usually a label.
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

    /// The tabs; the views of their stacks are the same with and without the bar.
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

  extension TabRootView {
    /// Shows a sidebar instead of the tab bar where the width is regular.
    ///
    /// From iOS 18 and macOS 15 on this is SwiftUI's own sidebar-adaptable tab view. In earlier versions it is a
    /// list beside the tabs, and on macOS the tabs alone, because their bar cannot be hidden there. In all cases the
    /// tabs' views keep their position in the view tree when the width changes, so that pages keep their state,
    /// sheets stay presented and tasks continue.
    public func splitInRegularWidth() -> some View { SplitRootView(tabBar: self) }
  }

  /// A tab bar in compact width, a sidebar beside the same tabs in regular width.
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
            // The same position in the view tree with and without the list.
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

  extension View {
    /// Reports changes of the layout to a router, so that it can distinguish a tap on the selected tab from a
    /// repeated write.
    func reportsLayout<Tab, Route, Sheet>(to router: TabRouter<Tab, Route, Sheet>) -> some View {
      modifier(LayoutReports { router.layoutDidChange() })
    }
  }

  private struct LayoutReports: ViewModifier {
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.scenePhase) private var scenePhase

    private let report: @MainActor @Sendable () -> Void

    init(_ report: @escaping @MainActor @Sendable () -> Void) {
      self.report = report
    }

    func body(content: Content) -> some View {
      content
        .onChange(of: horizontalSizeClass) { report() }
        .onChange(of: scenePhase) { report() }
        .onGeometryChange(for: CGSize.self, of: \.size) { _ in report() }
    }
  }
#endif
