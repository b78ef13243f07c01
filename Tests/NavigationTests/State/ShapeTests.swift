import Foundation
import Navigation
import NavigationModel
import Testing

@MainActor
@Suite("Columns, page states, alerts and windows") struct ShapeTests {
  nonisolated private static let shapes: [AppPath] = [
    AppPath(columns: SplitColumns(.two)),
    AppPath(
      tab: .search,
      columns: SplitColumns(.three, selections: [.list, .detail(1)], visibility: .doubleColumn),
      routes: [.detail(2)]),
    AppPath(routes: [.list], pageStates: [.searching("egg: fried"), .segment("All"), .editing]),
    AppPath(pageStates: [.loading, .empty, .failed, .menu("More"), .custom("offline")]),
    AppPath(layers: [.popover(.help, anchor: "Share"), .inspector(.filter, path: [.list])]),
    AppPath(layers: [.sheet(.help, detent: .fraction(0.4)), .sheet(.help, detent: .height(320))]),
    AppPath(window: "Settings"),
    AppPath(
      confirmation: .alert(
        title: "Rename", message: "Choose a name.",
        fields: [
          ConfirmationField("Name", text: "Pie"), ConfirmationField("Code", isSecure: true),
        ],
        buttons: [.cancel(), ConfirmationButton("Save")])),
  ]

  private func router() -> TabRouter<Place, Page, Panel> { TabRouter(homeTab: .home) }

  @Test("A router reaches every shape of a path", arguments: shapes)
  func reached(path: AppPath) {
    let router = router()
    #expect(router.visit(path) == .applied)
    var asked = path
    asked.tab = path.tab ?? .home
    #expect(router.reached == asked)
  }

  @Test("Every shape is coded, archived and restored", arguments: shapes)
  func coded(path: AppPath) throws {
    let data = try JSONEncoder().encode(path)
    #expect(try JSONDecoder().decode(AppPath.self, from: data) == path)
    let state = AppState(visiting: path, homeTab: .home)
    #expect(
      try JSONDecoder().decode(AppState.self, from: JSONEncoder().encode(state)) == state)
    let archive = NavigationArchive<Place, Page, Panel>(
      reading: try NavigationArchive(state).text(), homeTab: .home)
    #expect(archive.state == state)
    #expect(archive.losses == [])
  }

  @Test("A path without a shape is coded as before")
  func unchanged() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let path = AppPath(tab: .home, confirmation: Confirmation(title: "?"))
    #expect(
      String(decoding: try encoder.encode(path), as: UTF8.self)
        == #"{"confirmation":{"buttons":[],"title":"?"},"layers":[],"routes":[],"tab":"home"}"#)
    let state = AppState(visiting: path, homeTab: .home)
    #expect(
      try NavigationArchive(state).text()
        == #"{"version":1,"selectedTab":"home","stacks":[{"tab":"home","path":[],"#
        + #""confirmation":{"buttons":[],"title":"?"}}]}"#)
  }

  @Test("An archive reports columns and page states that it cannot read")
  func losses() throws {
    let state = AppState(
      visiting: AppPath(columns: SplitColumns(.two), pageStates: [.loading]), homeTab: .home)
    let text = try NavigationArchive(state).text().replacing("\"count\":2", with: "\"count\":9")
      .replacing("loading", with: "boiling")
    let archive = NavigationArchive<Place, Page, Panel>(reading: text, homeTab: .home)
    #expect(archive.state == AppState(selectedTab: .home))
    #expect(archive.losses.count == 2)
    #expect(archive.losses.last == .pageStates("[\"boiling\"]"))
  }

  @Test("A selection replaces the later ones and the pushed pages")
  func selections() {
    let router = router()
    router.setColumns(SplitColumns(.three))
    // The content column has no page yet.
    router.select(.detail(1), inColumn: 1)
    #expect(router.columns?.selections == [])
    router.select(.list)
    router.select(.detail(1), inColumn: 1)
    router.push(.settings)
    #expect(router.columns?.selections == [.list, .detail(1)])
    // The detail has no selection.
    router.select(.detail(2), inColumn: 2)
    #expect(router.activePath == [.settings])
    router.select(.settings)
    #expect(router.columns?.selections == [.settings])
    #expect(router.activePath == [])
    router.showColumns(.detailOnly)
    #expect(
      router.columns == SplitColumns(.three, selections: [.settings], visibility: .detailOnly))
    router.select(nil)
    #expect(router.columns?.selections == [])
  }

  @Test("Selecting in a plain stack changes nothing")
  func plainStack() {
    let router = router()
    router.push(.list)
    router.select(.detail(1))
    #expect(router.reached == AppPath(tab: .home, routes: [.list]))
  }

  @Test("A verb that shows another page clears the states of the page; others keep them")
  func cleared() {
    let verbs: [@MainActor (TabRouter<Place, Page, Panel>) -> Void] = [
      { $0.push(.settings) }, { $0.pop() }, { $0.popTo(.list) }, { $0.present(sheet: .help) },
      {
        $0.dismissAll()
        $0.popToRoot()
      }, { $0[.home] = [] },
    ]
    for verb in verbs {
      let router = router()
      router.visit(AppPath(routes: [.list, .detail(1)], pageStates: [.editing]))
      verb(router)
      #expect(router.pageStates == [])
    }
    let router = router()
    router.visit(AppPath(routes: [.list], pageStates: [.editing]))
    router.presentConfirmation(title: "?", destructiveLabel: "Yes") {}
    router.dismiss()
    #expect(router.pageStates == [.editing])
    router.setPageStates([.searching()])
    #expect(router.pageStates == [.searching()])
  }

  @Test("What exceeds the columns is dropped")
  func tooManySelections() {
    #expect(SplitColumns<Page>(.two, selections: [.list, .settings]).selections == [.list])
  }

  @Test("A layer that changes its kind is presented again")
  func kinds() {
    let router = router()
    router.visit(AppPath(layers: [.popover(.help, anchor: "A")]))
    let id = router.activeStack.state.layers.first?.id
    router.visit(AppPath(layers: [.popover(.help, anchor: "B")]))
    #expect(router.activeStack.state.layers.first?.id == id)
    router.visit(AppPath(layers: [.sheet(.help)]))
    #expect(router.activeStack.state.layers.first?.id != id)
  }

  @Test("An alert keeps its fields and runs the action of its button")
  func alert() {
    let router = router()
    var saved = false
    router.presentAlert(
      title: "Name", fields: [ConfirmationField("Name")],
      buttons: [.cancel(), ConfirmationAction("Save") { saved = true }])
    #expect(router.reached.confirmation?.style == .alert)
    #expect(router.reached.confirmation?.fields == [ConfirmationField("Name")])
    #expect(router.answerConfirmation(buttonAt: 1))
    #expect(saved)
    #expect(router.reached.confirmation == nil)
  }

  @Test(
    "A page state is one word",
    arguments: [
      (PageState.loading, "loading"), (.searching(), "searching"),
      (.searching("a:b"), "searching:a:b"), (.segment(""), "segment:"),
      (.menu("More"), "menu:More"),
      (.custom("loading"), "custom:loading"),
    ])
  func words(state: PageState, word: String) {
    #expect(state.description == word)
    #expect(PageState(word) == state)
  }

  @Test(
    "Another word is no page state", arguments: ["", "Loading", "loading:", "segment", "menu", "x"])
  func unknownWords(word: String) {
    #expect(PageState(word) == nil)
  }
}
