import AppReading
import Scenes
import Testing

@Suite("Screens and edges of apps of different shapes")
struct AppShapeTests {
  @Test("Tabs, an enum of routes and an enum of sheets with a router")
  func enumRouter() {
    let app = GraphOutline(
      """
      enum AppTab: CaseIterable { case home, profile
        var title: String { switch self { case .home: "Home" case .profile: "Profile" } }
        var icon: String { switch self { case .home: "house" case .profile: "person" } }
      }
      enum Route: Hashable { case detail(Int), settings(SettingsPage), about }
      enum SettingsPage: Hashable { case general, privacy }
      enum SheetDestination: Identifiable { case login, editor(Int); var id: Int { 0 } }
      @Observable final class Router {
        var path: [Route] = []
        var sheet: SheetDestination?
        func navigate(to route: Route) { path.append(route) }
      }
      struct RootView: View {
        @State var router = Router()
        @State var tab = AppTab.home
        var body: some View {
          TabView(selection: $tab) {
            ForEach(AppTab.allCases, id: \\.self) { tab in
              TabContent(tab: tab).tabItem { Label(tab.title, systemImage: tab.icon) }.tag(tab)
            }
          }
          .environment(router)
          .sheet(item: $router.sheet) { sheet in
            switch sheet {
            case .login: LoginView()
            case .editor(let id): NavigationStack { EditorView(id: id) }
            }
          }
        }
      }
      struct TabContent: View {
        let tab: AppTab
        @Environment(Router.self) var router
        var body: some View {
          NavigationStack(path: $router.path) {
            content.withDestinations()
          }
        }
        @ViewBuilder var content: some View {
          switch tab {
          case .home: HomeView()
          case .profile: ProfileView()
          }
        }
      }
      extension View {
        func withDestinations() -> some View {
          navigationDestination(for: Route.self) { route in
            switch route {
            case .detail(let id): DetailView(id: id)
            case .settings(let page): page.view
            case .about: AboutView()
            }
          }
        }
      }
      extension SettingsPage {
        @ViewBuilder var view: some View {
          switch self { case .general: GeneralView() case .privacy: PrivacyView() }
        }
      }
      struct HomeView: View {
        @Environment(Router.self) var router
        var body: some View {
          List {
            Button("Open") { router.navigate(to: .detail(1)) }
            NavigationLink("General", value: Route.settings(.general))
          }.toolbar { Button("Sign in", systemImage: "key") { router.sheet = .login } }
        }
      }
      struct ProfileView: View { var body: some View { NavigationLink("About", value: Route.about) } }
      struct DetailView: View {
        let id: Int
        @Environment(Router.self) var router
        var body: some View { Button("Edit") { router.sheet = .editor(id) } }
      }
      struct LoginView: View {
        @Environment(\\.dismiss) var dismiss
        var body: some View { Button("Cancel") { dismiss() } }
      }
      struct EditorView: View { let id: Int; var body: some View { Text("Editor") } }
      struct GeneralView: View { var body: some View { Text("General") } }
      struct PrivacyView: View { var body: some View { Text("Privacy") } }
      struct AboutView: View { var body: some View { Text("About") } }
      """)
    #expect(
      app.graph.tabs.map { "\($0.title) \($0.icon ?? "")" } == ["Home house", "Profile person"])
    #expect(
      app.screens == [
        "tab.home: tab.home", "tab.profile: tab.profile",
        "sheet.login: tab.home > largeSheet(sheet.login)",
        "route.detail: tab.home > route.detail",
        "route.settings.general: tab.home > route.settings.general",
        "route.about: tab.profile > route.about",
        "sheet.editor: tab.home > route.detail > largeSheet(sheet.editor)",
      ])
    #expect(
      app.edges == [
        "HomeView -push \"Open\"-> Route.detail",
        "HomeView -push \"General\"-> Route.settings.general",
        "HomeView -sheet \"Sign in\"-> SheetDestination.login",
        "ProfileView -push \"About\"-> Route.about",
        "DetailView -sheet \"Edit\"-> SheetDestination.editor",
      ])
    #expect(
      app.destinations == [
        "AppTab.home tab: HomeView", "AppTab.profile tab: ProfileView",
        "Route.detail route: DetailView", "Route.about route: AboutView",
        "Route.settings.general route: GeneralView", "Route.settings.privacy route: PrivacyView",
        "SheetDestination.login sheet: LoginView", "SheetDestination.editor sheet: EditorView",
      ])
    #expect(
      app.unresolved == [
        "unreached Route.settings.privacy: no control or event that was found leads to it"
      ])
    let detail = app.graph.scenes.first { $0.id == "route.detail" }
    #expect(detail?.pages.map { $0.code ?? "-" } == [".home", ".detail(…)"])
    let general = app.graph.scenes.first { $0.id == "route.settings.general" }
    #expect(general?.pages.last?.code == ".settings(.general)")
  }

  @Test("Links with their destination, Boolean presentations, alerts and dialogs")
  func linksAndFlags() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var isSettingsPresented = false
        @State private var showDeleteAlert = false
        @State private var isSharing = false
        @State private var showTour = false
        var body: some View {
          NavigationStack {
            List {
              NavigationLink("Profile", destination: ProfileView())
              NavigationLink { HelpView() } label: { Label("Help", systemImage: "questionmark") }
              Button("Settings") { isSettingsPresented = true }
              Button("Delete") { showDeleteAlert.toggle() }
              Button("Share") { withAnimation { isSharing = true } }
              Button("Tour") { if Store.isNew { showTour = true } }
            }
            .sheet(isPresented: $isSettingsPresented) { SettingsView().presentationDetents([.medium, .large]) }
            .alert("Delete everything?", isPresented: $showDeleteAlert) {
              Button("Delete", role: .destructive) {}
              Button("Keep", role: .cancel) { showDeleteAlert.toggle() }
            } message: { Text("This cannot be undone.") }
            .confirmationDialog("Share", isPresented: $isSharing) { Button("Copy link") {} }
            .fullScreenCover(isPresented: $showTour) { TourView() }
          }
        }
      }
      struct ProfileView: View { var body: some View { Text("Profile") } }
      struct HelpView: View {
        @State var isShown = false
        var body: some View {
          Text("Help").popover(isPresented: $isShown) { Text("Tip") }.onAppear { isShown = true }
        }
      }
      struct SettingsView: View { var body: some View { Text("Settings") } }
      struct TourView: View { var body: some View { Text("Tour") } }
      enum Store { static var isNew: Bool { UserDefaults.standard.bool(forKey: "new") } }
      """)
    #expect(
      app.edges == [
        "RootView -push \"Profile\"-> ProfileView", "RootView -push \"Help\"-> HelpView",
        "RootView -sheet \"Settings\"-> SettingsView",
        "RootView -alert \"Delete\"-> RootView.delete",
        "RootView -confirmation \"Share\"-> RootView.sharing",
        "RootView -cover \"Tour\"-> TourView ?", "HelpView -popover-> HelpView.isShown",
      ])
    #expect(
      app.screens == [
        "view.root: view.root", "view.profile: view.root > view.profile",
        "view.help: view.root > view.help",
        "sheet.settings: view.root > mediumSheet(sheet.settings)",
        "alert.root.delete: view.root > alert: Delete everything?",
        "dialog.root.sharing: view.root > dialog: Share",
        "cover.tour: view.root > fullScreenCover(cover.tour)",
        "popover.help.isShown: view.root > view.help > popover(popover.help.isShown)",
      ])
    let alert = app.graph.scenes.first { $0.id == "alert.root.delete" }?.confirmation
    #expect(alert?.choices.map(\.label) == ["Delete", "Keep"])
    #expect(alert?.message == "This cannot be undone.")
  }
}
