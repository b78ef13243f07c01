import AppReading
import Testing

@Suite("What only larger displays show")
struct LargerDisplayTests {
  @Test(
    "A view that begins what larger displays show is no page of a phone, nor one that nothing leads to",
    arguments: [
      ("size == .regular", true), ("UIDevice.current.userInterfaceIdiom == .pad", true),
      ("height == .compact", false), ("size == .other", false),
    ])
  func tablet(condition: String, isKnown: Bool) {
    let app = GraphOutline(
      """
      struct RootView: View {
        @Environment(\\.horizontalSizeClass) private var size
        @Environment(\\.verticalSizeClass) private var height
        var body: some View {
          if \(condition) { TabletView() } else { HomeView() }
        }
      }
      struct HomeView: View { var body: some View { Text("Home") } }
      struct TabletView: View {
        var body: some View { List { NavigationLink("Jars") { JarsView() } }.navigationTitle("All") }
      }
      struct JarsView: View { var body: some View { Text("All jars") } }
      """)
    #expect(app.unresolved.isEmpty == isKnown)
    #expect(app.edges.isEmpty == isKnown)
  }

  @Test(
    "What follows `else` is for larger displays, too",
    arguments: ["size == .compact", "UIDevice.current.userInterfaceIdiom == .phone"])
  func otherwise(condition: String) {
    let app = GraphOutline(
      """
      struct RootView: View {
        @Environment(\\.horizontalSizeClass) private var size
        var body: some View {
          if \(condition) { VStack { if size == .compact { HomeView() } } } else { TabletView() }
        }
      }
      struct HomeView: View { var body: some View { Text("Home") } }
      struct TabletView: View {
        var body: some View { List { NavigationLink("Jars") { JarsView() } }.navigationTitle("All") }
      }
      struct JarsView: View { var body: some View { Text("All jars") } }
      """)
    #expect(app.unresolved == [])
    #expect(app.edges == [])
  }

  @Test("A sidebar of larger displays that links to the tabs is no page of a phone")
  func sideBar() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @Environment(\\.horizontalSizeClass) private var size
        var body: some View { if size == .compact { TabsView() } else { MenuView() } }
      }
      struct TabsView: View {
        var body: some View {
          TabView {
            NewsView().tabItem { Text("News") }
            BooksView().tabItem { Text("Books") }
          }
        }
      }
      struct MenuView: View {
        var body: some View {
          NavigationView {
            List {
              NavigationLink(destination: NewsView()) { Text("News") }
              NavigationLink("Books") { BooksView() }
            }
            .navigationTitle("All")
          }
        }
      }
      struct NewsView: View { var body: some View { Text("Today") } }
      struct BooksView: View { var body: some View { Text("Shelf") } }
      """)
    #expect(app.ids == ["tab.news", "tab.books"])
    #expect(app.edges.isEmpty)
    #expect(app.unresolved.isEmpty)
  }

  @Test("Of two contents of a view the page is the one that a phone shows")
  func adaptiveContent() {
    let app = GraphOutline(
      """
      struct RootView: View {
        var body: some View {
          TabView {
            Adaptive { WideNewsView() } compact: { NavigationStack { NewsView() } }
              .tabItem { Text("News") }
            BooksView().tabItem { Text("Books") }
          }
        }
      }
      struct Adaptive<Wide: View, Compact: View>: View {
        @Environment(\\.horizontalSizeClass) private var size
        @ViewBuilder let wide: () -> Wide
        @ViewBuilder let compact: () -> Compact
        var body: some View { if size == .regular { wide() } else { compact() } }
      }
      struct WideNewsView: View { var body: some View { HStack { NewsView(); Text("None") } } }
      struct NewsView: View {
        var body: some View { NavigationLink("All") { BooksView() } }
      }
      struct BooksView: View { var body: some View { Text("Shelf") } }
      """)
    #expect(app.ids == ["tab.news", "tab.books", "view.books"])
    #expect(app.edges == ["NewsView -push \"All\"-> BooksView"])
  }

  @Test(
    "What is shown from a width on that no phone has is no part of a page",
    arguments: [
      ("proxy.size.width > 700", "Narrow", true), ("700 <= proxy.size.width", "Narrow", true),
      ("proxy.size.width < 500", "Wide", true),
      ("UIScreen.main.bounds.width >= 744", "Narrow", true),
      ("proxy.size.width > proxy.size.height", "Narrow", true),
      ("proxy.size.height > proxy.size.width", "Wide", true),
      ("proxy.size.height > 1000", "Narrow", true),
      // Some phones are as wide, and a picture may have any width.
      ("proxy.size.width > 400", "Wide", false), ("photo.size.width > 700", "Wide", false),
    ])
  func width(condition: String, text: String, isKnown: Bool) {
    let app = GraphOutline(
      """
      struct RootView: View {
        let photo: Photo
        var body: some View {
          GeometryReader { proxy in
            let isSplit = \(condition)
            if isSplit { Text("Wide") } else { Text("Narrow") }
          }
        }
      }
      """)
    #expect(app.texts(of: "RootView") == [text])
    #expect(app.report.unresolved.isEmpty == isKnown)
  }

  @Test(
    "What a phone shows instead of a view is the page, but for a part of the view",
    arguments: [("HomeView", "HomeView"), ("JarView.List", "JarView")])
  func phonePage(inner: String, page: String) {
    let app = GraphOutline(
      """
      struct RootView: View {
        var body: some View { NavigationStack { NavigationLink("Jar") { JarView() } } }
      }
      struct JarView: View {
        @Environment(\\.horizontalSizeClass) private var size
        var body: some View { if size == .compact { \(inner)() } else { TabletView() } }
        struct List: View { var body: some View { Text("Lids") } }
      }
      struct HomeView: View { var body: some View { Text("Home") } }
      struct TabletView: View { var body: some View { Text("Wide") } }
      """)
    #expect(app.edges == ["RootView -push \"Jar\"-> \(page)"])
  }

  @Test("What is beside the sidebar of a tab comes from that tab")
  func columnsOfTab() {
    let app = GraphOutline(
      """
      struct RootView: View {
        var body: some View {
          TabView {
            HomeView().tabItem { Text("Home") }
            SearchView().tabItem { Text("Search") }
          }
        }
      }
      struct HomeView: View { var body: some View { Button("Refresh") {} } }
      struct SearchView: View {
        var body: some View {
          NavigationSplitView { Button("Apply") {} } detail: { HintView() }
        }
      }
      struct HintView: View { var body: some View { VStack { Text("No search"); Text("Yet") } } }
      """)
    #expect(app.edges == ["SearchView -push-> HintView ?"])
  }
}
