import AppReading
import Scenes
import Testing

@Suite("Screens and edges of apps with tabs of their own")
struct OwnTabBarTests {
  @Test("A tab bar of the app's own that sets a state")
  func ownTabBar() {
    let app = GraphOutline(
      """
      enum Section { case feed, search }
      struct RootView: View {
        @State var section = Section.feed
        var body: some View {
          VStack {
            switch section {
            case .feed: FeedView()
            case .search: SearchView()
            }
            HStack {
              Button { section = .feed } label: { Label("Feed", systemImage: "list.bullet") }
              Button { section = .search } label: { Label("Find", systemImage: "magnifyingglass") }
            }
          }
        }
      }
      struct FeedView: View { var body: some View { Text("Feed") } }
      struct SearchView: View { var body: some View { Text("Search") } }
      """)
    #expect(app.graph.tabs.map(\.title) == ["Feed", "Find"])
    #expect(app.ids == ["tab.section.feed", "tab.section.search"])
  }

  @Test("An item of a tab bar that only presents something is no tab")
  func itemWithoutPage() {
    let app = GraphOutline(
      """
      enum Tab { case feed, scan, search }
      struct RootView: View {
        @State var tab = Tab.feed
        var body: some View {
          ZStack {
            switch tab {
            case .feed: FeedView(tab: $tab)
            case .scan: EmptyView()
            case .search: SearchView(tab: $tab)
            }
          }
        }
      }
      struct FeedView: View {
        @Binding var tab: Tab
        var body: some View { VStack { Text("Feed"); Bar(tab: $tab) } }
      }
      struct SearchView: View {
        @Binding var tab: Tab
        var body: some View { VStack { Text("Search"); Bar(tab: $tab) } }
      }
      struct Bar: View {
        @Binding var tab: Tab
        var body: some View { ForEach(Tab.allCases) { item in Icon(item).onTapGesture { tab = item } } }
      }
      struct Icon: View { let item: Tab; var body: some View { Image("icon") } }
      """)
    #expect(app.ids == ["tab.feed", "tab.search"])
  }

  @Test("A tab container of the app's own with a title, an icon and content for each tab")
  func ownTabContainer() {
    let app = GraphOutline(
      """
      struct RootView: View {
        var body: some View {
          VStack {
            Page(title: "Feed", icon: "list.bullet") { FeedView() }
            Page(title: "Search", icon: "magnifyingglass") { SearchView() }
          }
        }
      }
      struct Page<Content: View>: View {
        let title: String
        let icon: String
        @ViewBuilder let content: () -> Content
        var body: some View { content() }
      }
      struct FeedView: View { var body: some View { Text("Feed") } }
      struct SearchView: View { var body: some View { Text("Search") } }
      """)
    #expect(app.graph.tabs.map(\.title) == ["Feed", "Search"])
    #expect(app.ids == ["tab.feed", "tab.search"])
  }

  @Test("Tabs that a phone hides are none, and those with a picture of the app have an icon")
  func hiddenTabs() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @Environment(\\.horizontalSizeClass) private var sizeClass
        var body: some View {
          TabView {
            Tab("Home", image: "home") { HomeView() }
            Tab("Wide", systemImage: "star") { MoreView() }.hidden(sizeClass == .compact)
            TabSection("Side") { Tab("Sub", systemImage: "star") { MoreView() } }
              .hidden(sizeClass == .compact)
            Tab("More", systemImage: "ellipsis") { MoreView() }.hidden(sizeClass == .regular)
              .defaultVisibility(.hidden, for: .tabBar)
          }
        }
      }
      struct HomeView: View { var body: some View { Text("Home") } }
      struct MoreView: View { var body: some View { Text("More") } }
      """)
    #expect(app.graph.tabs.map(\.title) == ["Home", "More"])
    #expect(app.graph.tabs.map(\.icon) == ["square.dashed", "ellipsis"])
  }

  @Test("A tab of SwiftUI's that has neither a text nor a view of the app is named after its icon")
  func namelessTab() {
    let app = GraphOutline(
      """
      struct RootView: View {
        var body: some View {
          TabView {
            HomeView().tabItem { Label("Home", systemImage: "house") }
            Text("").tabItem { Image(systemName: "plus") }
          }
        }
      }
      struct HomeView: View { var body: some View { Text("Home") } }
      """)
    #expect(app.graph.tabs.map(\.title) == ["Home", "Plus"])
    #expect(app.ids == ["tab.home", "tab.root.plus"])
  }

  @Test(
    "Tabs in a stack share the toolbar that they have, and tapping a tab's page does not select it")
  func tabsInStack() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var tab = 0
        var body: some View {
          NavigationStack {
            TabView(selection: $tab) {
              HomeView().onTapGesture { tab = 0 }.tabItem { Text("Home") }.tag(0)
              MoreView().onTapGesture { tab = 1 }.tabItem { Text("More") }.tag(1)
            }
            .toolbar {
              ToolbarItem { Text("Shop") }
              ToolbarItem { NavigationLink("Settings") { SettingsView() } }
            }
          }
        }
      }
      struct HomeView: View { var body: some View { Text("Welcome") } }
      struct MoreView: View { var body: some View { Text("Others") } }
      struct SettingsView: View { var body: some View { Text("Sound") } }
      """)
    #expect(app.texts(of: "HomeView") == ["Shop", "Settings", "Welcome"])
    #expect(app.texts(of: "MoreView") == ["Shop", "Settings", "Others"])
    #expect(
      app.edges == [
        "HomeView -push \"Settings\"-> SettingsView", "MoreView -push \"Settings\"-> SettingsView",
      ])
  }

  @Test("Texts select tabs, too")
  func texts() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State var selection = "home"
        var body: some View {
          VStack {
            switch selection {
            case "home": HomeView()
            case "more": MoreView()
            default: Text("Others")
            }
            Button("Home") { selection = "home" }
            Button("More") { selection = "more" }
          }
        }
      }
      struct HomeView: View { var body: some View { Text("Welcome") } }
      struct MoreView: View { var body: some View { Text("All the rest") } }
      """)
    #expect(app.ids == ["tab.home", "tab.more"])
  }

  @Test(
    "Rows of a list, parts of what people scroll, and steps are no tabs",
    arguments: [
      "List(Item.all) { item in Text(item.title) }",
      "ScrollView { switch tab { case .day: DayView(); case .week: WeekView() } }",
      """
      VStack {
        switch step { case .name: NameView(); case .code: CodeView() }
        Button("Back") { step = .name }
        Button("Send again") { step = .code }
      }
      """,
    ])
  func noTabs(body: String) {
    let app = GraphOutline(
      """
      struct Item: Identifiable {
        let id: Int
        let title: String
        let page: AnyView
        static let all = [
          Item(id: 1, title: "Day", page: AnyView(DayView())), Item(id: 2, title: "Week", page: AnyView(WeekView())),
        ]
      }
      enum Tab { case day, week }
      enum Step { case name, code }
      struct RootView: View {
        @State var tab = Tab.day
        @State var step = Step.name
        var body: some View { \(body) }
      }
      struct DayView: View { var body: some View { Text("A day") } }
      struct WeekView: View { var body: some View { Text("A week") } }
      struct NameView: View { var body: some View { Text("Your name") } }
      struct CodeView: View { var body: some View { Text("Your code") } }
      """)
    #expect(app.graph.tabs.isEmpty)
    #expect(app.ids.first == "view.root")
  }

  @Test("Buttons of a form that set a text, or a part of it by two states, are no tab bar")
  func form() {
    let app = GraphOutline(
      """
      enum SongTab { case words, queue }
      enum VideoTab { case chapters, comments }
      struct RootView: View {
        @State var size = "s"
        @State var isSong = true
        @State var songTab = SongTab.words
        @State var videoTab = VideoTab.chapters
        var body: some View {
          NavigationStack {
            VStack {
              switch size { case "s": SmallView(); case "l": LargeView(); default: EmptyView() }
              Button("S") { size = "s" }
              Button("L") { size = "l" }
              if isSong {
                switch songTab { case .words: SmallView(); case .queue: LargeView() }
              } else {
                switch videoTab { case .chapters: SmallView(); case .comments: LargeView() }
              }
              NavigationLink("Order") { OrderView() }
            }
          }
        }
      }
      struct SmallView: View { var body: some View { Text("Small shirt") } }
      struct LargeView: View { var body: some View { Text("Large shirt") } }
      struct OrderView: View { var body: some View { Text("Thanks") } }
      """)
    #expect(app.ids == ["view.root", "view.order"])
  }

  @Test("A log-in with a form is shown instead of tabs that texts select, not beside them")
  func formInstead() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @ObservedObject var session: Session
        @State var tab = "home"
        var body: some View {
          VStack {
            if session.isOpen {
              switch tab { case "home": HomeView(); case "me": MeView(); default: EmptyView() }
            } else {
              LoginView()
            }
            Button("Home") { tab = "home" }
            Button("Me") { tab = "me" }
          }
        }
      }
      struct LoginView: View { var body: some View { Form { Text("Your name") } } }
      struct HomeView: View { var body: some View { Text("Welcome") } }
      struct MeView: View { var body: some View { Text("My things") } }
      """)
    #expect(app.ids == ["tab.home", "tab.me", "view.login"])
  }
}
