import ArchitectureRouting
import SwiftUI

struct TabPage: View {
  @Environment(TabRouter.self) private var tabRouter
  @Environment(\.appRouter) private var router

  let tab: AppTab

  var body: some View {
    List {
      Button("Sirius") { router.navigate(to: .star(name: "Sirius")) }
      Button("Sirius and its neighbours") {
        router.resetAndNavigate(to: [.star(name: "Sirius"), .neighbours(star: "Sirius")])
      }
      Button("Filter") { router.present(sheet: .filter) }
      Button("Star map") { router.present(fullScreenCover: .starMap) }
      Button("Settings") { tabRouter.navigate(to: .settings) }
      Button("Logbook") { tabRouter.selectedTab = .logbook }
    }
    .navigationTitle("Stargazing")
  }
}

struct RoutePage: View {
  @Environment(\.appRouter) private var router

  let route: AppRoute

  var body: some View {
    switch route {
    case .star(let name):
      Button("New sighting") {
        router.present(
          sheet: .newSighting(star: name) { sighting in
            router.dismissSheet()
            router.navigate(to: .sighting(sighting))
          })
      }
    case .neighbours(let star):
      Text("Near \(star)")
    case .sighting(let sighting):
      Button("Delete") { router.askToDelete(sighting) }
    case .settings:
      Button("Back to the start", action: router.popToRoot)
    }
  }
}

struct SheetPage: View {
  @Environment(\.appRouter) private var router

  let sheet: AppSheet

  var body: some View {
    switch sheet {
    case .filter:
      Button("Done", action: router.dismissSheet)
    case .newSighting(let star, let onSave):
      Button("Save") { onSave(Sighting(star: star)) }
    case .starMap:
      Button("Close", action: router.dismissFullScreenCover)
    }
  }
}
