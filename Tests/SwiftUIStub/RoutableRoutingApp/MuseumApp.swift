import RoutableRouting
import SwiftUI

/// An app as a user of the module would write it; it is only type-checked.
@main
struct MuseumApp: App {
  @State private var tab = 0
  private let ticketLinks = TicketLinks()

  var body: some Scene {
    WindowGroup {
      TabView(selection: $tab) {
        HallPage()
          .withRouter(\.hallRouter, features: [.deepLinking(HallLinks())])
          .tag(0)
        ArchivePage()
          .withRouter(\.archiveRouter)
          .tag(1)
        TicketsPage()
          .withRouter(
            \.ticketRouter,
            features: [
              .deepLinking(
                ticketLinks, includeUniversalLinks: true, universalLinkHandler: TicketWebLinks()),
              .stateRestoration(key: "tickets"),
            ]
          )
          .tag(2)
        // The same route type again; restoring does nothing, because the routes are not Codable.
        HallPage()
          .withRouter(
            \.hallRouter,
            features: [
              .deepLinking(HallLinks(), includeUniversalLinks: true),
              .stateRestoration(key: "second hall"),
            ]
          )
          .tag(3)
        TourPage().tag(4)
      }
    }
  }
}

struct HallPage: View {
  @Environment(\.hallRouter) private var router

  var body: some View {
    List {
      Button("Room 2") { router.navigate(to: .room(2)) }
      Button("Astrolabe") { router.show(Exhibit(number: 204, title: "Astrolabe")) }
      Button("Guide") {
        router.present(.guide(Guide()), style: .fullScreenCover) { router.popToRoot() }
      }
      Button("Back") { router.goBack() }
    }
    .navigationTitle("Halls")
  }
}

struct RoomPage: View {
  @Environment(\.hallRouter) private var router
  @Environment(\.dismiss) private var dismiss

  let number: Int

  var body: some View {
    List {
      Text("Room \(number), \(router.wrappedValue.count) pages deep")
      Button("Next room") { router.navigate(to: .room(number + 1)) }
      Button("Preview") { router.present(.room(number + 1), onDismiss: nil) }
      Button("Entrance") { router.popToRoot() }
      Button("No preview") { router.dismiss() }
      Button("Close") { dismiss() }
    }
    .task { router.goBack() }
  }
}

struct ExhibitPage: View {
  let exhibit: Exhibit

  var body: some View { Text(exhibit.title) }
}

struct ArchivePage: View {
  @Environment(\.archiveRouter) private var router

  var body: some View {
    Button("Oldest piece") { router.present(.exhibit(Exhibit(number: 1, title: "Flint"))) }
  }
}

struct TicketsPage: View {
  @Environment(\.ticketRouter) private var router

  var body: some View {
    Button("Calendar") { router.navigate(to: .calendar) }
    Button("Sunday") { router.wrappedValue = [.calendar, .day(7)] }
  }
}

struct TicketPage: View {
  @Environment(\.ticketRouter) private var router

  let route: TicketRoute

  var body: some View {
    switch route {
    case .calendar: Button("Tomorrow") { router.navigate(to: .day(1)) }
    case .day(let day): Button("Buy") { router.present(.receipt(number: "A\(day)")) }
    case .receipt(let number): Text(number)
    }
  }
}

/// A stack without 'withRouter', with the router as the view's own state.
struct TourPage: View {
  @Router private var path: [HallRoute]

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Button("Start") { _path.navigate(to: .room(1)) }
        Button("Rooms 1 and 2") { path = [.room(1), .room(2)] }
        Button("One more") { path.append(.room(path.count + 1)) }
        TourSteps(router: _path, path: $path)
      }
      .navigationDestination(for: HallRoute.self) { $0.destination }
    }
  }
}

/// A view that receives a router and a binding to its pages.
struct TourSteps: View {
  let router: Router<HallRoute>
  @Binding var path: [HallRoute]

  var body: some View {
    Text("\(path.count) pages")
    Button("Back") { router.goBack() }
    Button("Home") { path.removeAll() }
  }
}
