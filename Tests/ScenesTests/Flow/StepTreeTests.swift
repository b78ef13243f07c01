import Navigation
import Testing

@testable import Scenes

@Suite("Step tree") struct StepTreeTests {
  private static func page(_ title: String, _ states: PageState...) -> Page {
    var page = Page(title)
    page.states = states
    return page
  }

  private static func scene(
    _ pages: [Page], layers: [Layer] = [], asking confirmation: ConfirmationCard? = nil,
    window: String? = nil
  ) -> Scene {
    var scene = Scene(
      id: "screen", tabs: [TabItem("Home")], selectedTab: 0, pages: pages, layers: layers,
      confirmation: confirmation)
    scene.window = window
    return scene
  }

  private static let home = page("Home")
  private static let sheet = Layer(style: .largeSheet, pages: [page("Edit"), page("Photo")])

  @Test(
    "The node before a state is that of the state before its last step",
    arguments: [
      scene([home]),
      scene([home, page("Detail"), page("More")]),
      scene([page("Home", .loading)]),
      scene([page("Home", .loading), page("Detail", .empty)]),
      scene([home, page("Detail")], layers: [sheet]),
      scene([home, page("Detail", .failed)], layers: [sheet, sheet]),
      scene([home], layers: [Layer(style: .popover, pages: [page("Edit", .loading)], anchor: "A")]),
      scene([home], layers: [sheet], asking: ConfirmationCard(title: "Sure?", choices: [])),
      scene([home, page("Detail")], window: "Inspector"),
    ])
  func before(scene: Scene) {
    var tree = StepTree()
    var node = tree.insert(scene)
    var state = scene
    while let before = state.beforeLastStep {
      #expect(tree.before(node) == tree.insert(before))
      (node, state) = (tree.insert(before), before)
    }
    // Before the root page of a tab there is no screen.
    #expect(state.depth == 0)
  }

  @Test("A state has a node of its own if anything visible differs")
  func different() {
    var tree = StepTree()
    let others = [
      Self.scene([Self.home]), Self.scene([Self.page("Other")]),
      Self.scene([Self.page("Home", .empty)]), Self.scene([Self.home], window: "Other"),
      Self.scene([Self.home, Self.home]), Self.scene([Self.home], layers: [Self.sheet]),
      Self.scene([Self.home], layers: [Layer(style: .mediumSheet, pages: Self.sheet.pages)]),
      Self.scene([Self.home], asking: ConfirmationCard(title: "Sure?", choices: [])),
    ]
    #expect(Set(others.map { tree.insert($0) }).count == others.count)
    #expect(others.map { tree.insert($0) } == others.map { tree.insert($0) })
  }

  @Test("A deep screen needs a node for each step, not for each pair of steps")
  func deep() {
    var tree = StepTree()
    let pages = (0..<2_000).map { Self.page("\($0)") }
    var node = tree.insert(Self.scene(pages))
    #expect(tree.count == 2_001)
    #expect(tree.insert(Self.scene(Array(pages.dropLast()))) == tree.before(node))
    #expect(tree.count == 2_001)
    var steps = 0
    while let before = tree.before(node) { (node, steps) = (before, steps + 1) }
    #expect(steps == 2_000)
  }
}
