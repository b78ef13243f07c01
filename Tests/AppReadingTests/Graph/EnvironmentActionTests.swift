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

  @Test("Pages that only people who are logged in see do what the view around them says")
  func inBranch() {
    let app = GraphOutline(
      """
      extension EnvironmentValues { @Entry var openCart: () -> Void = {} }
      struct RootView: View {
        @State private var isLoggedIn = false
        var body: some View {
          if isLoggedIn { ShopView() } else { Button("Log in") { isLoggedIn = true } }
        }
      }
      struct ShopView: View {
        @State private var showsCart = false
        var body: some View {
          TabView {
            JarsView().tabItem { Text("Jars") }
            LidsView().tabItem { Text("Lids") }
          }
          .environment(\\.openCart, open)
          .sheet(isPresented: $showsCart) { CartView() }
        }
        private func open() { showsCart = true }
      }
      struct JarsView: View {
        @Environment(\\.openCart) private var openCart
        var body: some View { Button("Jar in cart", action: openCart) }
      }
      struct LidsView: View {
        @Environment(\\.openCart) private var openCart
        var body: some View { Button("Lid in cart") { add() } }
        private func add() { openCart() }
      }
      struct CartView: View { var body: some View { Text("Cart") } }
      """)
    #expect(app.edges.contains("JarsView -sheet \"Jar in cart\"-> CartView"))
    #expect(app.edges.contains("LidsView -sheet \"Lid in cart\"-> CartView"))
  }

  @Test("An action that several branches or pages set is none of all pages")
  func severalActions() {
    let app = GraphOutline(
      """
      extension EnvironmentValues { @Entry var goOn: () -> Void = {} }
      struct RootView: View {
        @State private var isSecond = false
        @State private var showsHelp = false
        var body: some View {
          if isSecond {
            SecondView().environment(\\.goOn) { showsHelp = true }
              .sheet(isPresented: $showsHelp) { HelpView() }
          } else {
            FirstView().environment(\\.goOn) { isSecond = true }
          }
        }
      }
      struct FirstView: View {
        @Environment(\\.goOn) private var goOn
        var body: some View { Button("First", action: goOn) }
      }
      struct SecondView: View {
        @Environment(\\.goOn) private var goOn
        var body: some View { Button("Second", action: goOn) }
      }
      struct HelpView: View { var body: some View { Text("Help") } }
      """)
    #expect(app.texts(of: "FirstView") == ["First"])
    #expect(app.texts(of: "SecondView") == ["Second"])
    #expect(
      !app.edges.contains {
        $0.contains("\"Second\"-> FirstView") || $0.contains("\"First\"-> HelpView")
      })
    #expect(!app.edges.contains { $0.contains("\"Second\"-> SecondView") })
  }
}
