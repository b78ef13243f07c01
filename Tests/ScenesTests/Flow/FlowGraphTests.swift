import Navigation
import Scenes
import Testing

@Suite("Flow graph") struct FlowGraphTests {
  private static let tabs = [TabItem("Home"), TabItem("More")]

  private func scene(
    _ id: String, tab: Int = 0, _ pages: [Page], layers: [Layer] = [],
    asking confirmation: String? = nil
  ) -> Scene {
    Scene(
      id: id, tabs: Self.tabs, selectedTab: tab, pages: pages, layers: layers,
      confirmation: confirmation.map { ConfirmationCard(title: $0, choices: []) })
  }

  private func sheet(_ titles: String...) -> Layer {
    Layer(style: .largeSheet, pages: titles.map { Page($0) })
  }

  private let home = Page("Home")
  private let detail = Page("Detail")

  /// Edges as `from > to: kind steps label`.
  private func edges(_ graph: FlowGraph) -> [String] {
    graph.edges.map { edge in
      let (source, target) = (graph.nodes[edge.source].id, graph.nodes[edge.target].id)
      let kind =
        switch edge.kind {
        case .step(let step): step.rawValue
        case .link: "link"
        }
      return "\(source) > \(target): \(kind) \(edge.steps) \(edge.label ?? "-")"
    }
  }

  /// A page with code, and perhaps with states.
  private func page(_ title: String, _ code: String, _ states: PageState...) -> Page {
    var page = Page(title)
    (page.code, page.states) = (code, states)
    return page
  }

  @Test("A screen with page states and a page of its own is reached from the one of its route")
  func ownPage() {
    let graph = FlowGraph([
      scene("home", [home]), scene("homeSearch", [page("Results", ".home", .searching("a"))]),
      scene("list", [home, page("List", ".list")]),
      scene("other", [home, page("Other", ".other")]),
      scene("empty", [home, page("Nothing", ".list", .empty)]),
      scene("failed", [home, page("Failed", ".missing", .failed)]),
      scene("share", [home], layers: [Layer(style: .largeSheet, pages: [page("Share", ".share")])]),
      scene(
        "sharing", [home],
        layers: [Layer(style: .largeSheet, pages: [page("Sharing…", ".share", .loading)])]),
      scene(
        "covered", [home],
        layers: [Layer(style: .fullScreenCover, pages: [page("Sharing…", ".share", .loading)])]),
      scene("moreEmpty", tab: 1, [home, page("Nothing", ".list", .empty)]),
    ])
    #expect(
      edges(graph) == [
        "home > homeSearch: state 1 -", "home > list: push 1 -", "home > other: push 1 -",
        "list > empty: state 1 -", "home > failed: state 2 -", "home > share: sheet 1 -",
        "share > sharing: state 1 -", "home > covered: state 2 -",
      ])
  }

  @Test("Pages without code, as in a manifest file, are told apart by what they show")
  func ownPageWithoutCode() {
    var empty = Page("Nothing")
    empty.states = [.empty]
    let graph = FlowGraph([
      scene("home", [home]), scene("detail", [home, detail]), scene("empty", [home, empty]),
    ])
    #expect(edges(graph) == ["home > detail: push 1 -", "home > empty: state 2 -"])
  }

  @Test("A screen is reached from the screen with one step less")
  func steps() {
    let graph = FlowGraph([
      scene("home", [home]),
      scene("detail", [home, detail]),
      scene("edit", [home, detail], layers: [sheet("Edit")]),
      scene("unit", [home, detail], layers: [sheet("Edit", "Unit")]),
      scene(
        "cover", [home, detail],
        layers: [sheet("Edit"), Layer(style: .fullScreenCover, pages: [Page("Cover")])]),
      scene("delete", [home, detail], asking: "Delete?"),
      scene("more", tab: 1, [Page("More")]),
    ])
    #expect(
      edges(graph) == [
        "home > detail: push 1 -", "detail > edit: sheet 1 -", "edit > unit: push 1 -",
        "edit > cover: cover 1 -", "detail > delete: confirmation 1 -",
      ])
    #expect(graph.nodes.map(\.depth) == [0, 1, 2, 3, 3, 2, 0])
    #expect(graph.nodes.map(\.entry) == [nil, 0, 1, 2, 3, 4, nil])
    #expect(graph.nodes.map(\.title).contains("Delete?"))
  }

  @Test("Alerts, popovers, inspectors and page states are steps of their own kind")
  func otherSteps() {
    var loading = home
    loading.states = [.loading]
    var alert = scene("alert", [home], asking: "Name?")
    alert.confirmation?.style = .alert
    let graph = FlowGraph([
      scene("home", [home]), scene("loading", [loading]), alert,
      scene("popover", [home], layers: [Layer(style: .popover, pages: [detail], anchor: "More")]),
      scene("inspector", [home], layers: [Layer(style: .inspector, pages: [detail])]),
      scene("custom", [home], layers: [Layer(style: .customSheet, pages: [detail], fraction: 0.4)]),
    ])
    #expect(
      edges(graph) == [
        "home > loading: state 1 -", "home > alert: alert 1 -", "home > popover: popover 1 -",
        "home > inspector: inspector 1 -", "home > custom: sheet 1 -",
      ])
    #expect(graph.nodes.map(\.depth) == [0, 1, 1, 1, 1, 1])
  }

  @Test("The columns of a split view are steps, and a plain stack is another state")
  func columns() {
    func split(_ id: String, _ pages: [Page]) -> Scene {
      var scene = scene(id, pages)
      scene.columns = SplitView(columns: 3)
      return scene
    }
    let graph = FlowGraph([
      split("home", [home]), split("list", [home, detail]), scene("plain", [home, detail]),
    ])
    #expect(edges(graph) == ["home > list: push 1 -"])
  }

  @Test("The stacks of other tabs are another state, but not another way to a screen")
  func otherStacks() {
    var detail = scene("detail", [home, detail])
    detail.otherStacks = [OtherStack(tab: 1, titles: ["More", "Help"])]
    var plain = detail
    (plain.id, plain.otherStacks) = ("plain", [])
    let scenes = [scene("home", [home]), detail, plain]
    #expect(edges(FlowGraph(scenes)) == ["home > detail: push 1 -", "home > plain: push 1 -"])
    let subject = AuditSubject(scenes, ids: scenes.map(\.id)) { _, _ in nil }
    #expect(AuditRule.sameState.findings(subject) == [])
  }

  @Test("A window other than the main one is listed after the tabs")
  func windows() {
    var settings = scene("settings", [Page("Settings")])
    (settings.window, settings.selectedTab, settings.tabBar) = ("settings", nil, [])
    var detail = scene("detail", [Page("Settings"), Page("Detail")])
    (detail.window, detail.selectedTab, detail.tabBar) = ("settings", nil, [])
    let graph = FlowGraph([scene("home", [home]), settings, detail])
    #expect(graph.tabs.map(\.title) == ["Home", "More", "settings (window)"])
    #expect(graph.windowCount == 1)
    #expect(graph.nodes.map(\.tab) == [0, 2, 2])
    #expect(edges(graph) == ["settings > detail: push 1 -"])
    let part = FlowGraph([settings, detail], among: ["home", "settings", "detail"])
    #expect(part.tabs.map(\.title) == ["settings (window)"])
    #expect(part.windowCount == 1)
  }

  @Test("If screens in between are missing, the nearest one below leads there in several steps")
  func skipped() {
    let graph = FlowGraph([
      scene("deep", [home, detail, Page("Deep")]), scene("home", [home]),
    ])
    #expect(edges(graph) == ["home > deep: push 2 -"])
  }

  @Test("A screen that cannot be reached has no entry")
  func orphan() {
    let graph = FlowGraph([scene("deep", [home, detail])])
    #expect(graph.nodes[0].entry == nil)
    #expect(graph.edges.isEmpty)
  }

  @Test("Pages that look the same but have different code are different pages")
  func codes() {
    var (one, two) = (detail, detail)
    one.code = ".detail(id: 1)"
    two.code = ".detail(id: 2)"
    let graph = FlowGraph([
      scene("home", [home]), scene("one", [home, one]), scene("two", [home, two]),
      scene("edit", [home, two], layers: [sheet("Edit")]),
    ])
    #expect(edges(graph).last == "two > edit: sheet 1 -")
  }

  @Test("A declared link labels its step, or is a separate edge; a dangling one is kept")
  func links() {
    let root = Page("Home", trailing: [BarButton("Add", leadsTo: "nowhere")]) {
      ListSection { Row("Open", leadsTo: "detail") }
      ActionButton("Also", leadsTo: "detail")
      CardGrid([.init("More", leadsTo: "more")])
      Row("Here", leadsTo: "home")
    }
    let graph = FlowGraph([
      scene("home", [root]), scene("detail", [root, detail]), scene("more", tab: 1, [home]),
      scene("ask", [root], asking: "Sure?"),
    ])
    #expect(
      edges(graph) == [
        "home > detail: push 1 Open", "home > ask: confirmation 1 -", "home > more: link 0 More",
      ])
    #expect(graph.danglingLinks.map(\.link) == [DeclaredLink("Add", to: "nowhere")])
    #expect(graph.danglingLinks.map(\.source) == [0])
  }

  @Test(
    "In a graph of some screens, links to the others are not dangling and their tabs are omitted")
  func some() {
    let root = Page("More", trailing: [BarButton("Home", leadsTo: "home")]) {
      Row("Nowhere", leadsTo: "nowhere")
    }
    let scenes = [scene("more", tab: 1, [root])]
    let graph = FlowGraph(scenes, among: ["home", "more"])
    #expect(graph.danglingLinks.map(\.link.target) == ["nowhere"])
    #expect(graph.tabs == [TabItem("More")])
    #expect(graph.nodes.map(\.tab) == [0])
    let whole = FlowGraph(scenes, among: ["more"])
    #expect(whole.tabs == Self.tabs)
    #expect(whole.danglingLinks.count == 2)
  }

  @Test("No screens make an empty graph")
  func empty() {
    let graph = FlowGraph([])
    #expect(graph.nodes.isEmpty && graph.edges.isEmpty && graph.tabs.isEmpty)
  }
}
