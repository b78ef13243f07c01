import SwiftUI

@main
struct PantryApp: App {
  @State private var router = Router()

  var body: some Scene {
    WindowGroup {
      RootView().environment(router)
    }
  }
}

enum AppTab: String, CaseIterable, Hashable {
  case shelves, settings
}

struct RootView: View {
  @Environment(Router.self) private var router

  var body: some View {
    @Bindable var router = router
    TabView(selection: $router.tab) {
      Tab("Shelves", systemImage: "cabinet", value: AppTab.shelves) {
        NavigationStack(path: $router.path) {
          ShelvesView().navigationDestination(for: AppRoute.self) { route in
            RouteView(route: route)
          }
        }
      }
      Tab("Settings", systemImage: "gearshape", value: AppTab.settings) {
        NavigationStack {
          SettingsView()
        }
      }
    }
    .sheet(item: $router.sheet) { sheet in
      SheetView(sheet: sheet)
    }
  }
}
