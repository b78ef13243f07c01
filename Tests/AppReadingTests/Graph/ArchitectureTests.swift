import AppReading
import Scenes
import Testing

@Suite("Screens and edges of apps of different architectures")
struct ArchitectureTests {
  @Test("A view model that presents by its own state, and a coordinator class")
  func viewModelAndCoordinator() {
    let app = GraphOutline(
      """
      final class Coordinator: ObservableObject {
        @Published var path = NavigationPath()
        @Published var cover: Cover?
        func showOrder(_ id: Int) { path.append(Page.order(id)) }
        func startTour() { cover = .tour }
      }
      enum Page: Hashable { case order(Int) }
      enum Cover: String, Identifiable { case tour; var id: String { rawValue } }
      struct RootView: View {
        @StateObject var coordinator = Coordinator()
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            OrdersView(model: OrdersModel())
              .navigationDestination(for: Page.self) { coordinatorView(for: $0) }
          }
          .fullScreenCover(item: $coordinator.cover) { cover in
            switch cover { case .tour: TourView() }
          }
          .environmentObject(coordinator)
        }
        @ViewBuilder func coordinatorView(for page: Page) -> some View {
          switch page { case .order(let id): OrderView(id: id) }
        }
      }
      @MainActor final class OrdersModel: ObservableObject {
        @Published var isFilterShown = false
        func filterTapped() { isFilterShown = true }
      }
      struct OrdersView: View {
        @ObservedObject var model: OrdersModel
        @EnvironmentObject var coordinator: Coordinator
        var body: some View {
          List {
            Button("Filter", action: model.filterTapped)
            Button("First order") { coordinator.showOrder(1) }
          }
          .sheet(isPresented: $model.isFilterShown) { FilterView() }
        }
      }
      struct OrderView: View {
        let id: Int
        @EnvironmentObject var coordinator: Coordinator
        var body: some View { Row(title: "Tour") { coordinator.startTour() } }
      }
      struct Row: View {
        let title: String
        let action: () -> Void
        var body: some View { Button(action: action) { Text(title) } }
      }
      struct FilterView: View { var body: some View { Text("Filter") } }
      struct TourView: View { var body: some View { Text("Tour") } }
      """)
    #expect(
      app.screens == [
        "view.root: view.root", "sheet.filter: view.root > largeSheet(sheet.filter)",
        "route.order: view.root > route.order",
        "cover.tour: view.root > route.order > fullScreenCover(cover.tour)",
      ])
    #expect(
      app.edges == [
        "RootView -sheet \"Filter\"-> FilterView", "RootView -push \"First order\"-> Page.order",
        "OrderView -cover \"Tour\"-> Cover.tour",
      ])
  }

  @Test("A part of a date is no page, though a case with a value has its name")
  func calendarUnit() {
    let app = GraphOutline(
      """
      enum Page: Hashable { case month(String) }
      struct RootView: View {
        @State private var path = NavigationPath()
        @State private var dates: [Date] = []
        let router: Router
        var body: some View {
          NavigationStack(path: $path) {
            List {
              Button("This month") { filter() }
              Button("May") { router.navigate(to: .month("May")) }
            }
            .navigationDestination(for: Page.self) { page in
              switch page { case .month(let name): MonthView(name: name) }
            }
          }
        }
        private func filter() {
          dates = dates.filter { date in
            let parts = Calendar.current.dateComponents([.year, .month], from: date)
            return parts.month == 5
          }
        }
      }
      struct MonthView: View { let name: String; var body: some View { Text(name) } }
      """)
    #expect(app.edges == ["RootView -push \"May\"-> Page.month"])
  }

  @Test("The Composable Architecture: an action sets a destination, or appends to a path")
  func reducer() {
    let app = GraphOutline(
      root: "HomeView(store: Store(initialState: Home.State()) { Home() })",
      """
      @Reducer struct Home {
        @Reducer enum Destination { case settings(Settings) }
        @Reducer enum Path { case detail(Detail) }
        @ObservableState struct State {
          @Presents var destination: Destination.State?
          var path = StackState<Path.State>()
        }
        enum Action { case settingsTapped, detailTapped, destination(PresentationAction<Destination.Action>), path(StackActionOf<Path>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .settingsTapped:
              state.destination = .settings(Settings.State())
              return .none
            case .detailTapped:
              state.path.append(.detail(Detail.State()))
              return .none
            case .destination, .path: return .none
            }
          }
        }
      }
      @Reducer struct Settings { struct State {} enum Action {} }
      @Reducer struct Detail { struct State {} enum Action {} }
      struct HomeView: View {
        @Bindable var store: StoreOf<Home>
        var body: some View {
          NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
            List {
              Button("Settings") { store.send(.settingsTapped) }
              Button("Detail") { store.send(.detailTapped) }
            }
            .sheet(item: $store.scope(state: \\.destination?.settings, action: \\.destination.settings)) { store in
              SettingsView(store: store)
            }
          } destination: { store in
            switch store.case {
            case .detail(let store): DetailView(store: store)
            }
          }
        }
      }
      struct SettingsView: View { let store: StoreOf<Settings>; var body: some View { Text("Settings") } }
      struct DetailView: View { let store: StoreOf<Detail>; var body: some View { Text("Detail") } }
      """)
    #expect(
      app.edges == [
        "HomeView -sheet \"Settings\"-> SettingsView",
        "HomeView -push \"Detail\"-> Home.Path.detail",
      ])
    #expect(
      app.destinations == [
        "Home.Destination.settings sheet: SettingsView", "Home.Path.detail route: DetailView",
      ])
  }

  @Test("Branches before the tabs are pages without a tab bar")
  func login() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @AppStorage("isLoggedIn") var isLoggedIn = false
        var body: some View {
          if isLoggedIn { MainView() } else { LoginView() }
        }
      }
      struct MainView: View {
        var body: some View {
          TabView {
            HomeView().tabItem { Label("Home", systemImage: "house") }
            Text("More").tabItem { Label("More", systemImage: "ellipsis") }
          }
        }
      }
      struct HomeView: View { var body: some View { Text("Home") } }
      struct LoginView: View { var body: some View { Text("Login") } }
      """)
    #expect(
      app.screens == [
        "tab.home: tab.home", "tab.main.more: tab.main.more", "view.login: view.login",
      ])
    #expect(app.graph.scenes.map(\.tabBar) == [nil, nil, []])
  }

  @Test("Windows that code opens")
  func windows() {
    let app = GraphOutline([
      """
      @main struct SmallApp: App {
        var body: some Scene {
          WindowGroup { RootView() }
          Window("Activity", id: "activity") { ActivityView() }
        }
      }
      struct RootView: View {
        @Environment(\\.openWindow) var openWindow
        var body: some View { Button("Show activity") { openWindow(id: "activity") } }
      }
      struct ActivityView: View { var body: some View { Text("Activity") } }
      """
    ])
    #expect(app.edges == ["RootView -window \"Show activity\"-> ActivityView"])
    #expect(
      app.screens == ["view.root: view.root", "window.activity: [Activity] > window.activity"])
  }

  @Test(
    "The same route pushed in each tab is found in the first, and each tab has its own dispatch")
  func perTabRouters() {
    let app = GraphOutline(
      """
      enum HomeRoute: Hashable { case detail }
      enum ProfileRoute: Hashable { case detail }
      struct RootView: View {
        var body: some View {
          TabView {
            Tab("Home", systemImage: "house") { HomeTab() }
            Tab("Profile", systemImage: "person") { ProfileTab() }
          }
        }
      }
      struct HomeTab: View {
        @State var path: [HomeRoute] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("Open") { path.append(.detail) }
              .navigationDestination(for: HomeRoute.self) { _ in HomeDetail() }
          }
        }
      }
      struct ProfileTab: View {
        @State var path: [ProfileRoute] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("Open") { path.append(.detail) }
              .navigationDestination(for: ProfileRoute.self) { _ in ProfileDetail() }
          }
        }
      }
      struct HomeDetail: View { var body: some View { Text("Home detail") } }
      struct ProfileDetail: View { var body: some View { Text("Profile detail") } }
      """)
    #expect(
      app.screens == [
        "tab.home: tab.home", "tab.profile: tab.profile",
        "route.home.detail: tab.home > route.home.detail",
        "route.profile.detail: tab.profile > route.profile.detail",
      ])
  }

  @Test("The content of a sheet is what is labelled so")
  func dismissal() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State var isOpen = false
        var body: some View {
          Button("Open") { isOpen = true }
            .sheet(isPresented: $isOpen) { log("closed") } content: { CellarPage() }
        }
      }
      struct CellarPage: View { var body: some View { Text("Cellar") } }
      """)
    #expect(app.edges == ["RootView -sheet \"Open\"-> CellarPage"])
  }
}
