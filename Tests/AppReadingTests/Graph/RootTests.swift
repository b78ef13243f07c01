import AppReading
import Scenes
import Testing

@Suite("What is around the root views of an app")
struct RootTests {
  @Test("A sheet of a library is one, a sheet of the system has no page")
  func otherSheets() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State var isPicking = false
        @State var isManaging = false
        var body: some View {
          VStack {
            Button("Pick") { isPicking = true }
            Button("Manage") { isManaging = true }
          }
          .bottomSheet(isPresented: $isPicking) { PickView() }
          .manageSubscriptionsSheet(isPresented: $isManaging)
        }
      }
      struct PickView: View { var body: some View { Text("Pick") } }
      """)
    #expect(app.edges == ["RootView -sheet \"Pick\"-> PickView"])
  }

  @Test("What lies over the tabs is no page, what is shown instead of them is one")
  func overlays() {
    let app = GraphOutline(
      root: "Over { RootView() }",
      """
      struct Over<Content: View>: View {
        @State var isShown = false
        let content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { ZStack { content; if isShown { Toast() } } }
      }
      struct Toast: View { var body: some View { Text("Toast") } }
      struct RootView: View {
        let model: Model
        var body: some View {
          ZStack {
            if model.isKnown { Tabs() } else { NavigationStack { LoginView() } }
          }
        }
      }
      struct Tabs: View {
        var body: some View {
          TabView { Tab("Home", systemImage: "house") { HomeView() }; Tab("More", systemImage: "ellipsis") { MoreView() } }
        }
      }
      struct HomeView: View { var body: some View { Text("Home") } }
      struct MoreView: View { var body: some View { Text("More") } }
      struct LoginView: View { var body: some View { Text("Login") } }
      """)
    #expect(app.ids == ["tab.home", "tab.more", "view.login"])
  }

  @Test("A sheet of the root replaces a sheet of the root")
  func sheets() {
    let app = GraphOutline(
      """
      enum Card: Identifiable { case login, help; var id: Int { 0 } }
      @Observable final class Router { var card: Card? }
      struct RootView: View {
        @State var router = Router()
        var body: some View {
          TabView {
            Tab("Home", systemImage: "house") { HomeView() }
            Tab("More", systemImage: "ellipsis") { Text("More") }
          }
          .environment(router)
          .sheet(item: $router.card) { card in
            switch card {
            case .login: LoginView()
            case .help: HelpView()
            }
          }
        }
      }
      struct HomeView: View {
        @Environment(Router.self) var router
        var body: some View { Button("Log in") { router.card = .login } }
      }
      struct LoginView: View {
        @Environment(Router.self) var router
        var body: some View { Button("Help") { router.card = .help } }
      }
      struct HelpView: View { var body: some View { Text("Help") } }
      """)
    #expect(
      app.edges == [
        "HomeView -sheet \"Log in\"-> Card.login", "LoginView -sheet \"Help\"-> Card.help",
      ])
    #expect(
      app.screens == [
        "tab.home: tab.home", "tab.root.more: tab.root.more",
        "sheet.card.login: tab.home > largeSheet(sheet.card.login)",
        "sheet.card.help: tab.home > largeSheet(sheet.card.help)",
      ])
  }

  @Test("A type is a view for the body that a protocol of a package asks for")
  func packageProtocol() {
    let app = GraphOutline(
      root: "NavigationStack { HomeView() }",
      """
      import Kit
      struct HomeView: KitView {
        var body: some View { NavigationLink("Details") { DetailView() } }
      }
      struct DetailView: KitView { var body: some View { Text("Nothing yet") } }
      """)
    #expect(app.edges == ["HomeView -push \"Details\"-> DetailView"])
    #expect(app.texts(of: "DetailView") == ["Nothing yet"])
  }

  @Test(
    "Tabs are found inside of other views, but not at any depth",
    arguments: [(1, true), (11, true), (12, false), (40, false)])
  func depth(level: Int, areFound: Bool) {
    var views = """
      TabView {
        Tab("Home", systemImage: "house") { Text("A") }
        Tab("More", systemImage: "ellipsis") { Text("B") }
      }
      """
    for _ in 0..<level { views = "VStack { Text(\"Above\"); \(views) }" }
    let app = GraphOutline("struct RootView: View { var body: some View { \(views) } }")
    #expect(app.ids == (areFound ? ["tab.root.home", "tab.root.more"] : ["view.root"]))
  }
}
