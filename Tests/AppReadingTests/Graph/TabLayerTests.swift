import AppReading
import Scenes
import Testing

@Suite("Tabs whose pages are layers, and what lies over them")
struct TabLayerTests {
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
      struct HomeView: View { var body: some View { Text("Welcome") } }
      struct PlacesView: View { var body: some View { NavigationLink("Map") { MapView() } } }
      struct MapView: View { var body: some View { Text("North") } }
      struct MoreView: View { var body: some View { Text("About") } }
      """)
    #expect(app.graph.tabs.map(\.title) == ["Home", "Places", "More"])
    #expect(app.edges == ["PlacesView -push \"Map\"-> MapView"])
    #expect(app.texts(of: "MoreView") == ["About"])
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
}
