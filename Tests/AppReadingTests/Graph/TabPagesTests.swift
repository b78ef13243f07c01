import AppReading
import Scenes
import Testing

@Suite("Tab views inside of pages")
struct TabPagesTests {
  private static let pages = """
    enum Place { case list, map, more }
    struct ListPage: View { var body: some View { List { Button("Help") { help() } } } }
    struct MapPage: View { var body: some View { NavigationLink("Place") { PlaceView() } } }
    struct MorePage: View { var body: some View { Text("More") } }
    struct PlaceView: View { var body: some View { Text("Place") } }
    """

  private func app(_ body: String) -> GraphOutline {
    GraphOutline(
      """
      struct RootView: View {
        var body: some View { NavigationStack { NavigationLink("Open") { Browser() } } }
      }
      struct Browser: View {
        @State private var place = Place.list
        @State private var number = 0
        @State private var model: Int?
        var body: some View { \(body) }
      }
      \(Self.pages)
      """)
  }

  @Test("The other tabs are screens with edges of their own, to which no control leads")
  func enumTabs() {
    let found = app(
      """
      VStack {
        Text("Header")
        TabView(selection: $place) {
          ListPage().tabItem { Text("List") }.tag(Place.list)
          Group { if let model { MapPage() } }.tabItem { Text("Map") }.tag(Place.map)
          NavigationStack { MorePage() }.tabItem { Text("More") }.tag(Place.more)
        }
      }
      """)
    #expect(
      found.screens == [
        "view.root: view.root", "view.browser: view.root > view.browser",
        "route.place.map: view.root > view.browser > route.place.map",
        "route.place.more: view.root > view.browser > route.place.more",
        "view.place: view.root > view.browser > route.place.map > view.place",
      ])
    #expect(
      found.edges == [
        "RootView -push \"Open\"-> Browser", "MapPage -push \"Place\"-> PlaceView",
      ])
    #expect(found.texts(of: "Browser") == ["Header", "Help"])
    #expect(found.unresolved.filter { !$0.contains("Help") }.isEmpty)
  }

  @Test("Tabs that numbers or nothing select are named after their views")
  func otherTabs() {
    let ids = ["view.root", "view.browser", "view.map", "view.more", "view.place"]
    #expect(
      app(
        """
        TabView(selection: $number) { ListPage().tag(0); MapPage().tag(1); MorePage().tag(2) }
        """
      ).ids.sorted() == ids.sorted())
    #expect(app("TabView { ListPage(); MapPage(); MorePage() }").ids.sorted() == ids.sorted())
    #expect(
      app(
        """
        TabView {
          Tab("List", systemImage: "list.bullet") { ListPage() }
          Tab("Map", systemImage: "map") { MapPage() }
          Tab("More", systemImage: "ellipsis") { MorePage() }
        }
        """
      ).ids.sorted() == ids.sorted())
  }

  @Test("Pages of a carousel that are no views of the app, or all the same one, are no screens")
  func carousels() {
    let ids = ["view.root", "view.browser"]
    #expect(app("TabView { Text(\"One\"); Text(\"Two\") }.tabViewStyle(.page)").ids == ids)
    #expect(
      app("TabView { ForEach([1, 2], id: \\.self) { _ in MorePage() } }.tabViewStyle(.page)").ids
        == ids)
    #expect(app("TabView { MorePage(); MorePage() }").ids == ids)
  }

  @Test("The first tab is among the cases, too")
  func firstCase() {
    let app = GraphOutline(
      """
      struct RootView: View {
        var body: some View { NavigationStack { NavigationLink("Open") { ShelfView() } } }
      }
      enum Part { case books, films }
      struct ShelfView: View {
        @State private var part = Part.books
        var body: some View {
          TabView(selection: $part) { BooksView().tag(Part.books); FilmsView().tag(Part.films) }
        }
      }
      struct BooksView: View { var body: some View { Text("Books") } }
      struct FilmsView: View { var body: some View { Text("Films") } }
      """)
    #expect(
      app.destinations == ["Part.books route: BooksView", "Part.films route: FilmsView"])
  }

  @Test("A tab for the search without a label has what the system gives it")
  func searchTab() {
    let app = GraphOutline(
      """
      struct RootView: View {
        var body: some View {
          TabView {
            Tab("Home", systemImage: "house") { HomeView() }
            Tab(value: 3, role: .search) { NavigationStack { Text("Find").navigationTitle("Search") } }
          }
        }
      }
      struct HomeView: View { var body: some View { Text("Home") } }
      """)
    #expect(
      app.graph.tabs == [
        TabItem("Home", icon: "house"), TabItem("Search", icon: "magnifyingglass"),
      ])
  }

  @Test("Tabs in one of the branches of a log-in, with a bar that a loop makes")
  func tabsAfterLogIn() {
    let app = GraphOutline(
      """
      enum TabItem: String, CaseIterable { case list = "Events", me = "Profile" }
      enum LogIn { case out, underWay, done }
      final class Session: ObservableObject { @Published var logIn: LogIn = .out }
      struct RootView: View {
        @StateObject var session = Session()
        @State private var selected: TabItem = .list
        @State private var problem: String?
        var body: some View {
          NavigationStack {
            VStack {
              switch session.logIn {
              case .out: LoginView()
              case .underWay: ProgressView()
              case .done:
                VStack {
                  if let problem {
                    ProblemView(text: problem)
                  } else {
                    switch selected {
                    case .list: ListView()
                    case .me: MeView()
                    }
                  }
                  HStack {
                    ForEach(TabItem.allCases, id: \\.self) { tab in
                      Text(tab.rawValue).onTapGesture { selected = tab }
                    }
                  }
                }
              }
            }
          }
        }
      }
      struct LoginView: View { var body: some View { Text("Log in") } }
      struct ProblemView: View { let text: String; var body: some View { Text(text) } }
      struct ListView: View { var body: some View { NavigationLink("Event") { EventView() } } }
      struct MeView: View { var body: some View { Text("Me") } }
      struct EventView: View { var body: some View { Text("Event") } }
      """)
    #expect(app.ids == ["tab.list", "tab.me", "view.login", "view.problem", "view.event"])
    #expect(app.edges == ["ListView -push \"Event\"-> EventView"])
  }

  @Test("The pages that a number chooses among beside a bar, in a page that is pushed")
  func numbersBesideBar() {
    let app = GraphOutline(
      """
      struct RootView: View {
        var body: some View { NavigationStack { NavigationLink("Begin") { MemberView() } } }
      }
      struct MemberView: View {
        @State private var page: Double = 3
        var body: some View {
          ZStack {
            Color.green
            VStack {
              if page == 1 {
                SearchView()
              } else if page == 2 {
                ChatView()
              } else if page == 3 {
                MeView()
              }
              BottomBar(page: page, onTap: { number in page = number })
            }
          }
        }
      }
      struct BottomBar: View {
        var page: Double
        var onTap: (Double) -> Void
        var body: some View {
          HStack {
            Image(systemName: "magnifyingglass").onTapGesture { onTap(1) }
            Image(systemName: "bubble.left").onTapGesture { onTap(2) }
            Image(systemName: "person").onTapGesture { onTap(3) }
          }
        }
      }
      struct SearchView: View { var body: some View { NavigationLink("Hit") { HitView() } } }
      struct HitView: View { var body: some View { Text("Found") } }
      struct ChatView: View { var body: some View { Text("Hello") } }
      struct MeView: View { var body: some View { Text("Me") } }
      """)
    #expect(app.ids == ["view.root", "view.member", "view.search", "view.chat", "view.hit"])
    #expect(app.texts(of: "MemberView") == ["Me", "magnifyingglass", "bubble.left", "person"])
    #expect(
      app.edges == [
        "RootView -push \"Begin\"-> MemberView", "SearchView -push \"Hit\"-> HitView",
      ])
  }

  @Test("The pages of tabs at the side, below a title, of which the first one is written inline")
  func numbersBesideTabs() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var isShown = false
        var body: some View {
          Button("Set up") { isShown = true }.sheet(isPresented: $isShown) { SetUpView() }
        }
      }
      struct SetUpView: View {
        @State var number = 0
        var body: some View {
          HStack {
            SideTabs(number: $number)
            GeometryReader { _ in
              VStack {
                Text("Settings")
                switch number {
                case 0: ScrollView { Text("Basic"); Text("More") }
                case 1: ModelsView()
                case 2: DocumentsView()
                case 3: AboutView()
                default: ModelsView()
                }
              }
            }
          }
        }
      }
      struct SideTabs: View {
        @Binding var number: Int
        var body: some View { VStack { Button("Models") { number = 1 } } }
      }
      struct ModelsView: View { var body: some View { Text("All models") } }
      struct DocumentsView: View { var body: some View { Text("All documents") } }
      struct AboutView: View { var body: some View { Text("Version") } }
      """)
    #expect(
      app.ids == ["view.root", "sheet.setUp", "view.models", "view.documents", "view.about"])
    #expect(app.texts(of: "SetUpView") == ["Models", "Settings", "Basic", "More"])
  }
}
