import SwiftUI

enum AppRoute: Hashable {
  case jar(Jar)
  case history
}

enum AppSheet: Identifiable {
  case addJar
  case about

  var id: Self { self }
}

@Observable
final class Router {
  var tab = AppTab.shelves
  var path: [AppRoute] = []
  var sheet: AppSheet?

  func open(_ route: AppRoute) { path.append(route) }
}

struct RouteView: View {
  let route: AppRoute

  var body: some View {
    switch route {
    case .jar(let jar): JarView(jar: jar)
    case .history: HistoryView()
    }
  }
}

struct SheetView: View {
  let sheet: AppSheet

  var body: some View {
    switch sheet {
    case .addJar: AddJarView()
    case .about: AboutView()
    }
  }
}
