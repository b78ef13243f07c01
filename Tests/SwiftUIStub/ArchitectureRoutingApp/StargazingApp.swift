import ArchitectureRouting
import SwiftUI

/// An app with pasted classes of the architecture, after its migration; it is only type-checked.
@main
struct StargazingApp: App {
  @State private var tabRouter = TabRouter()

  private let resolver = DeepLinkResolver(catalogue: StarCatalogue(names: ["Sirius", "Vega"]))

  var body: some Scene {
    WindowGroup {
      AdaptiveRoot(tabRouter: tabRouter)
        .environment(tabRouter)
        .onOpenURL { url in
          Task { await tabRouter.follow(url, with: resolver) }
        }
        .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
          guard let url = activity.webpageURL else { return }
          Task {
            guard let destination = try? await resolver.resolve(url) else { return }
            tabRouter.handle(destination: destination)
          }
        }
    }
  }
}

// What `@Entry var appRouter = AppRouter()` expands to; the macro is not in the stub of SwiftUI.
extension EnvironmentValues {
  private struct AppRouterKey: EnvironmentKey {
    typealias Value = AppRouter
    static var defaultValue: Value { AppRouter() }
  }

  var appRouter: AppRouter {
    get { self[AppRouterKey.self] }
    set { self[AppRouterKey.self] = newValue }
  }
}

/// Tabs in compact width, a sidebar otherwise.
struct AdaptiveRoot: View {
  @Environment(\.horizontalSizeClass) private var sizeClass

  let tabRouter: TabRouter

  var body: some View {
    if sizeClass == .compact {
      TabRoot(tabRouter: tabRouter)
    } else {
      FeatureRoot()
    }
  }
}

struct TabRoot: View {
  @State private var tabRouter: TabRouter

  init(tabRouter: TabRouter) {
    _tabRouter = State(initialValue: tabRouter)
  }

  var body: some View {
    TabView(selection: $tabRouter.selectedTab) {
      ForEach(AppTab.allCases, id: \.self) { tab in
        StackRoot(router: tabRouter.router(for: tab)) { TabPage(tab: tab) }
          .environment(\.appRouter, tabRouter.router(for: tab))
          .tabItem { Label(tab.title, systemImage: tab.symbol) }
          .tag(tab)
      }
    }
  }
}

/// SwiftUI itself collapses columns that do not fit.
struct FeatureRoot: View {
  @State private var tabRouter = TabRouter()
  @State private var feature: AppFeature? = .observing

  var body: some View {
    NavigationSplitView {
      List(AppFeature.allCases, id: \.self, selection: $feature) { feature in
        Label(feature.tab.title, systemImage: feature.tab.symbol)
      }
    } detail: {
      if let tab = feature?.tab {
        StackRoot(router: tabRouter.router(for: tab)) { TabPage(tab: tab) }
          .environment(\.appRouter, tabRouter.router(for: tab))
          .id(tab)
      } else {
        Text("Choose a feature")
      }
    }
  }
}

/// One stack on its own, as in a preview or a window.
struct StandaloneStack: View {
  @State private var router = AppRouter()

  var body: some View {
    NavigationStack(path: $router.stack) {
      TabPage(tab: .sky).navigationDestination(for: AppRoute.self) { RoutePage(route: $0) }
    }
    .sheet(item: $router.activeSheet) { SheetPage(sheet: $0) }
    .environment(\.appRouter, router)
  }
}
