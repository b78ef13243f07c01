import AppReading
import Testing

@Suite("Cases that are given a view")
struct GivenViewTests {
  @Test("They lead to that view, pushed or in a sheet")
  func givenViews() {
    let app = GraphOutline(
      """
      enum Screen { case home, custom(AnyView) }
      enum Sheet { case custom(AnyView) }
      final class Coordinator: ObservableObject {
        @Published var path = NavigationPath()
        @Published var sheet: Sheet?
        func push<V: View>(_ view: V) { path.append(Screen.custom(AnyView(view))) }
        func present<V: View>(_ view: V) { sheet = .custom(AnyView(view)) }
        @ViewBuilder func build(_ screen: Screen) -> some View {
          switch screen {
          case .home: HomeView()
          case .custom(let view): view
          }
        }
      }
      struct RootView: View {
        @StateObject private var coordinator = Coordinator()
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            coordinator.build(.home)
              .navigationDestination(for: Screen.self) { coordinator.build($0) }
              .sheet(item: $coordinator.sheet) { sheet in
                switch sheet { case .custom(let view): view }
              }
          }
          .environmentObject(coordinator)
        }
      }
      struct HomeView: View {
        @EnvironmentObject private var coordinator: Coordinator
        var body: some View {
          Button("Chat") { coordinator.push(ChatView()) }
          Button("Help") { coordinator.present(HelpView()) }
        }
      }
      struct ChatView: View { var body: some View { Text("Chat") } }
      struct HelpView: View { var body: some View { Text("Help") } }
      """)
    #expect(
      app.edges == ["HomeView -push \"Chat\"-> ChatView", "HomeView -sheet \"Help\"-> HelpView"])
    #expect(app.ids == ["view.root", "view.chat", "sheet.help"])
  }

  @Test(
    "A container arranges the views that it gets one by one",
    arguments: [
      ("Group(subviews: content) { all in ForEach(all) { view in view.padding() } }", ["A", "B"]),
      ("Group(sections: content) { all in ForEach(all) { $0.header } }", ["A", "B"]),
      ("ForEach(sections: content) { section in section.content }", ["A", "B"]),
      ("ForEach(subviews: content) { $0; Text(\"-\") }", ["A", "-", "B", "-"]),
    ])
  func subviews(body: String, shown: [String]) {
    let app = GraphOutline(
      """
      struct Cards<Content: View>: View {
        @ViewBuilder var content: Content
        var body: some View { VStack { \(body) } }
      }
      struct RootView: View { var body: some View { Cards { Text("A"); Text("B") } } }
      """)
    #expect(app.texts(of: "RootView") == shown)
  }

  @Test("Pages that a static function makes, `Self(…)`, and what only gives them a binding")
  func pagesOfStaticFunctions() {
    let app = GraphOutline(
      """
      struct Topic: Identifiable { let id: Int; var title = "" }
      struct StaticView<Content: View>: View {
        @State var topic: Topic
        let build: (_: Binding<Topic>) -> Content
        var body: some View { build($topic).padding() }
      }
      struct DetailView: View {
        @Binding var topic: Topic
        static func make(bound topic: Binding<Topic>) -> some View {
          return Self(topic: topic).environment(\\.isEnabled, true)
        }
        static func make(topic: Topic) -> some View {
          StaticView(topic: topic) { binding in make(bound: binding) }
        }
        var body: some View { Text("Detail") }
      }
      struct RootView: View {
        @State var topic = Topic(id: 1)
        var body: some View {
          NavigationStack {
            NavigationLink("Bound") { DetailView.make(bound: $topic) }
            NavigationLink("Given") { DetailView.make(topic: topic) }
          }
        }
      }
      """)
    #expect(
      app.edges == [
        "RootView -push \"Bound\"-> DetailView", "RootView -push \"Given\"-> DetailView",
      ])
  }

  @Test("Rows of a list that is given as a binding and filled later")
  func rowsOfBoundList() {
    let app = GraphOutline(
      """
      struct Topic: Identifiable { let id: Int }
      final class Source: ObservableObject {
        @Published var items: [Topic] = []
        func load() { items.append(Topic(id: 1)) }
      }
      struct Rows<Item: Identifiable, Row: View>: View {
        let items: Binding<[Item]>
        let row: (Item) -> Row
        init(_ items: Binding<[Item]>, @ViewBuilder row: @escaping (Item) -> Row) {
          self.items = items
          self.row = row
        }
        var body: some View { ForEach(items.wrappedValue) { item in row(item) } }
      }
      struct DetailView: View { var body: some View { Text("Detail") } }
      struct RootView: View {
        @StateObject var source = Source()
        var body: some View {
          NavigationStack { Rows($source.items) { _ in NavigationLink("Row") { DetailView() } } }
        }
      }
      """)
    #expect(app.edges == ["RootView -push \"Row\"-> DetailView"])
  }

  @Test("A log-in by what a client may give, `(try? Client.live.session()) != nil`")
  func clientOfSelf() {
    let app = GraphOutline(
      """
      struct Session {}
      struct Client {
        let session: () throws -> Session
        static let live = Self(session: { try Store().session() })
      }
      struct Store { func session() throws -> Session { return Session() } }
      struct LoginView: View { var body: some View { Text("Log in") } }
      struct HomeView: View { var body: some View { Text("Home") } }
      struct RootView: View {
        var isThere: Bool { (try? Client.live.session()) != nil }
        var body: some View { if !isThere { LoginView() } else { HomeView() } }
      }
      """)
    #expect(app.ids == ["view.login", "view.home"])
  }

  @Test("Pages inside of a view that gives them a model, and rows that get an element")
  func modelForContent() {
    let app = GraphOutline(
      """
      enum Route: Hashable { case detail, about }
      final class Container: ObservableObject { var name = "" }
      struct ContainerView<Content: View>: View {
        @EnvironmentObject private var container: Container
        let content: (Container) -> Content
        init(@ViewBuilder content: @escaping (Container) -> Content) { self.content = content }
        var body: some View { content(container) }
      }
      struct Rows<Element, Row: View>: View {
        let elements: [Element]
        let row: (Element) -> Row
        init(_ elements: [Element], @ViewBuilder row: @escaping (Element) -> Row) {
          self.elements = elements
          self.row = row
        }
        var body: some View { List { row(elements[0]) } }
      }
      struct RootView: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Detail", value: Route.detail)
            NavigationLink("About", value: Route.about)
            NavigationLink("Rows") { Rows(["a", "b"]) { name in RowView(name: name) } }
          }
          .navigationDestination(for: Route.self) { page(for: $0) }
        }
        @ViewBuilder func page(for route: Route) -> some View {
          ContainerView { container in
            Group {
              switch route {
              case .detail: DetailView(name: container.name)
              case .about: AboutView()
              }
            }
            .navigationBarBackButtonHidden(true)
          }
        }
      }
      struct DetailView: View { let name: String; var body: some View { Text("Detail") } }
      struct AboutView: View { var body: some View { Text("About") } }
      struct RowView: View { let name: String; var body: some View { Text("Row") } }
      """)
    #expect(
      app.destinations == ["Route.detail route: DetailView", "Route.about route: AboutView"])
    #expect(
      app.edges == [
        "RootView -push \"Detail\"-> Route.detail", "RootView -push \"About\"-> Route.about",
        "RootView -push \"Rows\"-> Rows",
      ])
  }

  @Test("A page that a view around it gets as its content, and not in a closure")
  func givenContent() {
    let app = GraphOutline(
      """
      enum Route: Hashable { case one, two }
      struct Bare<Content: View>: View {
        var content: Content
        var body: some View { content.toolbar(.hidden, for: .navigationBar) }
      }
      struct RootView: View {
        var body: some View {
          NavigationStack {
            NavigationLink("One", value: Route.one)
            NavigationLink("Two", value: Route.two)
          }
          .navigationDestination(for: Route.self) { route in
            switch route {
            case .one: Bare(content: OneView().environmentObject(Model()))
            case .two: Bare(content: TwoView())
            }
          }
        }
      }
      final class Model: ObservableObject {}
      struct OneView: View { var body: some View { Text("One") } }
      struct TwoView: View { var body: some View { Text("Two") } }
      """)
    #expect(app.destinations == ["Route.one route: OneView", "Route.two route: TwoView"])
    #expect(app.texts(of: "TwoView") == ["Two"])
  }

  @Test("A page that is given the view of each row is called after itself")
  func rows() {
    let app = GraphOutline(
      """
      final class Post: ObservableObject, Identifiable { var title = "" }
      struct RootView: View {
        @State private var isShown = false
        var body: some View {
          NavigationStack {
            Button("Search") { isShown = true }
              .navigationDestination(isPresented: $isShown) {
                Results { post in PostRow(post: post) }
              }
          }
        }
      }
      struct Results<Content: View>: View {
        let content: (Post) -> Content
        @State private var posts: [Post] = []
        var body: some View {
          List { ForEach(posts) { post in content(post) } }.navigationTitle("Results")
        }
      }
      struct PostRow: View {
        let post: Post
        var body: some View { HStack { Text(post.title); Button("Like") {} } }
      }
      """)
    #expect(app.edges == ["RootView -push \"Search\"-> Results"])
  }
}
