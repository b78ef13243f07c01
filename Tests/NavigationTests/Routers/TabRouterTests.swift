import Navigation
import NavigationModel
import Testing

@MainActor
@Suite struct TabRouterTests {
  @Test("Each tab keeps its own stack")
  func separateStacks() {
    let app = App(initialTab: .home)
    app.push(.list)
    app.router(for: .search).push(.settings)
    #expect(app.selectedTab == .home)
    app.select(.search)
    #expect(app.activeStack === app.router(for: .search))
    #expect(app.state[.home].path == [.list])
    #expect(app.state[.search].path == [.settings])
  }

  @Test("Reselecting the selected tab returns it to its root; another tab is only selected")
  func reselect() {
    let app = App(initialTab: .home)
    app.push(.list)
    app.present(sheet: .help)
    app.router(for: .search).push(.settings)
    app.reselect(.search)
    #expect(app.state[.search].path == [.settings])
    app.reselect(.search)
    #expect(app.state[.search].isEmpty)
    app.reselect(.home)
    app.reselect(.home)
    #expect(app.state == AppState(selectedTab: .home))
  }

  @Test("A visit leaves nothing of what was up before")
  func visitLeavesNothing() {
    let app = App(homeTab: .home)
    app.push(contentsOf: [.list, .detail(1)])
    app.present(sheet: .help)
    app.present(fullScreenCover: .filter)
    app.router(for: .search).push(.settings)
    app.router(for: .search).present(sheet: .filter)
    app.router(for: .profile).presentConfirmation(title: "?", destructiveLabel: "Yes") {}
    let way = Way(
      tab: .search, routes: [.detail(3)], layers: [.sheet(.edit(3), path: [.settings])])
    app.visit(way)
    #expect(app.state == AppState(visiting: way, homeTab: .home))
    #expect(app.router(for: .home).state.isEmpty)
    #expect(app.router(for: .profile).state.isEmpty)
    #expect(app.router(for: .search).state == way.stack)
  }

  @Test("A visit without a tab goes to the home tab and not to the current one")
  func visitHome() {
    let app = App(homeTab: .home)
    app.select(.profile)
    app.visit(Way(routes: [.list]))
    #expect(app.selectedTab == .home)
  }

  @Test("A visit is one event, with the origin that was given")
  func oneEvent() {
    let app = App(homeTab: .home)
    app.push(.list)
    app.visit(Way(tab: .search, routes: [.detail(1)], sheet: .help), origin: .link)
    #expect(app.gate.log.total == 2)
    #expect(app.gate.log.last?.origin == .link)
    #expect(app.gate.log.last?.after == app.state)
    app.visit(Way(tab: .search, routes: [.detail(1)], sheet: .help), origin: .link)
    #expect(app.gate.log.total == 2)
  }

  @Test("A screen of a manifest is navigated to by its path")
  func navigateToScreen() {
    struct Screen: ScreenPathConvertible {
      var navigationPath: Way { Way(tab: .search, routes: [.list]) }
    }
    let app = App(homeTab: .home)
    app.navigate(to: Screen())
    #expect(app.state == AppState(visiting: Screen().navigationPath, homeTab: .home))
  }

  @Test("A router starts at the state it is given, layers and all")
  func initialState() {
    var state = AppState(selectedTab: .search)
    state[.search] = StackValue(path: [.list], layers: [.sheet(.help)])
    let app = App(homeTab: .home, state: state)
    #expect(app.state == state)
    #expect(app.gate.log.total == 0)
    app.dismiss()
    #expect(app.router(for: .search).state == StackValue(path: [.list]))
  }

  @Test("A stack whose tab router is gone goes on by itself")
  func orphan() {
    let stack: Stack
    do {
      let app = App(homeTab: .home)
      stack = app.router(for: .home)
      app.push(.list)
    }
    stack.push(.settings)
    #expect(stack.state.path == [.list, .settings])
  }
}
