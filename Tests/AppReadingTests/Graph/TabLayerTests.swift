import AppReading
import Scenes
import Testing

@Suite("Tabs whose pages are layers, and what lies over them")
struct TabLayerTests {
  private static let pages = """
    struct HomeView: View { var body: some View { Text("Welcome") } }
    struct PlacesView: View { var body: some View { NavigationLink("Map") { MapView() } } }
    struct MapView: View { var body: some View { Text("North") } }
    struct MoreView: View { var body: some View { Text("About") } }
    """

  @Test("A function that makes what it is given visible for one of its arguments")
  func layersOfFunction() {
    let app = GraphOutline(
      """
      struct RootView: View {
        enum Page: String, CaseIterable {
          case home, places, more
          var title: String { rawValue.capitalized }
        }
        @SceneStorage("page") private var selected: Page = .home
        var body: some View { layers.task {} }
        private var layers: some View {
          ZStack {
            layer(.home) { HomeView() }
            layer(.places) { PlacesView() }
            layer(.more) { MoreView() }
          }
          .safeAreaInset(edge: .bottom) { Bar(pages: Page.allCases, selection: $selected) }
        }
        private func layer<Content: View>(
          _ page: Page, @ViewBuilder content: () -> Content
        ) -> some View {
          content().opacity(selected == page ? 1 : 0).allowsHitTesting(selected == page)
        }
      }
      struct Bar: View {
        let pages: [RootView.Page]
        @Binding var selection: RootView.Page
        var body: some View {
          HStack {
            ForEach(pages, id: \\.self) { page in Button(page.title) { selection = page } }
          }
        }
      }
      \(Self.pages)
      """)
    #expect(app.graph.tabs.map(\.title) == ["Home", "Places", "More"])
    #expect(app.edges == ["PlacesView -push \"Map\"-> MapView"])
    #expect(app.texts(of: "MoreView") == ["About"])
  }

  @Test("A view that is given the comparison that makes it visible, also once it was loaded")
  func layersOfViews() {
    let app = GraphOutline(
      """
      enum Page { case home, places }
      struct RootView: View {
        @State private var selected = Page.home
        @State private var loaded: Set<Page> = [.home]
        var body: some View {
          GeometryReader { _ in
            ZStack {
              if loaded.contains(.home) { Layer(isVisible: selected == .home) { HomeView() } }
              if loaded.contains(.places) { Layer(isVisible: selected == .places) { PlacesView() } }
            }
            .overlay(alignment: .bottom) {
              HStack {
                Button("Home") { select(.home) }
                Button("Places") { select(.places) }
              }
            }
          }
        }
        private func select(_ page: Page) { loaded.insert(page); selected = page }
      }
      struct Layer<Content: View>: View {
        let isVisible: Bool
        private let content: Content
        init(isVisible: Bool, @ViewBuilder content: () -> Content) {
          self.isVisible = isVisible
          self.content = content()
        }
        var body: some View {
          content.frame(maxWidth: .infinity).opacity(isVisible ? 1 : 0).allowsHitTesting(isVisible)
        }
      }
      \(Self.pages)
      """)
    #expect(app.graph.tabs.map(\.title) == ["Home", "Places"])
    #expect(app.edges == ["PlacesView -push \"Map\"-> MapView"])
  }

  @Test("A header over the pages of a state that it sets, and a sheet that it presents")
  func headerOverPages() {
    let app = GraphOutline(
      """
      enum Station { case trains, board }
      struct RootView: View {
        @State private var shown: Station = .trains
        @State private var showsSettings = false
        var body: some View {
          ZStack {
            switch shown {
            case .trains: TrainsView()
            case .board: BoardView()
            }
            Header(shown: $shown, showsSettings: $showsSettings)
          }
        }
      }
      struct Header: View {
        @Binding var shown: Station
        @Binding var showsSettings: Bool
        var body: some View {
          HStack {
            Item(title: "Board", station: .board, shown: $shown)
            Item(title: "Trains", station: .trains, shown: $shown)
            Button("Settings") { showsSettings = true }
              .sheet(isPresented: $showsSettings) { SettingsView() }
          }
        }
      }
      struct Item: View {
        var title: String
        var station: Station
        @Binding var shown: Station
        var body: some View { Text(title).onTapGesture { shown = station } }
      }
      struct TrainsView: View { var body: some View { if Bool.random() { Times() } else { Empty() } } }
      struct Times: View { var body: some View { Text("10:15") } }
      struct Empty: View { var body: some View { Text("No trains") } }
      struct BoardView: View { var body: some View { Text("Platform") } }
      struct SettingsView: View { var body: some View { Text("About") } }
      """)
    #expect(app.graph.tabs.map(\.title) == ["Board", "Trains"])
    #expect(app.ids == ["tab.station.board", "tab.station.trains", "sheet.settings"])
  }

  @Test("Layers of which a text says which one is visible, with buttons that set the text")
  func layersOfTexts() {
    let app = GraphOutline(
      """
      final class Session: ObservableObject { @Published var tab = "home" }
      struct RootView: View {
        @EnvironmentObject var session: Session
        @State private var asks = false
        var body: some View {
          VStack {
            ZStack {
              HomeView().opacity(self.session.tab == "home" ? 1 : 0)
              PlacesView().opacity(self.session.tab == "places" ? 1 : 0)
              MoreView().opacity(self.session.tab == "more" ? 1 : 0)
            }
            Spacer().sheet(isPresented: $asks) { Text("Rate it") }
            HStack {
              BarButton(label: "Home", tab: "home")
              BarButton(label: "Places", tab: "places")
              BarButton(label: "More", tab: "more")
            }
          }
        }
      }
      struct BarButton: View {
        @EnvironmentObject var session: Session
        var label: String
        var tab: String
        var body: some View { Button(label) { self.session.tab = self.tab } }
      }
      \(Self.pages)
      """)
    #expect(app.graph.tabs.map(\.title) == ["Home", "Places", "More"])
    #expect(app.edges == ["PlacesView -push \"Map\"-> MapView"])
    #expect(app.texts(of: "MoreView") == ["About"])
  }

  @Test(
    "Tabs of a loop over cases that only their identifiers select are those of the cases",
    arguments: ["Tab.allCases", "Tab.allCases, id: \\.rawValue", "Tab.allCases, id: \\.self"])
  func loopOfCases(elements: String) {
    let app = GraphOutline(
      """
      enum Tab: Int, CaseIterable, Identifiable {
        case home, more
        var id: Int { rawValue }
        var title: String { self == .home ? "Start" : "Others" }
      }
      struct RootView: View {
        @State private var number = 0
        var body: some View {
          TabView(selection: $number) {
            ForEach(\(elements)) { tab in
              NavigationStack {
                switch tab {
                case .home: HomeView()
                case .more: MoreView()
                }
              }
              .tabItem { Text(tab.title) }
            }
          }
        }
      }
      struct HomeView: View { var body: some View { Text("Welcome") } }
      struct MoreView: View { var body: some View { Text("About") } }
      """)
    #expect(app.graph.tabs.map(\.title) == ["Start", "Others"])
    #expect(app.destinations == ["Tab.home tab: HomeView", "Tab.more tab: MoreView"])
  }

  @Test("Tabs for members beside none for guests", arguments: [true, false])
  func membersOnly(areFirst: Bool) {
    let lists = ["Tab.members()", "Tab.guests()"]
    let condition = areFirst ? "isMember" : "!isMember"
    let app = GraphOutline(
      """
      enum Tab: Int, Identifiable {
        case home, more
        var id: Int { rawValue }
        static func members() -> [Tab] { [.home, .more] }
        static func guests() -> [Tab] { [] }
      }
      struct RootView: View {
        let isMember: Bool
        @State private var shown: Tab = .home
        private var tabs: [Tab] {
          \(condition) ? \(lists[areFirst ? 0 : 1]) : \(lists[areFirst ? 1 : 0])
        }
        var body: some View {
          TabView(selection: $shown) {
            ForEach(tabs) { tab in
              page(tab).tabItem { Text(tab == .home ? "Start" : "Others") }.tag(tab)
            }
          }
        }
        @ViewBuilder private func page(_ tab: Tab) -> some View {
          switch tab {
          case .home: HomeView()
          case .more: MoreView()
          }
        }
      }
      struct HomeView: View { var body: some View { Text("Welcome") } }
      struct MoreView: View { var body: some View { Text("About") } }
      """)
    #expect(app.graph.tabs.map(\.title) == ["Start", "Others"])
  }
}
