import Navigation
import NavigationModel
import Testing

@Suite struct ScreenPathTests {
  @Test("The short form puts the sheet below the cover")
  func shortForm() {
    #expect(AppPath(sheet: .help).layers == [.sheet(.help)])
    #expect(AppPath(fullScreenCover: .help).layers == [.fullScreenCover(.help)])
    #expect(
      AppPath(tab: .home, routes: [.list], sheet: .help, fullScreenCover: .filter).layers
        == [.sheet(.help), .fullScreenCover(.filter)])
    #expect(AppPath(tab: .home, sheet: nil) == AppPath(tab: .home))
  }

  @Test("A path without a tab means the home tab")
  func homeTab() {
    let state = AppState(visiting: AppPath(routes: [.list]), homeTab: .profile)
    #expect(state.selectedTab == .profile)
    #expect(state[.profile].path == [.list])
  }

  @Test("Keeping the other tabs keeps their pages, but no layers or questions")
  func keep() {
    var state = AppState(selectedTab: .home)
    state[.home] = StackValue(
      path: [.list], layers: [.sheet(.help)], confirmation: Confirmation(title: "?"))
    state.visit(AppPath(tab: .search, routes: [.detail(1)]), homeTab: .home, otherTabs: .keep)
    #expect(state[.home] == StackValue(path: [.list]))
    #expect(state[.search] == StackValue(path: [.detail(1)]))
    #expect(state.selectedTab == .search)
  }

  @Test("A visit replaces the whole stack of its tab, with either option for the others")
  func replacesOwnStack() {
    var state = AppState(selectedTab: .home)
    state[.home] = StackValue(path: [.list, .settings], layers: [.sheet(.help)])
    state.visit(AppPath(tab: .home, routes: [.detail(1)]), homeTab: .home, otherTabs: .keep)
    #expect(state == AppState(visiting: AppPath(tab: .home, routes: [.detail(1)]), homeTab: .home))
  }
}
