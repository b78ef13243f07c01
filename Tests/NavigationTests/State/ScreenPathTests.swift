import Navigation
import NavigationModel
import Testing

@Suite struct ScreenPathTests {
  @Test("The short form puts the sheet below the cover")
  func shortForm() {
    #expect(Way(sheet: .help).layers == [.sheet(.help)])
    #expect(Way(fullScreenCover: .help).layers == [.fullScreenCover(.help)])
    #expect(
      Way(tab: .home, routes: [.list], sheet: .help, fullScreenCover: .filter).layers
        == [.sheet(.help), .fullScreenCover(.filter)])
    #expect(Way(tab: .home, sheet: nil) == Way(tab: .home))
  }

  @Test("A path without a tab means the home tab")
  func homeTab() {
    let state = AppState(visiting: Way(routes: [.list]), homeTab: .profile)
    #expect(state.selectedTab == .profile)
    #expect(state[.profile].path == [.list])
  }

  @Test("Keeping the other tabs keeps their pages, not what would cover the target")
  func keep() {
    var state = AppState(selectedTab: .home)
    state[.home] = StackValue(
      path: [.list], layers: [.sheet(.help)], confirmation: Confirmation(title: "?"))
    state.visit(Way(tab: .search, routes: [.detail(1)]), homeTab: .home, otherTabs: .keep)
    #expect(state[.home] == StackValue(path: [.list]))
    #expect(state[.search] == StackValue(path: [.detail(1)]))
    #expect(state.selectedTab == .search)
  }

  @Test("A visit replaces the whole stack of its tab, whatever happens to the others")
  func replacesOwnStack() {
    var state = AppState(selectedTab: .home)
    state[.home] = StackValue(path: [.list, .settings], layers: [.sheet(.help)])
    state.visit(Way(tab: .home, routes: [.detail(1)]), homeTab: .home, otherTabs: .keep)
    #expect(state == AppState(visiting: Way(tab: .home, routes: [.detail(1)]), homeTab: .home))
  }
}
