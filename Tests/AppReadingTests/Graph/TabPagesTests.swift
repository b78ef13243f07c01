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
  @Test(
    "A tab view draws the tab that it begins with, and a stack begins with the page on its path")
  func initialPages() {
    let app = GraphOutline(
      """
      enum Step: Hashable { case email, code }
      struct RootView: View {
        @State private var isShown = false
        var body: some View {
          Button("Open") { isShown = true }.fullScreenCover(isPresented: $isShown) { PagesView() }
        }
      }
      struct PagesView: View {
        @State private var page = 1
        var body: some View {
          TabView(selection: $page) {
            OptionsView().tag(0)
            MapView(next: { page += 1 }).tag(1)
            SignUpView().tag(2)
          }
          .tabViewStyle(.page)
        }
      }
      struct OptionsView: View { var body: some View { Text("Options") } }
      struct MapView: View {
        let next: () -> Void
        var body: some View { Button("Next", action: next) }
      }
      struct SignUpView: View {
        @State private var path: [Step] = [.email]
        var body: some View {
          NavigationStack(path: $path) {
            Color.clear.navigationDestination(for: Step.self) { step in
              switch step {
              case .email: EmailView { path.append(.code) }
              case .code: CodeView()
              }
            }
          }
        }
      }
      struct EmailView: View {
        let next: () -> Void
        var body: some View { Button("Send") { next() } }
      }
      struct CodeView: View { var body: some View { Text("Code") } }
      """)
    #expect(
      app.ids == [
        "view.root", "cover.pages", "view.signUp", "view.options", "route.step.email",
        "route.step.code",
      ])
    #expect(app.texts(of: "PagesView") == ["Next"])
    #expect(
      app.edges == [
        "RootView -cover \"Open\"-> PagesView", "PagesView -push \"Next\"-> SignUpView",
        "SignUpView -push-> Step.email", "EmailView -push \"Send\"-> Step.code",
      ])
  }

  @Test(
    "A later tab in a group, and one of several of the same view, is drawn once and is no other page"
  )
  func laterTabs() {
    func app(_ tabs: String) -> GraphOutline {
      GraphOutline(
        """
        struct RootView: View { var body: some View { NavigationLink("Open") { PagesView() } } }
        struct PagesView: View {
          @State private var page = 1
          var body: some View { TabView(selection: $page) { \(tabs) }.tabViewStyle(.page) }
        }
        struct OneView: View { var body: some View { Text("One") } }
        struct TwoView: View { var body: some View { Text("Two") } }
        struct PageView: View { let text: String; var body: some View { Text(text) } }
        """)
    }
    let group = app(
      "Group { OneView().tag(0); TwoView().tag(1) }; PageView(text: \"Three\").tag(2)")
    #expect(group.ids == ["view.root", "view.pages", "view.one", "view.page"])
    #expect(group.texts(of: "PagesView") == ["Two"])
    let same = app("PageView(text: \"A\").tag(0); PageView(text: \"B\").tag(1)")
    #expect(same.ids == ["view.root", "view.pages"])
    // The other one is only said to be there.
    #expect(same.texts(of: "PagesView") == ["B", "A"])
    #expect(same.report.views.first { $0.view == "PagesView" }?.blocks == 1)
  }

  @Test("The texts of all pages of a carousel are listed, of which the first is drawn")
  func carouselTexts() {
    let app = GraphOutline(
      """
      struct Tip: Identifiable { let id: Int; let title: String }
      struct RootView: View {
        let tips = [Tip(id: 1, title: "Knead"), Tip(id: 2, title: "Rest")]
        @State private var page = 0
        var body: some View {
          VStack {
            Text("Bread")
            TabView(selection: $page) {
              ForEach(Array(tips.enumerated()), id: \\.offset) { index, tip in
                VStack { Text(tip.title); Button("Next") { page += 1 } }.tag(index)
              }
              Text("Enjoy").tag(2)
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
            Button("Skip") {}
          }
        }
      }
      """)
    #expect(
      app.texts(of: "RootView") == [
        "Bread", "Knead", "Next", "Rest", "Next", "Enjoy", "Skip",
      ])
    #expect(app.report.views[0].blocks == 4)
  }
}
