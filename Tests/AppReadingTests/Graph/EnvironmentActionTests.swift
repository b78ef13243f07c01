import AppReading
import Testing

@Suite("Actions in the environment") struct EnvironmentActionTests {
  @Test(
    "Pages do what the view around all of them says",
    arguments: [
      ".environment(\\.openPlayer) { isPlaying = true }",
      ".environment(\\.openPlayer, { isPlaying = true })",
    ])
  func aroundAll(modifier: String) {
    let app = GraphOutline(
      """
      extension EnvironmentValues { @Entry var openPlayer: () -> Void = {} }
      struct RootView: View {
        @State private var isPlaying = false
        var body: some View {
          TabView {
            HomeView().tabItem { Text("Home") }
            ShopView().tabItem { Text("Shop") }
          }
          \(modifier)
          .fullScreenCover(isPresented: $isPlaying) { PlayerView() }
        }
      }
      struct HomeView: View { var body: some View { VStack { Text("Films"); PlayButton { Text("Play") } } } }
      struct ShopView: View { var body: some View { Text("Buy films") } }
      struct PlayButton<Label: View>: View {
        @Environment(\\.openPlayer) private var openPlayer
        let label: Label
        init(@ViewBuilder label: () -> Label) { self.label = label() }
        var body: some View { Button { Task { openPlayer() } } label: { label } }
      }
      struct PlayerView: View { var body: some View { Text("A film") } }
      """)
    #expect(app.edges == ["HomeView -cover \"Play\"-> PlayerView"])
  }
}
