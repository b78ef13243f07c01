#if canImport(SwiftUI)
  public import Navigation
  public import SwiftUI

  /// A view with a router at a screen, for `#Preview`.
  ///
  ///     #Preview("Recipe") {
  ///       NavigationPreview(of: AppScreen.recipe, homeTab: .recipes) { router in
  ///         RootView(router: router)
  ///       }
  ///     }
  ///
  /// The environment contains the router and the selected tab's stack router. The router lives as long as the
  /// preview, which is interactive.
  public struct NavigationPreview<
    Tab: Hashable & Sendable, Route: Hashable & Sendable, Sheet: Hashable & Sendable, Content: View
  >: View {
    @State private var router: TabRouter<Tab, Route, Sheet>

    private let content: (TabRouter<Tab, Route, Sheet>) -> Content

    /// Creates a preview of a screen.
    ///
    /// - Parameters:
    ///   - screen: The router's first screen.
    ///   - homeTab: The tab for a path without a tab.
    ///   - content: The view, usually the app's root or a single page.
    public init(
      of screen: some ScreenPathConvertible<Tab, Route, Sheet>, homeTab: Tab,
      @ViewBuilder content: @escaping (TabRouter<Tab, Route, Sheet>) -> Content
    ) {
      let state = NavigationState(visiting: screen.navigationPath, homeTab: homeTab)
      _router = State(wrappedValue: TabRouter(homeTab: homeTab, state: state))
      self.content = content
    }

    /// The view.
    public var body: some View {
      content(router)
        .environment(router)
        .environment(router.activeStack)
    }
  }
#endif
