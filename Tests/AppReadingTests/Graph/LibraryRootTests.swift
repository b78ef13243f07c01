import AppReading
import Scenes
import Testing

@Suite("Apps whose container or tab bar is not that of SwiftUI")
struct LibraryRootTests {
  @Test("A router of a library with an enum of routes that makes the views")
  func libraryRouter() {
    let app = GraphOutline([
      """
      @main struct SmallApp: App {
        @State private var router = Router<AppRoute>()
        @State var isBroken = false
        let toast: Toast
        var body: some Scene {
          WindowGroup {
            ZStack {
              Group {
                if isBroken {
                  BlockerView(title: "Blocked")
                } else {
                  Container(router: router) { if session.isKnown() { HomeScreen() } else { LoginScreen() } }
                    .task { await session.start() }
                }
              }
              VStack { if toast.isShown { ToastView(toast: toast) }; Spacer() }
            }
          }
        }
      }
      """,
      """
      enum AppRoute: NavigationDestination {
        case home, film(String)
        @ViewBuilder func view() -> some View {
          switch self {
          case .home: HomeScreen()
          case .film(let name): FilmScreen(name: name)
          }
        }
      }
      struct HomeScreen: View {
        @EnvironmentObject var router: Router<AppRoute>
        var body: some View { Button("Film") { router.navigate(to: .film("X")) } }
      }
      struct LoginScreen: View {
        @EnvironmentObject var router: Router<AppRoute>
        var body: some View { Button("Sign In") { router.navigate(to: .home) } }
      }
      struct FilmScreen: View { let name: String; var body: some View { Text("Film") } }
      """,
    ])
    #expect(
      app.destinations == ["AppRoute.home route: HomeScreen", "AppRoute.film route: FilmScreen"])
    #expect(
      app.ids.sorted()
        == ["route.film", "route.home", "view.home", "view.login"].sorted())
    #expect(
      app.edges == [
        "HomeScreen -push \"Film\"-> AppRoute.film",
        "LoginScreen -push \"Sign In\"-> AppRoute.home",
      ])
  }

  @Test("The enum of an app that pushes values itself is left to what shows it")
  func ownRouter() {
    let app = GraphOutline(
      """
      enum AppRoute: NavigationDestination {
        case film
        @ViewBuilder var page: some View { FilmScreen() }
      }
      struct RootView: View {
        var body: some View {
          NavigationStack {
            Button("Film") { router.navigate(to: .film) }
              .navigationDestination(for: Int.self) { _ in FilmScreen() }
          }
        }
      }
      struct FilmScreen: View { var body: some View { Text("Film") } }
      """)
    #expect(app.destinations.isEmpty)
    #expect(app.edges.isEmpty)
  }

  @Test("Buttons that set a number, a switch over it, and a tour over all of it")
  func numbers() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var tab = 0
        var body: some View {
          ZStack {
            VStack {
              Group {
                switch tab {
                case 0: HomeView()
                case 1: MapView { tab = 0 }
                default: HomeView()
                }
              }
              HStack {
                Button(action: { select(0) }) { Item(title: "Home") }
                Button(action: { select(1) }) { Item(title: "Map") }
              }
            }
            Tour()
          }
        }
        func select(_ number: Int) { if number == tab { return }; tab = number }
      }
      struct Item: View { let title: String; var body: some View { VStack { Image(systemName: "star"); Text(title) } } }
      struct Tour: View {
        @State var step = 0
        var body: some View { if step == 0 { ZStack { Text("Welcome") } } else { ZStack { Text("Done") } } }
      }
      struct HomeView: View { var body: some View { Text("Home") } }
      struct MapView: View {
        let leave: () -> Void
        var body: some View { Button("Leave") { leave() } }
      }
      """)
    #expect(app.graph.tabs.map(\.title) == ["Home", "Map"])
    #expect(app.ids == ["tab.home", "tab.map"])
    #expect(app.edges == ["MapView -tab \"Leave\"-> HomeView"])
  }

  @Test("Pages on top of each other in a group, and a condition of a page that is no tab bar")
  func layers() {
    let app = GraphOutline(
      """
      enum Place { case home, map }
      enum Phase { case idle, busy, done }
      struct RootView: View {
        @State private var place = Place.home
        var body: some View {
          ZStack {
            Group {
              HomeView().opacity(place == .home ? 1 : 0)
              MapView().opacity(place == .map ? 1 : 0)
            }
            Button("Map") { place = .map }
          }
        }
      }
      struct HomeView: View {
        @State var phase = Phase.idle
        var body: some View {
          List {
            switch phase { case .idle: Text("Idle"); case .busy: Text("Busy"); case .done: Text("Done") }
            Button("Try") { phase = .busy }
            Button("Stop") { phase = .idle }
          }
        }
      }
      struct MapView: View { var body: some View { Text("Map") } }
      """)
    #expect(app.graph.tabs.map(\.title) == ["Home", "Map"])
    #expect(app.ids == ["tab.place.home", "tab.place.map"])
  }

  @Test("A page in a condition with what lies over it")
  func overlay() {
    let app = GraphOutline(
      """
      struct RootView: View {
        let user: User
        @State var notice: String?
        var body: some View {
          ZStack {
            Group { if user.isKnown { MainPage() } else { WelcomePage() } }
            if let notice { VStack { Text(notice); Button("Close") {} } }
          }
        }
      }
      struct MainPage: View { var body: some View { Text("Main") } }
      struct WelcomePage: View { var body: some View { Text("Welcome") } }
      """)
    #expect(app.ids.sorted() == ["view.main", "view.welcome"])
  }
}
