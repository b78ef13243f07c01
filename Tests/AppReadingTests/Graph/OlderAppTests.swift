import AppReading
import Scenes
import Testing

@Suite("Screens and edges of apps in an older style")
struct OlderAppTests {
  @Test("An enum of sheets whose view switches, with wrapped UIKit and lazy pages")
  func wrappedPages() {
    let app = GraphOutline(
      """
      import UIKit
      enum Page: Identifiable { case web(URL), about; var id: Int { 0 } }
      struct PageView: View {
        let page: Page
        @ViewBuilder var body: some View {
          switch page {
          case .web(let url): BrowserView(url: url)
          case .about: AboutView()
          }
        }
      }
      struct BrowserView: UIViewControllerRepresentable { let url: URL }
      struct AboutView: View { var body: some View { Text("About") } }
      struct Lazy<Content: View>: View {
        let build: () -> Content
        init(_ build: @autoclosure @escaping () -> Content) { self.build = build }
        var body: Content { build() }
      }
      struct DetailView: View { var body: some View { List { Text("Details") } } }
      struct RootView: View {
        @State private var page: Page?
        var body: some View {
          NavigationView {
            List {
              NavigationLink(destination: Lazy(DetailView())) { Text("Open") }
              Button("Web") { page = .web(URL(string: "a")!) }
              Button("About") { page = .about }
            }
            .sheet(item: $page, content: { PageView(page: $0) })
            DetailView()
          }
        }
      }
      """)
    #expect(
      app.edges == [
        "RootView -push \"Open\"-> DetailView", "RootView -sheet \"Web\"-> Page.web",
        "RootView -sheet \"About\"-> Page.about",
      ])
    #expect(app.destinations == ["Page.web sheet: BrowserView", "Page.about sheet: AboutView"])
    #expect(app.texts(of: "DetailView") == ["Details"])
    // The second column of a navigation view is for wide displays.
    #expect(app.texts(of: "RootView") == ["Open", "Web", "About"])
  }

  @Test("A route in another type that makes its own page")
  func routeWithPage() {
    let app = GraphOutline(
      """
      final class State: ObservableObject {
        static let shared = State()
        enum Route: Identifiable {
          case item(Int), news
          var id: Int { 0 }
          @ViewBuilder func makePage() -> some View {
            NavigationView {
              switch self {
              case .item(let id): ItemView(id: id)
              case .news: NewsView()
              }
            }
          }
        }
        @Published var route: Route?
      }
      struct ItemView: View { let id: Int; var body: some View { Text("Item") } }
      struct NewsView: View { var body: some View { Text("News") } }
      struct RootView: View {
        @StateObject private var state = State.shared
        var body: some View {
          Button("News") { state.route = .news }
            .sheet(item: $state.route, content: { $0.makePage() })
        }
      }
      """)
    #expect(
      app.destinations == ["State.Route.item sheet: ItemView", "State.Route.news sheet: NewsView"])
    #expect(app.edges == ["RootView -sheet \"News\"-> State.Route.news"])
  }

  @Test("Links that a state follows, controls in the label of a link, and methods as rows")
  func boundLinks() {
    let app = GraphOutline(
      """
      struct DetailView: View { var body: some View { Text("Detail") } }
      struct EditView: View { var body: some View { Text("Edit") } }
      struct ItemView: View { let item: String; var body: some View { Text("Item") } }
      struct RootView: View {
        let items: [String]
        @State private var isActive = false
        @State private var isEditing = false
        @State private var isOpen = false
        var body: some View {
          VStack {
            NavigationLink(destination: DetailView(), isActive: $isActive) {}
            Button("Show") { isActive = true }
            NavigationLink(destination: DetailView(), isActive: $isOpen) { Text("Open") }
            NavigationLink(destination: ItemView(item: "a")) {
              HStack { Text("Row"); Button("Edit") { isEditing = true } }
            }
            ForEach(items, id: \\.self, content: makeRow)
          }
          .sheet(isPresented: $isEditing) { EditView() }
        }
        private func makeRow(item: String) -> some View {
          NavigationLink(destination: ItemView(item: item)) { Text("Item") }
        }
      }
      """)
    #expect(
      app.edges.sorted() == [
        "RootView -push \"Item\"-> ItemView", "RootView -push \"Open\"-> DetailView",
        "RootView -push \"Row\"-> ItemView", "RootView -push \"Show\"-> DetailView",
        "RootView -sheet \"Edit\"-> EditView",
      ])
  }

  @Test("Tabs whose items are a picture and a text, and a value that may be missing")
  func tabItems() {
    let app = GraphOutline(
      """
      struct RootView: View {
        var body: some View {
          TabView {
            FirstView().tabItem { Image("icon-first"); Text("First") }
            SecondView().tabItem { Image(systemName: "star"); Text("Second") }
          }
        }
      }
      struct FirstView: View {
        let name: String?
        var body: some View {
          VStack {
            name.map { name in NavigationLink(destination: SecondView()) { Text("Next") } }
          }
        }
      }
      struct SecondView: View { var body: some View { Text("Two") } }
      """)
    #expect(app.graph.tabs.map(\.title) == ["First", "Second"])
    #expect(app.graph.tabs.map(\.icon) == ["square.dashed", "star"])
    #expect(app.edges == ["FirstView -push \"Next\"-> SecondView"])
  }

  @Test("Two buttons of one function lead to the same page, each with its own text")
  func sharedButton() {
    let app = GraphOutline(
      """
      struct WebView: View { let url: URL; var body: some View { Text("Web") } }
      struct RootView: View {
        @State private var url: URL?
        var body: some View {
          VStack {
            button("Privacy") { url = URL(string: "a") }
            button("Terms") { url = URL(string: "b") }
          }
          .sheet(item: $url, content: { WebView(url: $0) })
        }
        private func button(_ label: String, action: @escaping () -> Void) -> some View {
          Button(action: action) { Text(label) }
        }
      }
      """)
    #expect(
      app.edges == [
        "RootView -sheet \"Privacy\"-> WebView ?", "RootView -sheet \"Terms\"-> WebView ?",
      ])
  }

  @Test("A view that has its tab item inside is a tab with that item")
  func innerTabItem() {
    let app = GraphOutline(
      """
      struct RootView: View { var body: some View { TabView { HomeTab(); MoreTab() } } }
      struct HomeTab: View {
        var body: some View { Text("Home").tabItem { Label("Start", systemImage: "house") } }
      }
      struct MoreTab: View { var body: some View { Text("More").tabItem { Text("Rest") } } }
      """)
    #expect(app.graph.tabs == [TabItem("Start", icon: "house"), TabItem("Rest")])
  }

  @Test("Pages that a state shows in turn lead to each other, tabs among them")
  func rootSwitch() {
    let app = GraphOutline(
      """
      final class Session: ObservableObject {
        @Published var didStart = false
        @Published var user: User?
        @Published var phase = Phase.intro
        func logout() { user = nil }
      }
      struct User { let name: String }
      enum Phase { case intro, main }
      struct RootView: View {
        @StateObject private var session = Session()
        var body: some View {
          Group {
            if !session.didStart {
              IntroView()
            } else if session.user != nil {
              TabView {
                HomeView().tabItem { Text("Home") }
                ProfileView().tabItem { Text("Profile") }
              }
            } else {
              LoginView()
            }
          }
          .environmentObject(session)
        }
      }
      struct IntroView: View {
        @EnvironmentObject var session: Session
        var body: some View { Button("Start") { session.didStart = true } }
      }
      struct LoginView: View {
        @EnvironmentObject var session: Session
        var body: some View { Button("Log in") { session.user = User(name: "a") } }
      }
      struct HomeView: View { var body: some View { Text("Home") } }
      struct ProfileView: View {
        @EnvironmentObject var session: Session
        var body: some View { Button("Log out") { session.logout() } }
      }
      """)
    #expect(
      app.edges.sorted() == [
        "IntroView -tab \"Start\"-> LoginView ?", "LoginView -tab \"Log in\"-> HomeView ?",
        "ProfileView -tab \"Log out\"-> LoginView ?",
      ])
  }

  @Test("Gestures that say what they do at their end")
  func gestures() {
    let app = GraphOutline(
      """
      struct DetailView: View { var body: some View { Text("Detail") } }
      struct RootView: View {
        @State private var isShown = false
        var body: some View {
          Text("Card")
            .gesture(TapGesture().onEnded { isShown = true })
            .sheet(isPresented: $isShown) { DetailView() }
        }
      }
      """)
    #expect(app.edges == ["RootView -sheet \"Card\"-> DetailView"])
  }

  @Test("A link that is active while a state has a value leads to the page of each value")
  func switchedLinks() {
    let app = GraphOutline(
      """
      struct RootView: View {
        enum Destination { case author(String), edit }
        @State private var destination: Destination?
        var body: some View {
          Button("Author") { destination = .author("A") }
          Button("Edit") { destination = .edit }
            .background(NavigationLink(destination: page, isActive: $destination.isThere()) { EmptyView() })
        }
        @ViewBuilder private var page: some View {
          if let destination {
            switch destination {
            case .author: AuthorView()
            case .edit: EditView()
            }
          }
        }
      }
      struct AuthorView: View { var body: some View { Text("Author") } }
      struct EditView: View { var body: some View { Text("Edit") } }
      """)
    #expect(
      app.edges == [
        "RootView -push \"Author\"-> RootView.Destination.author",
        "RootView -push \"Edit\"-> RootView.Destination.edit",
      ])
    #expect(
      app.destinations == [
        "RootView.Destination.author route: AuthorView",
        "RootView.Destination.edit route: EditView",
      ])
  }
}
