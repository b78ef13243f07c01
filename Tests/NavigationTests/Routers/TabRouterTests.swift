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

  @Test("A visit leaves no earlier layer or question")
  func visitLeavesNothing() {
    let app = App(homeTab: .home)
    app.push(contentsOf: [.list, .detail(1)])
    app.present(sheet: .help)
    app.present(fullScreenCover: .filter)
    app.router(for: .search).push(.settings)
    app.router(for: .search).present(sheet: .filter)
    app.router(for: .profile).presentConfirmation(title: "?", destructiveLabel: "Yes") {}
    let path = AppPath(
      tab: .search, routes: [.detail(3)], layers: [.sheet(.edit(3), path: [.settings])])
    app.visit(path)
    #expect(app.state == AppState(visiting: path, homeTab: .home))
    #expect(app.router(for: .home).state.isEmpty)
    #expect(app.router(for: .profile).state.isEmpty)
    #expect(app.router(for: .search).state == path.stack)
  }

  @Test("A visit without a tab goes to the home tab, not to the current one")
  func visitHome() {
    let app = App(homeTab: .home)
    app.select(.profile)
    app.visit(AppPath(routes: [.list]))
    #expect(app.selectedTab == .home)
  }

  @Test("A visit is one event, with the given origin")
  func oneEvent() {
    let app = App(homeTab: .home)
    app.push(.list)
    app.visit(AppPath(tab: .search, routes: [.detail(1)], sheet: .help), origin: .link)
    #expect(app.gate.log.total == 2)
    #expect(app.gate.log.last?.origin == .link)
    #expect(app.gate.log.last?.after == app.state)
    app.visit(AppPath(tab: .search, routes: [.detail(1)], sheet: .help), origin: .link)
    #expect(app.gate.log.total == 2)
  }

  @Test("Navigating to a screen of a manifest visits its path")
  func navigateToScreen() {
    struct Screen: ScreenPathConvertible {
      var navigationPath: AppPath { AppPath(tab: .search, routes: [.list]) }
    }
    let app = App(homeTab: .home)
    app.navigate(to: Screen())
    #expect(app.state == AppState(visiting: Screen().navigationPath, homeTab: .home))
  }

  @Test("A router starts with the given state, including its layers")
  func initialState() {
    var state = AppState(selectedTab: .search)
    state[.search] = StackValue(path: [.list], layers: [.sheet(.help)])
    let app = App(homeTab: .home, state: state)
    #expect(app.state == state)
    #expect(app.gate.log.total == 0)
    app.dismiss()
    #expect(app.router(for: .search).state == StackValue(path: [.list]))
  }

  @Test("A stack router works on after its tab router is freed")
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
