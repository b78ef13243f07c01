import AppReading
import Scenes
import Testing

@Suite("Tab views with a hidden bar, each tab of which shows the selected page")
struct SelectedPagesTests {
  private static let views = """
    enum Page: String, CaseIterable { case house, card, gear }
    struct MainView: View {
      @State private var selected: Page = .house
      var body: some View {
        ZStack {
          VStack {
            TabView(selection: $selected) {
              ForEach(Page.allCases, id: \\.rawValue) { page in
                switch selected {
                case .house: HomeView()
                case .card: CardView()
                case .gear: SettingsView()
                }
              }
            }
          }
          VStack { Spacer(); Bar(selected: $selected) }
        }
      }
    }
    struct Bar: View {
      @Binding var selected: Page
      var body: some View {
        HStack {
          ForEach(Page.allCases, id: \\.rawValue) { page in
            Image(systemName: page.rawValue).onTapGesture { withAnimation { selected = page } }
          }
        }
      }
    }
    struct HomeView: View { var body: some View { Text("Welcome") } }
    struct CardView: View { var body: some View { NavigationLink("Pay") { PayView() } } }
    struct PayView: View { var body: some View { Text("Amount") } }
    struct SettingsView: View { var body: some View { Text("About") } }
    """

  @Test("At the start of the app") func atStart() {
    let app = GraphOutline(root: "MainView()", Self.views)
    #expect(app.graph.tabs.map(\.icon) == ["house", "card", "gear"])
    #expect(
      app.destinations == [
        "Page.house tab: HomeView", "Page.card tab: CardView", "Page.gear tab: SettingsView",
      ])
    #expect(app.edges == ["CardView -push \"Pay\"-> PayView"])
  }

  @Test("On a page that another one leads to") func afterLogIn() {
    let app = GraphOutline(
      root: "LogInView()",
      Self.views + """

        struct LogInView: View {
          var body: some View {
            NavigationView { NavigationLink("Log in") { MainView() } }
          }
        }
        """)
    #expect(
      app.edges == [
        "MainView -push \"card\"-> Page.card", "MainView -push \"gear\"-> Page.gear",
        "CardView -push \"Pay\"-> PayView", "LogInView -push \"Log in\"-> MainView",
      ])
    #expect(app.texts(of: "MainView") == ["Welcome", "house", "card", "gear"])
  }
}
