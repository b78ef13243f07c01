import AppReading
import Testing

@Suite("Pages of a view that is in one of many states") struct PagesOfStatesTests {
  /// An app with a link to a page that shows what a game is at.
  private func app(_ content: String) -> GraphOutline {
    GraphOutline(
      """
      enum Status { case open, ready, running, over }
      enum Phase { case mine, yours }
      @Observable final class Game {
        var status: Status { server.status }
        var phase: Phase? { server.phase }
        var isMine: Bool { server.isMine }
      }
      struct RootView: View { var body: some View { NavigationLink("Play") { GameView() } } }
      struct GameView: View {
        @Environment(Game.self) private var game
        var body: some View { content.animation(.default, value: game.status) }
        @ViewBuilder private var content: some View {
          \(content)
        }
        @ViewBuilder private var turns: some View {
          switch game.phase {
          case .mine: PlayView().transition(.opacity)
          case .yours: WatchView()
          case nil: ErrorView()
          }
        }
      }
      struct LobbyView: View { var body: some View { NavigationLink("Help") { HelpView() } } }
      struct PlayView: View { var body: some View { NavigationLink("Rules") { HelpView() } } }
      struct WatchView: View { var body: some View { Text("Wait") } }
      struct ResultView: View { var body: some View { Text("Won") } }
      struct ErrorView: View { var body: some View { Button("Again") {} } }
      struct HelpView: View { var body: some View { Text("Help") } }
      """)
  }

  @Test("Each page of conditions inside each other is a screen, with the case that shows it")
  func machine() {
    let app = app(
      """
      switch game.status {
      case .open, .ready: LobbyView()
      case .running: turns.transition(.opacity)
      case .over: ResultView()
      }
      """)
    #expect(
      app.edges == [
        "RootView -push \"Play\"-> GameView", "GameView -push-> Status.over",
        "GameView -push-> Phase.mine", "GameView -push-> Phase.yours",
        "GameView -push \"Help\"-> HelpView", "PlayView -push \"Rules\"-> HelpView",
      ])
    #expect(app.texts(of: "GameView") == ["Help"])
    #expect(app.report.views.first { $0.view == "GameView" }?.otherTexts == [])
    #expect(
      app.destinations.filter { !$0.contains("nothing") } == [
        "Status.open route: LobbyView", "Status.ready route: LobbyView",
        "Status.over route: ResultView", "Phase.mine route: PlayView",
        "Phase.yours route: WatchView",
      ])
  }

  @Test(
    "Parts of one page and two pages stay where they are",
    arguments: [
      "if game.isMine { if game.phase == nil { LobbyView() } else { PlayView() } }",
      "Text(\"Score\"); switch game.status { case .open: LobbyView(); default: turns }",
    ])
  func parts(content: String) {
    #expect(!app(content).edges.contains { $0.hasPrefix("GameView -push-> ") })
  }

  @Test("What a picker selects is one page")
  func picker() {
    let app = GraphOutline(
      """
      enum Kind { case all, mine }
      struct RootView: View { var body: some View { NavigationLink("Open") { ShelfView() } } }
      struct ShelfView: View {
        @State private var kind = Kind.all
        let isLarge: Bool
        var body: some View {
          Group {
            switch kind {
            case .all: AllView()
            case .mine: if isLarge { LargeView() } else { SmallView() }
            }
          }
          .toolbar { Picker("Kind", selection: $kind) { Text("All").tag(Kind.all) } }
        }
      }
      struct AllView: View { var body: some View { Button("All jars") {} } }
      struct LargeView: View { var body: some View { Button("Large jars") {} } }
      struct SmallView: View { var body: some View { Button("Small jars") {} } }
      """)
    #expect(app.edges == ["RootView -push \"Open\"-> ShelfView"])
    #expect(
      app.report.views.first { $0.view == "ShelfView" }?.otherTexts == ["Large jars", "Small jars"])
  }
}
