import AppReading
import Testing

@Suite("Views that only put a page on a stack")
struct StackedPageTests {
  @Test("A page is named after the view on a stack, not after one that only puts it there")
  func wrapped() {
    let app = GraphOutline(
      """
      struct RootView: View {
        var body: some View {
          TabView {
            HomeRouter().tabItem { Text("Home") }
            ListNavigation(page: ListView()).tabItem { Text("List") }
            SearchFlow().tabItem { Text("Search") }
            ProfileContainer().tabItem { Text("Profile") }
            SettingsView().tabItem { Text("Settings") }
          }
        }
      }
      struct HomeRouter: View {
        @State private var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) {
            HomeView().navigationDestination(for: Int.self) { _ in ItemView() }
          }.tint(.red)
        }
      }
      struct HomeView: View { var body: some View { NavigationLink("Item", value: 1) } }
      struct ItemView: View { var body: some View { Text("Item") } }
      struct ListNavigation<Page: View>: View {
        let page: Page
        var body: some View { NavigationStack { page } }
      }
      struct ListView: View { var body: some View { Text("List") } }
      // What is on its stack is content.
      struct SearchFlow: View {
        var body: some View { NavigationStack { ResultList().navigationTitle("Search") } }
      }
      struct ResultList: View { var body: some View { Text("Results") } }
      // As is one with the view as a part of it.
      struct ProfileContainer: View {
        struct Content: View { var body: some View { Text("Me") } }
        var body: some View { NavigationStack { Content() } }
      }
      struct SettingsView: View { var body: some View { NavigationStack { SettingsForm() } } }
      struct SettingsForm: View { var body: some View { Text("Sound") } }
      """)
    #expect(
      app.ids == [
        "tab.homeRouter", "tab.listNavigation", "tab.searchFlow", "tab.profileContainer",
        "tab.settings", "view.item",
      ])
    #expect(app.edges == ["HomeView -push \"Item\"-> ItemView"])
    #expect(app.texts(of: "ListView") == ["List"])
    #expect(app.texts(of: "SearchFlow") == ["Search", "Results"])
    #expect(app.texts(of: "ProfileContainer") == ["Me"])
    #expect(app.texts(of: "SettingsView") == ["Sound"])
  }

  @Test("The case of a page shows the view on its stack, also one in the type of a navigator")
  func destinations() {
    let app = GraphOutline(
      """
      enum Page: Hashable { case films, film(Int) }
      enum Card: Identifiable { case film(Int); var id: Int { 0 } }
      struct RootView: View {
        @State private var page = Page.films
        @State private var card: Card?
        var body: some View {
          TabView(selection: $page) {
            FilmsNavigator.ContentView(card: $card).tag(Page.films).tabItem { Text("Films") }
          }
          .sheet(item: $card) { card in
            switch card { case .film(let id): FilmFlow(id: id) }
          }
          .fullScreenCover(isPresented: .constant(true)) { FilmFlow(id: 1) }
        }
      }
      enum FilmsNavigator {
        struct ContentView: View {
          @Binding var card: Card?
          var body: some View {
            NavigationStack { FilmsView(card: $card).navigationTitle("Films") }
          }
        }
      }
      struct FilmsView: View {
        @Binding var card: Card?
        var body: some View { Button("First") { card = .film(1) } }
      }
      struct FilmFlow: View {
        let id: Int
        @State private var path: [Page] = []
        var body: some View {
          NavigationStack(path: $path) { FilmView(path: $path) }.zooming()
        }
      }
      extension View {
        @ViewBuilder func zooming() -> some View {
          if #available(iOS 18, *) { navigationTransition(.zoom) } else { self }
        }
      }
      struct FilmView: View { @Binding var path: [Page]; var body: some View { Text("Film") } }
      """)
    #expect(app.destinations == ["Page.films tab: FilmsView", "Card.film sheet: FilmView"])
    #expect(
      app.edges == ["RootView -cover-> FilmView ?", "FilmsView -sheet \"First\"-> Card.film"])
  }

  @Test("Of two around one page the second keeps its name, and both are screens")
  func twice() {
    let app = GraphOutline(
      """
      struct RootView: View {
        var body: some View {
          TabView {
            FavoritesFlow().tabItem { Text("Favorites") }
            AllFlow().tabItem { Text("All") }
          }
        }
      }
      struct FavoritesFlow: View {
        var body: some View { NavigationStack { RecipesView(title: "Favorites") } }
      }
      struct AllFlow: View { var body: some View { NavigationStack { RecipesView(title: "All") } } }
      struct RecipesView: View { let title: String; var body: some View { Text(title) } }
      """)
    #expect(app.ids == ["tab.favoritesFlow", "tab.allFlow"])
    #expect(app.texts(of: "RecipesView") == ["Favorites"])
    #expect(app.texts(of: "AllFlow") == ["All"])
  }

  @Test("A page that takes its own place on a path leads nowhere, one that is pushed again does")
  func replaced() {
    let app = GraphOutline(
      """
      enum Route: Hashable { case photo(Int), done }
      struct RootView: View {
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            Button("Start") { path.append(Route.photo(0)) }
              .navigationDestination(for: Route.self) { route in
                switch route {
                case .photo(let number):
                  PhotoView(
                    next: { path.removeLast(); path.append(Route.photo(number + 1)) },
                    similar: { path.append(Route.photo(number + 2)) },
                    finish: { path.removeLast(); path.append(Route.done) })
                case .done: DoneView()
                }
              }
          }
        }
      }
      struct PhotoView: View {
        let next: () -> Void
        let similar: () -> Void
        let finish: () -> Void
        var body: some View {
          VStack {
            Button("Next") { next() }
            Button("Similar") { similar() }
            Button("Finish") { finish() }
          }
        }
      }
      struct DoneView: View { var body: some View { Text("All done") } }
      """)
    #expect(
      app.edges == [
        "RootView -push \"Start\"-> Route.photo",
        "PhotoView -push \"Similar\"-> Route.photo",
        "PhotoView -push \"Finish\"-> Route.done",
      ])
  }

  @Test("A page with something around its content keeps its name, whatever the display")
  func contentInside() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var showsJar = false
        var body: some View {
          NavigationStack {
            List { Button("Jar") { showsJar = true }; NavigationLink("Shelf", value: 1) }
              .navigationDestination(for: Int.self) { _ in
                Frame { place, size in ShelfView(place: place, onClose: {}, onSell: {}) { Text("End") } }
              }
          }
          .sheet(isPresented: $showsJar) { JarView() }
        }
      }
      struct Frame<Content: View>: View {
        @State private var place = 0
        @ViewBuilder let content: (Int, Int) -> Content
        var body: some View { ZStack { content(place, 1); Text("Frame") } }
      }
      struct JarView: View {
        @Environment(\\.horizontalSizeClass) private var size
        var body: some View { Frame { place, _ in Text("Jar \\(place)") } }
      }
      struct ShelfView<Footer: View>: View {
        let place: Int
        let onClose: () -> Void
        var onSell: (() -> Void)?
        @ViewBuilder let footer: () -> Footer
        var body: some View { Pages(first: { Text("All") }, second: { Text("Few") }) }
      }
      struct Pages<First: View, Second: View>: View {
        @ViewBuilder let first: () -> First
        @ViewBuilder let second: () -> Second
        var body: some View { HStack { first(); second() } }
      }
      """)
    #expect(
      app.edges == ["RootView -sheet \"Jar\"-> JarView", "RootView -push \"Shelf\"-> ShelfView"])
  }

  @Test("A page is no wrapper of what only a link of it leads to")
  func behindLink() {
    let app = GraphOutline(
      """
      struct RootView: View {
        var body: some View {
          NavigationStack { NavigationLink("Watch") { DeviceView(name: "Watch") { PairView() } } }
        }
      }
      struct DeviceView<Destination: View>: View {
        let name: String
        @ViewBuilder let destination: Destination
        var body: some View {
          ScrollView { Text(name); NavigationLink("Pair") { destination } }.navigationTitle(name)
        }
      }
      struct PairView: View { var body: some View { Text("Hold it near") } }
      """)
    #expect(
      app.edges == [
        "RootView -push \"Watch\"-> DeviceView", "DeviceView -push \"Pair\"-> PairView",
      ])
  }
}
