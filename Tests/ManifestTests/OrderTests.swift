import Cookbook
import Manifest
import Navigation
import TestSupport
import Testing

@Suite @MainActor struct OrderTests {
  private typealias State = NavigationState<CookbookTab, CookbookRoute, CookbookSheet>

  private var statesAlone: [AppScreen: State] {
    Dictionary(
      uniqueKeysWithValues: AppScreen.allCases.map { screen in
        let router = AppScreen.makeRouter()
        router.visit(screen.navigationPath)
        return (screen, router.state)
      })
  }

  @Test("Each screen of Cookbook is reached at its path")
  func reached() {
    for (screen, state) in statesAlone {
      let path = screen.navigationPath
      #expect(state.selectedTab == path.tab ?? AppScreen.homeTab)
      #expect(state[state.selectedTab] == path.stack)
      #expect(state.stacks.count == (path.stack.isEmpty ? 0 : 1))
    }
  }

  @Test(
    "A router that visits all screens in any order reaches the same state as for each screen alone")
  func orders() {
    let alone = statesAlone
    for seed in UInt64(1)...100 {
      var generator = SeededGenerator(seed: seed)
      let router = AppScreen.makeRouter()
      for screen in AppScreen.allCases.shuffled(using: &generator) {
        router.visit(screen.navigationPath)
        #expect(router.state == alone[screen], "\(screen) in the order of seed \(seed)")
      }
    }
  }
}
