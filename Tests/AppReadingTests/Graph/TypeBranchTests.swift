import AppReading
import Testing

/// One path with values of several types.
@Suite("Pages by the type of a value")
struct TypeBranchTests {
  private func app(
    _ destination: String, _ buttons: String, push: String = "path.append(page)"
  ) -> GraphOutline {
    GraphOutline(
      """
      struct Season: Hashable { let id: Int; let name: String }
      struct Team: Hashable { let id: Int }
      enum Scorers: Hashable { case season(Int), stage(Int) }
      @Observable final class Router {
        var path: [AnyHashable] = []
        func push(_ page: AnyHashable) { \(push) }
      }
      extension Array where Element: Hashable {
        mutating func push(_ element: Element) { append(element) }
      }
      struct RootView: View {
        @State private var router = Router()
        let seasons: [Season]
        let team: Team
        let league: League
        var body: some View {
          NavigationStack(path: $router.path) {
            VStack { \(buttons) }
              .navigationDestination(for: AnyHashable.self) { page in \(destination) }
          }
        }
      }
      struct SeasonsView: View { var body: some View { Text("Seasons") } }
      struct TeamView: View { let team: Team; var body: some View { Text("Team") } }
      struct StageView: View { let id: Int; var body: some View { Text("Stage") } }
      struct OtherView: View { let id: Int; var body: some View { Text("Other") } }
      struct ScorersView: View { var body: some View { Text("Scorers") } }
      struct StageScorersView: View { var body: some View { Text("Stage scorers") } }
      """)
  }

  private static let choice = """
    switch page {
    case let seasons as [Season]: SeasonsView()
    case let team as Team: TeamView(team: team)
    case let id as Int: StageView(id: id)
    case let other as Int: OtherView(id: other)
    case let scorers as Scorers:
      switch scorers {
      case .season: ScorersView()
      case .stage: StageScorersView()
      }
    default: EmptyView()
    }
    """

  private static let buttons = """
    Button("Seasons") { router.push(seasons) }
    Button("Of league") { router.push(league.seasons ?? []) }
    Button("Team") { router.push(team) }
    Button("Stage") { router.push(team.id) }
    Button("Top") { router.push(Scorers.stage(1)) }
    """

  private static let edges: Set<String> = [
    "RootView -push \"Seasons\"-> SeasonsView", "RootView -push \"Of league\"-> SeasonsView ?",
    "RootView -push \"Team\"-> TeamView", "RootView -push \"Stage\"-> StageView ?",
    "RootView -push \"Top\"-> Scorers.stage",
  ]

  @Test(
    "A switch over the type, with lists, numbers and an enum, also of a list's own function",
    arguments: ["path.append(page)", "path.push(page)"])
  func choice(push: String) {
    let app = app(Self.choice, Self.buttons, push: push)
    #expect(Set(app.edges) == Self.edges)
    #expect(
      app.destinations == [
        "Scorers.season route: ScorersView", "Scorers.stage route: StageScorersView",
      ])
  }

  @Test("Conditions that cast the value, also of what is inside of it")
  func conditions() {
    let app = app(
      """
      if let team = page.base as? Team { TeamView(team: team) }
      else if let id = page.base as? Int { StageView(id: id) }
      else { EmptyView() }
      """,
      "Button(\"Team\") { router.push(team) }; Button(\"Stage\") { router.push(team.id) }")
    #expect(
      app.edges == [
        "RootView -push \"Team\"-> TeamView", "RootView -push \"Stage\"-> StageView ?",
      ])
  }

  @Test("A type without a value, and a branch with several types, which is left as it is")
  func others() {
    #expect(
      app(
        "switch page { case is Team: SeasonsView(); case is Int: ScorersView(); default: EmptyView() }",
        "Button(\"Team\") { router.push(team) }"
      ).edges == ["RootView -push \"Team\"-> SeasonsView"])
    #expect(
      app(
        "switch page { case is Team, is Int: SeasonsView(); default: EmptyView() }",
        "Text(\"None\")"
      )
      .edges.isEmpty)
  }
}
