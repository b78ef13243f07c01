#if canImport(SwiftUI)
  import Foundation
  import GenericRouting
  import SwiftUI

  // An app with the router with tabs; it is only type-checked.

  struct SkyApp: App {
    @State private var router = SkyRouter(initialTab: .tonight)

    var body: some Scene {
      WindowGroup {
        SkyRoot()
          .environment(router)
          .environment(\.skyRouter, router)
          .environment(\.currentTab, router.selectedTab)
          .onOpenURL { router.navigate(to: $0) }
      }
    }
  }

  struct SkyRoot: View {
    @Environment(SkyRouter.self) private var router

    var body: some View {
      @Bindable var router = router
      TabView(selection: $router.selectedTab) {
        ForEach(SkyTab.allCases) { tab in
          NavigationStack(path: $router[tab]) {
            SkyHome(tab: tab)
              .navigationDestination(for: SkyPage.self) { SkyPageView(page: $0) }
          }
          .tabItem { Label(tab.rawValue, systemImage: tab.icon) }
          .tag(tab)
        }
      }
      .sheet(item: $router.presentedSheet) { SkySheetView(sheet: $0) }
    }
  }

  struct SkyHome: View {
    @Environment(SkyRouter.self) private var router
    @Environment(\.currentTab) private var currentTab
    let tab: SkyTab

    var body: some View {
      List {
        Text(verbatim: currentTab?.icon ?? tab.icon)
        Text(verbatim: "\(router[tab].count) pages, \(router.selectedTabPath.count) in front")
        Button("Constellations") { router.navigateTo(.constellations) }
        Button("Orion in the atlas") {
          router.navigateTo(.constellation(name: "Orion"), for: .atlas)
        }
        Button("Rigel") { router.showStar(24436, in: "Orion", for: tab) }
        Button("From a link") { router.navigate(to: "sky://constellations/star?number=24436") }
        Button("Log") { router.presentSheet(.newObservation(of: nil)) }
        Button("Back") { router.popNavigation() }
        Button("Start") { router.popToRoot() }
      }
      .navigationTitle("Sky")
    }
  }

  struct SkyPageView: View {
    @Environment(\.skyRouter) private var router
    let page: SkyPage

    var body: some View {
      List {
        Text(verbatim: String(describing: page))
        Button("Observe") { router.presentSheet(.newObservation(of: page)) }
        if let link = URL.deepLink(scheme: "sky", destinations: [page]) {
          Link("Share", destination: link)
        }
      }
    }
  }

  struct SkySheetView: View {
    @Environment(\.skyRouter) private var router
    let sheet: SkySheet

    var body: some View {
      switch sheet {
      case .newObservation:
        Button("Done") { router.dismissSheet() }
      case .telescopes:
        SetupView()
      }
    }
  }

  extension EnvironmentValues {
    /// The router, for views that may be shown without one.
    var skyRouter: SkyRouter {
      get { self[SkyRouterKey.self] }
      set { self[SkyRouterKey.self] = newValue }
    }
  }

  /// The expansion of the macro `@Entry`: a new router for each read, off the main actor.
  private struct SkyRouterKey: EnvironmentKey {
    static var defaultValue: SkyRouter { SkyRouter(initialTab: .tonight) }
  }
#endif
