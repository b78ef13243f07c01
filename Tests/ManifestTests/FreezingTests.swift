import Manifest
import Navigation
import Scenes
import Testing

@Suite @MainActor struct FreezingTests {
  private func scene(of screen: Pantry, link: String? = nil) -> Scene {
    let router = Pantry.makeRouter()
    router.visit(screen.navigationPath)
    return Scene(freezing: router.state, id: screen.rawValue, manifest: Pantry.self, link: link)
  }

  @Test("A path without a tab freezes as the home tab's root page")
  func root() {
    let scene = scene(of: .shelves)
    #expect(scene.id == "shelves")
    #expect(scene.selectedTab == 0)
    #expect(scene.pages.map(\.title) == ["Top Shelf"])
    #expect(scene.pages.map(\.code) == [".topShelf"])
    #expect(scene.layers.isEmpty)
    #expect(scene.confirmation == nil)
    #expect(scene.link == nil)
  }

  @Test("The tab bar has the cases of the tab type in their order")
  func tabs() {
    #expect(scene(of: .jar).tabs == [TabItem("Top Shelf"), TabItem("Cellar")])
    #expect(scene(of: .jar).selectedTab == 1)
  }

  @Test("By default all tabs are in the tab bar")
  func everyTabInBar() {
    #expect(Pantry.tabsInBar == [.topShelf, .cellar])
    #expect(scene(of: .jar).tabBar == nil)
  }

  @Test("The tab bar has the tabs that the manifest lists, in that order")
  func namedTabsInBar() {
    let state = NavigationState<Cellar.Tab, Cellar.Route, Cellar.Sheet>(selectedTab: .door)
    let scene = Scene(freezing: state, id: "door", manifest: Cellar.self)
    #expect(scene.tabs.map(\.title) == ["Door", "Wine", "Cider"])
    #expect(scene.tabBar == [2, 0])
  }

  @Test("An app with several tab bars has the bar of the selected tab")
  func severalBars() {
    func bar(_ tab: Barn.Tab) -> [Int]? {
      Scene(
        freezing: NavigationState<Barn.Tab, Never, Never>(selectedTab: tab), id: "barn",
        manifest: Barn.self
      ).tabBar
    }
    #expect(bar(.hay) == [0, 1])
    #expect(bar(.tools) == [0, 1])
    #expect(bar(.visit) == [2])
  }

  @Test("A tab that is not in 'allCases' is not the first tab")
  func unlistedTab() {
    let state = NavigationState<Shed.Tab, Shed.Route, Shed.Sheet>(selectedTab: .loft)
    let scene = Scene(freezing: state, id: "loft", manifest: Shed.self)
    #expect(scene.tabs.map(\.title) == ["Door"])
    #expect(scene.selectedTab == nil)
    #expect(scene.pages.map(\.title) == ["Loft"])
  }

  @Test("The stack has the root page below the pushed ones")
  func stack() {
    #expect(scene(of: .everything).pages.map(\.title) == ["Cellar", "Jar 1", "Jar 2"])
  }

  @Test("Each layer has its style and the pages pushed inside it")
  func layers() {
    let layers = scene(of: .everything).layers
    #expect(layers.map(\.style) == [.mediumSheet, .largeSheet, .fullScreenCover])
    #expect(
      layers.map { $0.pages.map(\.title) }
        == [["Label Maker"], ["Label Maker", "Jar 3"], ["Full View"]])
  }

  @Test("A confirmation keeps its text, its buttons and their roles")
  func confirmation() {
    #expect(
      scene(of: .everything).confirmation
        == ConfirmationCard(
          title: "Throw away?", message: "It is still good.",
          choices: [
            .init("Throw away", role: .destructive),
            .init("Give away", role: .normal),
            .init("Keep", role: .cancel),
          ]))
  }

  @Test("Of the stacks of other tabs, only the titles count")
  func otherTabs() {
    let router = Pantry.makeRouter()
    router.visit(Pantry.everything.navigationPath)
    router.select(.topShelf)
    let scene = Scene(freezing: router.state, id: "shelves", manifest: Pantry.self)
    var expected = self.scene(of: .shelves)
    expected.otherStacks = [
      OtherStack(
        tab: 1,
        titles: [
          "Cellar", "Jar 1", "Jar 2", "Label Maker", "Label Maker", "Jar 3", "Full View",
          "Throw away?",
        ])
    ]
    #expect(scene == expected)
  }

  @Test("A described page keeps its blocks and one without description is a skeleton")
  func descriptions() {
    let scene = scene(of: .everything)
    #expect(scene.pages[0].blocks == nil)
    #expect(scene.pages[1].blocks == [.text(Paragraph("Apricot"))])
    #expect(scene.layers[0].pages[0].blocks == nil)
  }

  @Test("A link is stored unchanged")
  func link() {
    #expect(scene(of: .jar, link: "pantry://jar/1").link == "pantry://jar/1")
    #expect(Pantry.link(to: Pantry.jar.navigationPath) == nil)
  }
}
