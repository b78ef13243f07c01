import AppReading
import Testing

@Suite("Tabs that numbers select")
struct NumberedTabTests {
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
}
