public import Navigation

extension TabRouter where Tab: Sendable, Route: Sendable, Sheet: Hashable & Sendable {
  /// Drives this router under the harness; return it in the manifest's `makeRouter()`.
  public var driver: RouterDriver<Tab, Route, Sheet> {
    RouterDriver(drive: { try await self.drive(to: $0) }, reached: { self.reached })
  }

  /// Goes to a screen; the other tabs get the stacks of the path, or return to their root pages.
  ///
  /// - Parameter path: The screen; without a tab, it is in the first tab.
  /// - Throws: `InexpressiblePath` with all parts that the router has no means for; the others are shown.
  public func drive(to path: Navigation.ScreenPath<Tab, Route, Sheet>) async throws {
    let home = Tab.allCases.first ?? selectedTab
    let losses = apply(NavigationState(visiting: path, homeTab: home))
    if let error = InexpressiblePath(losses, selectedTab: path.tab ?? home) { throw error }
  }

  /// The path to the current state, with the stacks of the other tabs.
  public var reached: Navigation.ScreenPath<Tab, Route, Sheet> {
    Navigation.ScreenPath(reaching: navigationState().state)
  }
}

extension AppRouter where Route: Sendable, Sheet: Hashable & Sendable {
  /// Drives this router under the harness; return it in the manifest's `makeRouter()`.
  public var driver: RouterDriver<Never, Route, Sheet> {
    RouterDriver(drive: { try await self.drive(to: $0) }, reached: { self.reached })
  }

  /// Goes to a screen of an app without tabs.
  ///
  /// - Throws: `InexpressiblePath` with all parts that the router has no means for; the others are shown.
  public func drive(to path: Navigation.ScreenPath<Never, Route, Sheet>) async throws {
    if let error = InexpressiblePath(path.lossesOfWindow + apply(path.stack)) { throw error }
  }

  /// The path to the current state, without a tab.
  public var reached: Navigation.ScreenPath<Never, Route, Sheet> {
    Navigation.ScreenPath(reaching: stackState().state)
  }
}
