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
  }

  @Test(
    "A destination with more conditions, a page for other types, or another value is left as it is",
    arguments: [
      "switch page { case let team as Team where team.id > 3: TeamView(team: team); default: EmptyView() }",
      "if let team = page as? Team, team.id > 3 { TeamView(team: team) } else { EmptyView() }",
      "switch page { case let team as Team: TeamView(team: team); default: SeasonsView() }",
      "switch page { case is Team, is Season: TeamView(team: team); default: EmptyView() }",
      "switch page.other { case let team as Team: TeamView(team: team); default: EmptyView() }",
    ])
  func left(destination: String) {
    let app = app(destination, "Button(\"Team\") { router.push(team) }")
    #expect(!app.edges.contains("RootView -push \"Team\"-> TeamView"))
  }

  @Test("A function of lists that does more than append, and one of another type, push nothing")
  func otherFunctions() {
    func edges(_ function: String, _ call: String) -> [String] {
      GraphOutline(
        """
        extension Array { mutating func add(_ element: Element) { \(function) } }
        struct Page: Hashable { let id: Int }
        struct RootView: View {
          @State private var path: [Page] = []
          let log: Journal
          var body: some View {
            NavigationStack(path: $path) {
              Button("Go") { \(call) }
                .navigationDestination(for: Page.self) { _ in PageView() }
            }
          }
        }
        struct PageView: View { var body: some View { Text("Page") } }
        """
      ).edges
    }
    #expect(
      edges("append(element)", "path.add(Page(id: 1))") == ["RootView -push \"Go\"-> PageView"])
    #expect(edges("self.append(element)", "path.add(Page(id: 1))").count == 1)
    #expect(edges("other.append(element)", "path.add(Page(id: 1))") == [])
    #expect(edges("append(element)", "log.add(Page(id: 1))") == [])
  }

  @Test("A sheet shows the page for the type of what is inside its item")
  func typeInside() {
    let app = GraphOutline(
      """
      enum JarSheet: Identifiable { case new, edit(Int); var id: Int { 0 } }
      enum LidSheet: Identifiable { case lid; var id: Int { 0 } }
      final class AnyItem: Identifiable {
        let page: any Identifiable
        init(page: any Identifiable) { self.page = page }
      }
      @Observable final class Router {
        var item: AnyItem?
        func present(page: any Identifiable) { item = AnyItem(page: page) }
      }
      struct RootView: View {
        @State private var router = Router()
        var body: some View {
          VStack {
            Button("New") { router.present(page: JarSheet.new) }
            Button("Edit") { router.present(page: JarSheet.edit(1)) }
            Button("Lid") { router.present(page: LidSheet.lid) }
          }
          .sheet(item: $router.item) { item in
            if let jar = item.page as? JarSheet {
              switch jar {
              case .new: NewJarView()
              case .edit: EditJarView()
              }
            } else if let lid = item.page as? LidSheet {
              switch lid { case .lid: LidView() }
            }
          }
        }
      }
      struct NewJarView: View { var body: some View { Text("New") } }
      struct EditJarView: View { var body: some View { Text("Edit") } }
      struct LidView: View { var body: some View { Text("Lid") } }
      """)
    #expect(
      app.edges == [
        "RootView -sheet \"New\"-> NewJarView", "RootView -sheet \"Edit\"-> EditJarView",
        "RootView -sheet \"Lid\"-> LidView",
      ])
  }
}
