import AppReading
import Scenes
import Testing

@Suite("Pages of cases that are written in place")
struct PageInPlaceTests {
  @Test("Each is named after its case and has its own texts and edges")
  func cases() {
    let app = GraphOutline(
      """
      enum Part: Hashable { case place, lid }
      struct RootView: View {
        @State private var isAsking = false
        var body: some View {
          NavigationStack {
            List {
              NavigationLink("Place", value: Part.place)
              NavigationLink("Lid", value: Part.lid)
            }
            .navigationDestination(for: Part.self) { part in
              switch part {
              case .place: place
              case .lid: lid
              }
            }
          }
        }
        var place: some View { Form { Text("Where it stands"); HelpButton() } }
        var lid: some View { Form { Text("What closes it") } }
      }
      struct HelpButton: View {
        @State private var isShown = false
        var body: some View {
          Button("Help") { isShown = true }.sheet(isPresented: $isShown) { HelpView() }
        }
      }
      struct HelpView: View { var body: some View { Text("All the help") } }
      """)
    #expect(app.destinations == ["Part.place route: Part.place", "Part.lid route: Part.lid"])
    #expect(app.texts(of: "Part.place") == ["Where it stands", "Help"])
    #expect(app.texts(of: "Part.lid") == ["What closes it"])
    #expect(app.texts(of: "RootView") == ["Place", "Lid"])
    #expect(
      app.edges == [
        "RootView -push \"Place\"-> Part.place", "RootView -push \"Lid\"-> Part.lid",
        "Part.place -sheet \"Help\"-> HelpView",
      ])
  }

  @Test(
    "A page is the one that is shown once its model is loaded, and the one inside of several routes"
  )
  func wrappers() {
    let app = GraphOutline(
      """
      enum Route: Hashable { case main(MainRoute) }
      enum MainRoute: Hashable { case jars(JarRoute), jar(Int) }
      enum JarRoute: Hashable { case list, lost }
      struct RootView: View {
        var body: some View {
          NavigationStack {
            VStack {
              NavigationLink("All", value: Route.main(.jars(.list)))
              NavigationLink("Lost", value: Route.main(.jars(.lost)))
              NavigationLink("One", value: Route.main(.jar(1)))
            }
            .navigationDestination(for: Route.self) { RouteView(route: $0) }
          }
        }
      }
      struct RouteView: View {
        let route: Route
        var body: some View { switch route { case .main(let route): MainRouteView(route: route) } }
      }
      struct MainRouteView: View {
        let route: MainRoute
        var body: some View {
          switch route {
          case .jars(let route): JarRouteView(route: route)
          case .jar(let id): JarDestinationView(id: id)
          }
        }
      }
      struct JarRouteView: View {
        let route: JarRoute
        var body: some View { switch route { case .list: JarsView(); case .lost: LostView() } }
      }
      struct JarsView: View { var body: some View { Text("Jars").navigationTitle("All jars") } }
      struct LostView: View { var body: some View { Text("Lost jars") } }
      struct JarDestinationView: View {
        @Query private var jars: [Jar]
        let id: Int
        var body: some View {
          if let jar = jars.first { JarView(jar: jar) } else { ContentUnavailableView("No jar", systemImage: "x") }
        }
      }
      struct Jar { let name: String }
      struct JarView: View { let jar: Jar; var body: some View { Text("One jar") } }
      """)
    #expect(
      app.destinations == [
        "Route.main.jar route: JarView", "Route.main.jars.list route: JarsView",
        "Route.main.jars.lost route: LostView",
      ])
    #expect(app.texts(of: "JarView") == ["One jar"])
  }

  @Test("A branch of a tab that shows the page of another tab is that tab's")
  func tabBranches() {
    let app = GraphOutline(
      """
      enum Place { case home, device }
      struct RootView: View {
        @State private var place = Place.home
        @State private var device: Int?
        var body: some View {
          VStack {
            switch place {
            case .home: HomeView()
            case .device: if let device { DeviceView(id: device) } else { HomeView() }
            }
            HStack { Button("Home") { place = .home }; Button("Device") { place = .device } }
          }
        }
      }
      struct HomeView: View { var body: some View { NavigationStack { NavigationLink("Jar") { JarView() } } } }
      struct DeviceView: View { let id: Int; var body: some View { Text("The device") } }
      struct JarView: View { var body: some View { Text("One jar") } }
      """)
    #expect(app.graph.tabs.map(\.title) == ["Home", "Device"])
    #expect(app.texts(of: "DeviceView") == ["The device"])
    #expect(app.edges == ["HomeView -push \"Jar\"-> JarView"])
  }

  @Test("What a sheet shows for all cases alike is one page of the view that shows it")
  func onePage() {
    let app = GraphOutline(
      """
      enum Part: String, Identifiable { case place, lid
        var id: String { rawValue }
        var title: String { switch self { case .place: "Where it stands"; case .lid: "What closes it" } }
      }
      struct RootView: View {
        @State private var part: Part?
        var body: some View {
          VStack { Button("Place") { part = .place }; Button("Lid") { part = .lid } }
            .sheet(item: $part) { part in form(part) }
        }
        func form(_ part: Part) -> some View {
          NavigationStack { VStack { Text(part.title); Text("Notes") }.navigationTitle("Part") }
        }
      }
      """)
    #expect(app.destinations == [])
    #expect(
      app.edges == [
        "RootView -sheet \"Place\"-> RootView.part", "RootView -sheet \"Lid\"-> RootView.part",
      ])
    let page = app.report.views.first { $0.view == "RootView.part" }
    #expect(page?.texts == ["Part", "Notes"])
    #expect(page?.otherTexts == ["Where it stands", "What closes it"])
  }
}
