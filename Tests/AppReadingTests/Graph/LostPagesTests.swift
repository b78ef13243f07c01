import AppReading
import Testing

@Suite("Pages that nothing found leads to")
struct LostPagesTests {
  @Test("A page that only code makes is listed with what it shows, but is no screen")
  func madeByCode() {
    let app = GraphOutline(
      """
      struct RootView: View { var body: some View { List { Text("Home") }.navigationTitle("Home") } }
      final class Presenter {
        // OldView() is gone.
        func start() { window.show(AnyView(OrdersView())) }
      }
      struct OrdersView: View {
        @State private var isAsking = false
        var body: some View {
          List {
            OrderRow()
            NavigationLink("Details") { DetailView() }
            Button("Delete") { isAsking = true }
          }
          .navigationTitle("Orders")
          .alert("Really?", isPresented: $isAsking) { Button("Yes") {} }
        }
      }
      struct OrderRow: View { var body: some View { HStack { Text("Row") } } }
      struct DetailView: View { var body: some View { Form { Text("Price") }.navigationTitle("Detail") } }
      struct OldView: View { var body: some View { List { Text("Old") }.navigationTitle("Old") } }
      #Preview { OldView() }
      struct OldView_Previews: PreviewProvider { static var previews: some View { OldView() } }
      """)
    #expect(app.ids == ["view.root"])
    #expect(
      app.edges == [
        "OrdersView -push \"Details\"-> DetailView ?",
        "OrdersView -alert \"Delete\"-> OrdersView.asking ?",
      ])
    #expect(
      app.unresolved == [
        "unreached OrdersView: code makes it here, but nothing that was found leads to it"
      ])
    #expect(
      app.report.views.map { "\($0.view) \($0.isReached)" } == [
        "DetailView false", "OrdersView false", "RootView true",
      ])
    #expect(app.texts(of: "OrdersView") == ["Orders", "Row", "Details", "Delete"])
  }

  @Test(
    "What is no page, is on a page, or is around the first pages is not listed",
    arguments: [
      "func row() -> AnyView { AnyView(Row()) }",
      "func home() -> AnyView { AnyView(HomeView()) }",
      "func root() -> AnyView { AnyView(RootView()) }",
      "let one = 1 // OrdersView()", "/* OrdersView() */ let one = 1",
      "let name = \"OrdersView()\"", "func code(of view: OrdersView) {}",
      "var orders: OrdersView { get }", "func orders() -> OrdersView { fatalError() }",
      "let type = OrdersView.self", "let order: OrdersView.Order? = nil",
      "func card() -> AnyView { AnyView(AskingRow()) }",
      "func wide() -> AnyView { AnyView(WideView()) }",
    ])
  func others(code: String) {
    let app = GraphOutline(
      """
      struct RootView: View {
        var body: some View {
          TabView {
            HomeView().tabItem { Text("Home") }
            NavigationStack { MoreView() }.tabItem { Text("More") }
          }
        }
      }
      struct HomeView: View { var body: some View { List { Card() } } }
      struct MoreView: View { var body: some View { Form { Text("More") } } }
      struct WideView: View {
        var body: some View { NavigationSplitView { MoreView() } detail: { Text("Select") } }
      }
      struct Card: View { var body: some View { Text("Card") } }
      struct Row: View { var body: some View { HStack { Text("Row") } } }
      struct AskingRow: View {
        @State private var isAsking = false
        var body: some View {
          NavigationLink("More") { MoreView() }.alert("Really?", isPresented: $isAsking) {}
        }
      }
      struct OrdersView: View { var body: some View { List { Text("Orders") } } }
      \(code)
      """)
    #expect(app.unresolved == [])
    #expect(app.report.views.map(\.view) == ["HomeView", "MoreView"])
  }

  @Test("A page that only asks something is listed")
  func asking() {
    let app = GraphOutline(
      """
      struct RootView: View { var body: some View { Text("Home") } }
      struct LoginView: View {
        @State private var isFailed = false
        var body: some View {
          VStack { Button("Log in") { isFailed = true } }.alert("Try again", isPresented: $isFailed) {}
        }
      }
      func login() -> AnyView { AnyView(LoginView()) }
      """)
    #expect(app.edges == ["LoginView -alert \"Log in\"-> LoginView.failed ?"])
  }

  @Test("A lost page leads on to pages of the app, and to others that are lost with it")
  func leadingOn() {
    let app = GraphOutline(
      """
      struct RootView: View { var body: some View { NavigationLink("More") { MoreView() } } }
      struct MoreView: View { var body: some View { Form { Text("More") } } }
      struct Host: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UIViewController {
          UIHostingController(rootView: FirstView { controller.show(SecondView()) })
        }
      }
      struct FirstView: View {
        let next: () -> Void
        var body: some View {
          List { NavigationLink("More") { MoreView() }; Button("Next", action: next) }
        }
      }
      struct SecondView: View { var body: some View { List { Text("Second") } } }
      """)
    #expect(
      app.edges == ["RootView -push \"More\"-> MoreView", "FirstView -push \"More\"-> MoreView ?"])
    #expect(
      app.report.unresolved.filter { $0.what == .unreached }.map(\.name) == [
        "FirstView", "SecondView",
      ])
  }

  @Test(
    "The cases for which a function makes pages are listed, also if nothing known calls it",
    arguments: [
      """
      final class Factory {
        @ViewBuilder func page(for route: Route, user: User) -> some View {
          switch route { case .orders: OrdersView(); case .help(let topic): HelpView(topic: topic) }
        }
      }
      """,
      """
      extension Route {
        @ViewBuilder func page(_ user: User) -> some View {
          switch self { case .orders: OrdersView(); case .help(let topic): HelpView(topic: topic) }
        }
      }
      """,
      """
      extension Route {
        var page: AnyView {
          switch self {
          case .orders: return AnyView(OrdersView())
          case .help(let topic): return AnyView(HelpView(topic: topic))
          }
        }
      }
      """,
    ])
  func functions(code: String) {
    let app = GraphOutline(
      """
      struct RootView: View { var body: some View { Text("Home") } }
      enum Route { case orders, help(String) }
      struct OrdersView: View {
        var body: some View { List { Text("Orders") }.navigationTitle("Orders") }
      }
      struct HelpView: View {
        let topic: String
        var body: some View { Form { Text(topic) }.navigationTitle("Help") }
      }
      \(code)
      """)
    #expect(app.destinations == ["Route.orders route: OrdersView", "Route.help route: HelpView"])
    let reason = "no control or event that was found leads to it"
    #expect(
      app.unresolved == ["unreached Route.orders: \(reason)", "unreached Route.help: \(reason)"])
  }

  @Test("A function that chooses a part of a page makes no pages")
  func parts() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var section = Section.posts
        var body: some View {
          VStack {
            Picker("Section", selection: $section) {}
            content(for: section)
            ForEach(Row.allCases, id: \\.self) { $0.view }
          }
        }
        @ViewBuilder private func content(for section: Section) -> some View {
          switch section { case .posts: PostList(); case .likes: LikeList() }
        }
      }
      enum Section { case posts, likes }
      struct PostList: View { var body: some View { List { Text("Post") } } }
      struct LikeList: View { var body: some View { List { Text("Like") } } }
      enum Row: CaseIterable { case account, help }
      struct AccountRow: View { var body: some View { NavigationLink("Me") { Text("Me") } } }
      struct HelpRow: View { var body: some View { NavigationLink("Help") { Text("Help") } } }
      extension Row {
        @ViewBuilder var view: some View {
          switch self { case .account: AccountRow(); case .help: HelpRow() }
        }
      }
      """)
    #expect(app.destinations == [])
    #expect(app.unresolved == [])
  }

  @Test(
    "What a team leaves out is not listed, nor what only it leads to",
    arguments: ["Route.debug", "DebugView"])
  func leftOut(pattern: String) {
    var settings = ScanSettings()
    settings.leaveOut = [pattern]
    let app = GraphOutline(
      """
      enum Route: Hashable { case help, debug }
      struct RootView: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Help", value: Route.help)
              .navigationDestination(for: Route.self) { route in
                switch route { case .help: HelpView(); case .debug: DebugView() }
              }
          }
        }
      }
      struct HelpView: View { var body: some View { Text("Help") } }
      struct DebugView: View {
        var body: some View { List { NavigationLink("Logs") { LogView() } }.navigationTitle("Debug") }
      }
      struct LogView: View { var body: some View { List { Text("Log") } } }
      """, settings: settings)
    #expect(app.report.views.map(\.view) == ["HelpView", "RootView"])
    #expect(!app.unresolved.contains { $0.contains("LogView") || $0.contains("DebugView") })
  }

  @Test("A router's sheet is listed once beside a page that nothing leads to")
  func sheetOfRouter() {
    let app = GraphOutline(
      """
      enum Sheet: Identifiable { case help; var id: Self { self } }
      struct RootView: View {
        @State private var sheet: Sheet?
        var body: some View {
          Button("Help") { sheet = .help }.sheet(item: $sheet) { _ in HelpView() }
        }
      }
      struct HelpView: View { var body: some View { Text("Help") } }
      struct LostView: View { var body: some View { List { Text("Lost") } } }
      func lost() -> AnyView { AnyView(LostView()) }
      """)
    #expect(app.destinations == ["Sheet.help sheet: HelpView"])
  }

  @Test("Columns that only a larger display has are none")
  func columns() {
    let app = GraphOutline(
      """
      struct RootView: View {
        var body: some View {
          if UIDevice.current.userInterfaceIdiom == .phone {
            NavigationStack { JarsView() }
          } else {
            ColumnsView()
          }
        }
      }
      struct ColumnsView: View {
        var body: some View {
          NavigationSplitView { JarsView() } detail: { Text("Nothing here").toolbar { Button("Add") {} } }
        }
      }
      struct JarsView: View { var body: some View { List { Text("Jar") }.navigationTitle("Jars") } }
      """)
    #expect(app.report.views.map(\.view) == ["RootView"])
    #expect(app.unresolved == [])
  }
}
