import AppReading
import Scenes
import Testing

@Suite("Values that select tabs")
struct TabValueTests {
  @Test("Conditions that compare a number, a bar in a loop, and a log-in instead of all of them")
  func numbers() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var selection = 0
        @State private var isLoggedIn = false
        @State private var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) {
            Group {
              if isLoggedIn { VStack { pages; bar } } else { LoginView() }
            }
            .navigationDestination(for: Int.self) { number in DetailView(number: number) }
          }
        }
        private var pages: some View {
          ZStack {
            if selection == 0 { FeedView() } else if selection == 1 { ChatsView() }
          }
        }
        private var bar: some View {
          HStack {
            ForEach(0..<2, id: \\.self) { index in BarItem(selection: $selection, index: index) }
          }
        }
      }
      struct BarItem: View {
        @Binding var selection: Int
        let index: Int
        var body: some View { Button { selection = index } label: { Image("tab") } }
      }
      struct FeedView: View { var body: some View { NavigationLink("More", value: 3) } }
      struct ChatsView: View { var body: some View { Text("Chats") } }
      struct LoginView: View { var body: some View { NavigationLink("Help", value: 4) } }
      struct DetailView: View { let number: Int; var body: some View { Text("Detail") } }
      """)
    #expect(app.ids == ["tab.feed", "tab.chats", "view.login", "view.detail"])
    #expect(
      app.edges == [
        "FeedView -push \"More\"-> DetailView", "LoginView -push \"Help\"-> DetailView",
      ])
  }

  @Test(
    "Tabs that people may swipe through have a bar of their own, other pages to swipe do not",
    arguments: [("selectedTab", ["News", "My page"]), ("step", [])])
  func swiped(state: String, tabs: [String]) {
    let app = GraphOutline(
      """
      enum AppTab { case feed, me }
      struct RootView: View {
        @State private var \(state) = AppTab.feed
        var body: some View {
          ZStack(alignment: .bottom) {
            TabView(selection: $\(state)) {
              NavigationStack { FeedView() }.tag(AppTab.feed)
              NavigationStack { MeView() }.tag(AppTab.me)
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
            HStack {
              Button("News") { \(state) = .feed }
              Button("My page") { \(state) = .me }
            }
          }
        }
      }
      struct FeedView: View { var body: some View { Text("Feed") } }
      struct MeView: View { var body: some View { Text("Me") } }
      """)
    #expect(app.graph.tabs.map(\.title) == tabs)
  }

  @Test("A tab view over the cases of an enum, whose bar the app draws itself")
  func cases() {
    let app = GraphOutline(
      """
      enum Page: String, CaseIterable {
        case feed, me
        var title: String { switch self { case .feed: "News"; case .me: "My page" } }
      }
      struct RootView: View {
        @State private var page = Page.feed
        var body: some View {
          ZStack {
            TabView(selection: $page) {
              ForEach(Page.allCases, id: \\.self) { page in
                Group {
                  switch page {
                  case .feed: FeedView()
                  case .me: MeView()
                  }
                }
              }
            }
            HStack {
              ForEach(Page.allCases, id: \\.self) { item in
                VStack { Image("a"); Text(item.title) }.onTapGesture { page = item }
              }
            }
          }
        }
      }
      struct FeedView: View { var body: some View { Text("Today") } }
      struct MeView: View { var body: some View { Text("Name") } }
      """)
    #expect(app.ids == ["tab.feed", "tab.me"])
    #expect(app.graph.tabs.map(\.title) == ["News", "My page"])
    #expect(app.destinations == ["Page.feed tab: FeedView", "Page.me tab: MeView"])
  }

  @Test("A sheet over numbered steps shows each of them, and a count selects no tab")
  func otherNumbers() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var isShown = false
        @State private var step = 0
        let items: [String]
        var body: some View {
          VStack {
            if items.count == 0 { EmptyPage() } else if items.count == 1 { OnePage() } else { Text("Many") }
            Button("Start") { isShown = true }
          }
          .sheet(isPresented: $isShown) {
            if step == 0 { FirstView() } else if step == 1 { SecondView() }
          }
        }
      }
      struct EmptyPage: View { var body: some View { Text("None") } }
      struct OnePage: View { var body: some View { Text("One") } }
      struct FirstView: View { var body: some View { Text("First") } }
      struct SecondView: View { var body: some View { Text("Second") } }
      """)
    #expect(app.graph.tabs.isEmpty)
    #expect(
      app.edges == [
        "RootView -sheet \"Start\"-> FirstView ?", "RootView -sheet \"Start\"-> SecondView ?",
      ])
  }

  @Test("Tabs that raw values of an enum select")
  func rawValues() {
    let app = GraphOutline(
      """
      enum Place: Int { case home, more }
      final class Model: ObservableObject {
        @Published var selected: Int = Place.home.rawValue
        func show(_ place: Place) { selected = place.rawValue }
      }
      struct RootView: View {
        @StateObject var model = Model()
        var body: some View {
          TabView(selection: $model.selected) {
            Button("More") { model.show(.more) }
              .tabItem { Label("Home", systemImage: "house") }.tag(Place.home.rawValue)
            MoreView().tabItem { Text("More") }.tag(Place.more.rawValue)
          }
        }
      }
      struct HomeView: View { var body: some View { Text("Home") } }
      struct MoreView: View { var body: some View { Text("More") } }
      """)
    #expect(app.ids == ["tab.place.home", "tab.place.more"])
    #expect(app.destinations.contains("Place.more tab: MoreView"))
    #expect(app.edges == ["RootView -tab \"More\"-> Place.more"])
  }

  @Test("A tab without a label, a view or a value is called by its number")
  func unlabelled() {
    let app = GraphOutline(
      """
      struct RootView: View {
        var body: some View {
          TabView {
            FeedView().tabItem { Label("Feed", systemImage: "house") }
            VStack { Text("Hello") }
            VStack { NavigationLink("More") { MoreView() } }
          }
        }
      }
      struct FeedView: View { var body: some View { Text("News") } }
      struct MoreView: View { var body: some View { Text("More") } }
      """)
    #expect(app.graph.tabs.map(\.title) == ["Feed", "Tab 2", "Tab 3"])
    #expect(app.ids == ["tab.feed", "tab.root.tab2", "tab.root.tab3", "view.more"])
  }

  @Test("The cases of a selection that is bound in place")
  func bindable() {
    let app = GraphOutline(
      """
      enum Place { case home, search }
      @Observable final class Model { var place = Place.home }
      struct RootView: View {
        @Environment(Model.self) private var model
        var body: some View {
          TabView(selection: Bindable(model).place) {
            Tab("Home", systemImage: "house", value: .home) { HomeView() }
            Tab(value: .search, role: .search) { SearchView() }
          }
        }
      }
      struct HomeView: View {
        @Environment(Model.self) private var model
        var body: some View { Button("Find") { model.place = .search } }
      }
      struct SearchView: View { var body: some View { Text("Search") } }
      """)
    #expect(app.destinations == ["Place.home tab: HomeView", "Place.search tab: SearchView"])
    #expect(app.edges == ["HomeView -tab \"Find\"-> Place.search"])
  }

  @Test("Tabs whose pages a function makes for the case of a number")
  func casesOfNumbers() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State var selection = 0
        enum Page: Int, CaseIterable {
          case home = 0, cart, me
          var item: BarItem {
            switch self {
            case .home: return BarItem(image: "house", title: "Home")
            case .cart: return BarItem(image: "cart", title: "Cart", isCart: true)
            case .me: return BarItem(image: "person", title: "Me")
            }
          }
        }
        var body: some View {
          Bar(items: Page.allCases.map({ $0.item }), selection: $selection) { number in
            let page = Page(rawValue: number) ?? .home
            view(for: page)
          }
        }
        @ViewBuilder func view(for page: Page) -> some View {
          switch page {
          case .home: HomeView()
          case .cart: CartView()
          case .me: MeView()
          }
        }
      }
      struct BarItem { var image: String; var title: String; var isCart = false }
      struct Bar<Content: View>: View {
        let items: [BarItem]
        @Binding var selection: Int
        @ViewBuilder let content: (Int) -> Content
        var body: some View {
          ZStack {
            TabView(selection: $selection) {
              ForEach(items.indices, id: \\.self) { number in content(number).tag(number) }
            }
            HStack {
              ForEach(items.indices, id: \\.self) { number in
                Button { selection = number } label: { ItemView(item: items[number]) }
              }
            }
          }
        }
      }
      struct ItemView: View {
        let item: BarItem
        @FetchRequest(sortDescriptors: []) var orders: FetchedResults<Order>
        var body: some View {
          ZStack {
            Image(systemName: item.image)
            if item.isCart && orders.count > 0 { Text("\\(orders.count)") }
          }
          Text(item.title)
        }
      }
      struct HomeView: View { var body: some View { Text("News") } }
      struct CartView: View { var body: some View { Text("Things") } }
      struct MeView: View { var body: some View { Text("Name") } }
      """)
    #expect(app.graph.tabs.map(\.title) == ["Home", "Cart", "Me"])
    #expect(
      app.destinations == [
        "RootView.Page.home tab: HomeView", "RootView.Page.cart tab: CartView",
        "RootView.Page.me tab: MeView",
      ])
    #expect(!app.report.unresolved.contains { $0.what == .unreached })
  }
}
