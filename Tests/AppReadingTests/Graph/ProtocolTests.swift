import AppReading
import Testing

@Suite("Edges behind protocols and conditions")
struct ProtocolTests {
  private static let router = """
    protocol Routing: AnyObject {
      func open(_ id: Int)
      func login()
      func handles(_ id: Int) -> Bool
    }
    @Observable final class Router: Routing {
      var path: [Route] = []
      var showsLogin = false
      func open(_ id: Int) { path.append(.detail(id)) }
      func login() { showsLogin = true }
      func handles(_ id: Int) -> Bool { open(id); return true }
    }
    final class MockRouter: Routing {}
    enum Route: Hashable { case detail(Int) }
    struct DetailView: View { var body: some View { Text("Detail") } }
    struct LoginView: View { var body: some View { Text("Login") } }
    struct RootView: View {
      @State private var router = Router()
      var body: some View {
        NavigationStack(path: $router.path) {
          HomeView<Router>()
            .navigationDestination(for: Route.self) { route in
              switch route { case .detail: DetailView() }
            }
        }
        .environment(router)
        .sheet(isPresented: $router.showsLogin) { LoginView() }
      }
    }
    """

  /// The edges of an app, without that of the sheet itself, which is there if no control leads to it.
  private func edges(_ home: String) -> [String] {
    GraphOutline(
      Self.router + """

        @Observable final class Model {
          var router: (any Routing)?
          var user: String?
          var state: UserState { user == nil ? .out : .in }
          func vote() async throws { router?.login() }
        }
        enum UserState { case `in`, out }
        struct HomeView<Store: Routing>: View {
          @Environment(Store.self) private var router
          @State private var model = Model()
          var body: some View { VStack { \(home) } }
          func follow(_ action: (() -> Void)?) {
            if let action {
              action()
              return
            }
            router.login()
          }
        }
        """
    ).edges.filter { $0 != "RootView -sheet-> LoginView ?" }
  }

  @Test("The only class that conforms to a protocol does what the protocol asks")
  func onlyImplementation() {
    #expect(
      edges(#"Button("Open") { router.open(1) }"#)
        == ["RootView -push \"Open\"-> Route.detail"])
    #expect(
      edges(#"Button("Vote") { Task { try await model.vote() } }"#)
        == ["RootView -sheet \"Vote\"-> LoginView"])
  }

  @Test("A return ends an action, also one inside of a condition that holds")
  func returns() {
    #expect(
      edges(#"Button("A") { follow({ router.open(1) }) }"#)
        == ["RootView -push \"A\"-> Route.detail"])
    #expect(edges(#"Button("B") { follow(nil) }"#) == ["RootView -sheet \"B\"-> LoginView"])
  }

  @Test("What guards do otherwise, calls in conditions and both sides of a choice count")
  func conditions() {
    #expect(
      edges(#"Button("G") { guard model.user != nil else { router.login(); return } }"#)
        == ["RootView -sheet \"G\"-> LoginView ?"])
    #expect(
      edges(#"Button("C") { if router.handles(1) { return } }"#)
        == ["RootView -push \"C\"-> Route.detail"])
    #expect(
      edges(#"Button("T") { router.showsLogin = model.user == "a" ? true : false }"#)
        == ["RootView -sheet \"T\"-> LoginView ?"])
  }

  @Test("What a state is at first decides no branch")
  func states() {
    #expect(
      edges(#"if model.state == .in { Button("In") { router.open(1) } }"#)
        == ["RootView -push \"In\"-> Route.detail"])
  }

  @Test("A condition that the source does not decide is listed once for each place")
  func openConditions() {
    let app = GraphOutline(
      """
      struct RootView: View {
        let flags: Flags
        var body: some View {
          List {
            Badge(flags: flags)
            Badge(flags: flags)
            if flags.isOld { Text("Old") }
          }
        }
      }
      struct Badge: View {
        let flags: Flags
        var body: some View { if flags.isNew { Text("New") } }
      }
      """)
    let open = app.report.unresolved.filter { $0.what == .condition }
    #expect(open.map(\.name) == ["flags.isOld", "flags.isNew"])
  }

  @Test("An action that a condition chooses, and a function named with its labels")
  func actions() {
    #expect(
      edges(
        #"Button(action: model.user == "a" ? { router.open(1) } : { model.user = nil }) { Text("E") }"#
      ) == ["RootView -push \"E\"-> Route.detail ?"])
    #expect(
      edges(#"Text("a").onOpenURL(perform: router.open(_:))"#)
        == ["RootView -push-> Route.detail"])
  }

  @Test("Links of texts lead where the environment's action leads")
  func openURL() {
    let edges = edges(
      #"Text("a").environment(\.openURL, OpenURLAction { url in router.open(1); return .handled })"#
    )
    #expect(edges == ["RootView -push \"a\"-> Route.detail"])
  }

  @Test("A function that is passed on by its full name is the one with these labels")
  func fullNames() {
    let app = GraphOutline(
      """
      enum Page: Identifiable { case detail, list; var id: Self { self } }
      struct Opener { func open(id: Int) {} }
      struct RowView: View {
        let title: String
        let action: (Int) -> Void
        var body: some View { Button(title) { action(1) } }
      }
      struct RootView: View {
        @State private var page: Page?
        var body: some View {
          VStack {
            RowView(title: "Id", action: open(id:))
            RowView(title: "Kind", action: self.open(kind:))
            RowView(title: "Other", action: open(_:))
          }
          .sheet(item: $page) { page in
            switch page { case .detail: DetailView(); case .list: ListView() }
          }
        }
        func open(id: Int) { page = .detail }
        func open(kind: Int) { page = .list }
        func open(_ other: Int) {}
      }
      struct DetailView: View { var body: some View { Text("Detail") } }
      struct ListView: View { var body: some View { Text("List") } }
      """)
    #expect(
      app.edges == [
        "RootView -sheet \"Id\"-> Page.detail", "RootView -sheet \"Kind\"-> Page.list",
      ])
  }

  @Test(
    "A model's coordinator is the only type that conforms to all protocols of a composition",
    arguments: [
      "final class Model { let coordinator: Navigator & Showing; ACTION }",
      "final class Model { typealias Its = Navigator & Showing; let coordinator: any Its; ACTION }",
      "final class Model<Its: Navigator & Showing> { let coordinator: Its; ACTION }",
      "typealias Both = Navigator & Showing; final class Model { let coordinator: AnyObject & Both; ACTION }",
      // Two types conform to one of the protocols, and names that mean each other mean nothing.
      "typealias A = B; typealias B = A; final class Model { let coordinator: A; ACTION }",
      "final class Model { let coordinator: any Navigator; ACTION }",
      // Nothing conforms to one of them.
      "protocol Waiting {}; final class Model { let coordinator: Navigator & Waiting; ACTION }",
    ])
  func composition(model: String) {
    let app = GraphOutline(
      """
      protocol Navigator: AnyObject { var path: [Route] { get set } }
      protocol Showing: AnyObject { func showDetail() }
      enum Route: Hashable { case detail }
      @Observable final class Main: Navigator { var path: [Route] = [] }
      extension Main: Showing { func showDetail() { path.append(.detail) } }
      @Observable final class Other: Navigator { var path: [Route] = [] }
      \(model.replacing("ACTION", with: "func open() { coordinator.showDetail() }"))
      struct RootView: View {
        @State private var main = Main()
        var body: some View {
          NavigationStack(path: $main.path) {
            HomeView()
              .navigationDestination(for: Route.self) { route in
                switch route { case .detail: DetailView() }
              }
          }
        }
      }
      struct HomeView: View {
        @EnvironmentObject private var model: Model
        var body: some View { Button("Open") { model.open() } }
      }
      struct DetailView: View { var body: some View { Text("Detail") } }
      """)
    let isKnown = model.contains("& Showing")
    #expect(app.edges == (isKnown ? ["RootView -push \"Open\"-> Route.detail"] : []))
  }

  @Test("A value of a protocol is shown as one of the types that conform to it")
  func protocolValue() {
    let app = GraphOutline(
      """
      protocol Item { var title: String { get } }
      struct Story: Item, Hashable { let title: String }
      struct Comment: Item, Hashable { let title: String }
      struct Account: Hashable {}
      final class Router: ObservableObject {
        @Published var path = NavigationPath()
        static let shared = Router()
        func to(_ item: any Item) { path.append(item) }
      }
      struct RootView: View {
        @ObservedObject private var router = Router.shared
        let items: [any Item]
        var body: some View {
          NavigationStack(path: $router.path) {
            List { ForEach(items, id: \\.title) { item in ItemRow(item: item) } }
              .navigationDestination(for: Account.self) { _ in AccountView() }
              .navigationDestination(for: Story.self) { story in ThreadView(item: story) }
              .navigationDestination(for: Comment.self) { comment in ThreadView(item: comment) }
          }
        }
      }
      struct ItemRow: View {
        let item: any Item
        var body: some View { Button("Open") { Router.shared.to(item) } }
      }
      struct ThreadView: View { let item: any Item; var body: some View { Text("Thread") } }
      struct AccountView: View { var body: some View { Text("Account") } }
      """)
    #expect(app.edges == ["RootView -push \"Open\"-> ThreadView ?"])
  }
}
