public import Navigation

extension Router where Destination: Sendable {
  /// Drives this router under the harness; return it in the manifest's `makeRouter()`.
  @MainActor public var driver: RouterDriver<Never, Destination, Destination> {
    RouterDriver(drive: { try await drive(to: $0) }, reached: { reached })
  }

  /// Goes to a screen of an app without tabs.
  ///
  /// - Throws: `InexpressiblePath` with all parts that the router has no means for; the others are shown.
  @MainActor
  public func drive(to path: ScreenPath<Never, Destination, Destination>) async throws {
    if let error = InexpressiblePath(path.lossesOfWindow + apply(path.stack)) { throw error }
  }

  /// The path to the current state, without a tab.
  @MainActor public var reached: ScreenPath<Never, Destination, Destination> {
    ScreenPath(reaching: stackState().state)
  }
}
