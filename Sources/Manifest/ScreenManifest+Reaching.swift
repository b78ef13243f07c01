package import Navigation

extension ScreenManifest {
  /// The state that the screen asks for.
  package var askedState: NavigationState<Tab, Route, Sheet> {
    NavigationState(visiting: navigationPath, homeTab: Self.homeTab)
  }

  /// The state to which a router comes on the way to the screen; by default a router of its own.
  ///
  /// What a guard blocks leaves a router where it was. With one router for all, what is said of a blocked
  /// screen would depend on the screens before it, and so on the filters of the run.
  @MainActor
  package func reachedState(
    by router: TabRouter<Tab, Route, Sheet> = Self.makeRouter()
  ) -> NavigationState<Tab, Route, Sheet> {
    visit(by: router)
    return router.state
  }

  /// Drives a router to the screen.
  ///
  /// - Returns: What became of it, which tells whether a guard stood in the way.
  @MainActor
  @discardableResult
  package func visit(by router: TabRouter<Tab, Route, Sheet>) -> NavigationOutcome {
    router.visit(navigationPath, otherTabs: .reset, origin: .harness)
  }
}
