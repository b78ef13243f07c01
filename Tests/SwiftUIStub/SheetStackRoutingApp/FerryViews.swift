import Foundation
import SheetStackRouting
import SwiftUI

struct TimetablePage: View {
  @Environment(FerryRouter.self) private var router

  var body: some View {
    List {
      Button("Harbors") { router.navigateTo(.harbors) }
      Button("My trip") {
        router.navigateTo(.sailing(number: 7), for: .trips)
        router.selectedTab = .trips
      }
    }
    .navigationTitle("Timetable")
  }
}

struct TripsPage: View {
  @Environment(FerryRouter.self) private var router

  var body: some View {
    List {
      if let link = FerryRouter.link(toSailing: 7) {
        Link("Sailing 7", destination: link)
        Button("Open it here") {
          router.navigate(to: link, policy: .append, deepPush: false)
        }
      }
      Text("Pages: \(router[pathFor: .trips].count)")
    }
  }
}

struct FerrySheetPage: View {
  @Environment(FerryRouter.self) private var router

  let sheet: FerrySheet

  var body: some View {
    List {
      Button("Terms") { TicketModel(router).showTerms() }
      Button("Close", action: router.dismissSheet)
      Button("Close both") { router.dismissSheets(count: 2) }
      Button("Close all") { router.presentedSheets.removeAll() }
    }
  }
}

struct ProfilePage: View {
  // A page with its own stack and sheets, separate from the tabs.
  @State private var help = SimpleRouter<FerryPage, FerrySheet>()

  var body: some View {
    NavigationStack(path: help.pathBinding) {
      List {
        Button("Search") { help.navigateTo(.search(words: ["dog", "bicycle"])) }
        Button("Terms") { help.presentSheet(.terms) }
        Button("Back", action: help.pop)
        Button("First page", action: help.popToRoot)
      }
      .ferryPages()
    }
    .sheet(item: help.activeSheetBinding) { sheet in
      FerrySheetPage(sheet: sheet)
    }
  }
}

struct BoundHelp: View {
  @Bindable var help: SimpleRouter<FerryPage, FerrySheet>

  var body: some View {
    NavigationStack(path: $help.path) { EmptyView() }
  }
}
