public import Navigation

extension Router where Destination: Sendable, Sheet: Sendable {
  /// Drives this router under the harness; return it in the manifest's `makeRouter()`.
  public var driver: RouterDriver<Tab, Destination, Sheet> {
    RouterDriver(drive: { try await self.drive(to: $0) }, reached: { self.reached })
  }

  /// Goes to a screen; the other tabs get the pages of the path, or return to their root pages.
  ///
  /// - Parameter path: The screen; without a tab, it is in the tab that the router was created with.
  /// - Throws: `InexpressiblePath` with all parts that the router has no means for; the others are shown.
  public func drive(to path: ScreenPath<Tab, Destination, Sheet>) async throws {
    let losses = apply(NavigationState(visiting: path, homeTab: initialTab))
    if let error = InexpressiblePath(losses, selectedTab: path.tab ?? initialTab) { throw error }
  }

  /// The path to the current state, with the pages of the other tabs.
  public var reached: ScreenPath<Tab, Destination, Sheet> {
    ScreenPath(reaching: navigationState().state)
  }
}

extension SimpleRouter where Destination: Sendable, Sheet: Sendable {
  /// Drives this router under the harness; return it in the manifest's `makeRouter()`.
  public var driver: RouterDriver<Never, Destination, Sheet> {
    RouterDriver(drive: { try await self.drive(to: $0) }, reached: { self.reached })
  }

  /// Goes to a screen of an app without tabs.
  ///
  /// - Throws: `InexpressiblePath` with all parts that the router has no means for; the others are shown.
  public func drive(to path: ScreenPath<Never, Destination, Sheet>) async throws {
    if let error = InexpressiblePath(path.lossesOfWindow + apply(path.stack)) { throw error }
  }

  /// The path to the current state, without a tab.
  public var reached: ScreenPath<Never, Destination, Sheet> {
    ScreenPath(reaching: stackState().state)
  }
}
