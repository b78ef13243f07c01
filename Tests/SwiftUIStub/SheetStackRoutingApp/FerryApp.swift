import Foundation
import SheetStackRouting
import SwiftUI

@main
struct FerryApp: App {
  @State private var router = FerryRouter(initialTab: .timetable)

  var body: some Scene {
    WindowGroup {
      FerryTabs(router: router)
        .environment(router)
        .onOpenURL { url in
          if !router.navigate(to: url) { router.selectedTab = .timetable }
        }
    }
  }
}

struct FerryTabs: View {
  @Bindable var router: FerryRouter

  var body: some View {
    TabView(selection: $router.selectedTab) {
      NavigationStack(path: router.binding(for: .timetable)) {
        TimetablePage().ferryPages()
      }
      .tabItem { Label("Timetable", systemImage: "clock") }
      .tag(FerryTab.timetable)

      NavigationStack(path: router.binding(for: .trips)) {
        TripsPage().ferryPages()
      }
      .tabItem { Label("Trips", systemImage: "ferry") }
      .tag(FerryTab.trips)

      // The subscript can be bound too.
      NavigationStack(path: $router[pathFor: .profile]) {
        ProfilePage().ferryPages()
      }
      .tabItem { Label("Profile", systemImage: "person") }
      .tag(FerryTab.profile)
    }
    .sheet(item: router.activeSheetBinding) { sheet in
      FerrySheetPage(sheet: sheet)
    }
  }
}

/// The same tabs, with the router as a view's own state.
struct FerryPreview: View {
  @State private var router = FerryRouter(
    initialTab: .trips, initialPaths: [.trips: [.sailing(number: 7)]])

  var body: some View {
    TabView(selection: $router.selectedTab) {
      ForEach(FerryTab.allCases, id: \.self) { tab in
        NavigationStack(path: router.binding(for: tab)) { TripsPage().ferryPages() }
          .tag(tab)
      }
    }
    .sheet(item: router.activeSheetBinding, onDismiss: router.dismissSheet) { sheet in
      FerrySheetPage(sheet: sheet)
    }
    .environment(router)
  }
}

extension View {
  func ferryPages() -> some View {
    navigationDestination(for: FerryPage.self) { page in
      FerryPageView(page: page)
    }
  }
}

struct FerryPageView: View {
  @Environment(FerryRouter.self) private var router

  let page: FerryPage

  var body: some View {
    switch page {
    case .harbors:
      List {
        Button("North Pier") { router.navigateTo(.harbor(name: "north")) }
        Button("Sailing 12 from North Pier") {
          router.navigateTo([.harbors, .harbor(name: "north"), .sailing(number: 12)])
        }
      }
    case .harbor(let name): Text("Harbor \(name)")
    case .sailing(let number):
      List {
        Button("Buy a ticket") { router.buyTicket(forSailing: number) }
        Button("Another sailing") {
          router.navigateTo(.sailing(number: number + 1), policy: .replaceTop)
        }
        Button("All harbors") { router.popTo { $0 == .harbors } }
        Button("Back") { router.popNavigation() }
        Button("Timetable") { router.popToRoot() }
      }
    case .search(let words): Text(verbatim: words.joined(separator: " "))
    }
  }
}
