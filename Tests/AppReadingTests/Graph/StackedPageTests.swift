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
            StackView(page: ListView()).tabItem { Text("List") }
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
            VStack { HomeView() }.navigationDestination(for: Int.self) { _ in ItemView() }
          }.tint(.red)
        }
      }
      struct HomeView: View { var body: some View { NavigationLink("Item", value: 1) } }
      struct ItemView: View { var body: some View { Text("Item") } }
      struct StackView<Page: View>: View {
        let page: Page
        var body: some View { NavigationStack { page } }
      }
      struct ListView: View { var body: some View { Text("List") } }
      // With a title of its own it is the page.
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
        "tab.home", "tab.list", "tab.searchFlow", "tab.profileContainer", "tab.settings",
        "view.item",
      ])
    #expect(app.edges == ["HomeView -push \"Item\"-> ItemView"])
    #expect(app.texts(of: "ListView") == ["List"])
    #expect(app.texts(of: "SearchFlow") == ["Search", "Results"])
    #expect(app.texts(of: "ProfileContainer") == ["Me"])
    #expect(app.texts(of: "SettingsView") == ["Sound"])
  }
}
