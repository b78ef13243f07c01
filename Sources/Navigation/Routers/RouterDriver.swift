/// Drives a router that does not conform to ``DrivableRouter`` itself, by two functions.
///
/// The routers of other designs have a `driver`: they take any types, and Swift allows no conformance that depends on
/// whether types are `Sendable`.
///
/// ```swift
/// static func makeRouter() -> RouterDriver<AppTab, Route, Sheet> {
///   Router<AppTab, Route, Sheet>(initialTab: .home).driver
/// }
/// ```
@MainActor
public struct RouterDriver<
  Tab: Hashable & Sendable, Route: Hashable & Sendable, Sheet: Hashable & Sendable
>: DrivableRouter {
  private let goTo: @MainActor (ScreenPath<Tab, Route, Sheet>) async throws -> Void
  private let read: @MainActor () -> ScreenPath<Tab, Route, Sheet>

  /// Creates a driver.
  ///
  /// - Parameters:
  ///   - drive: Goes to a screen, as ``DrivableRouter/drive(to:)`` does.
  ///   - reached: Reads the screen that the router shows.
  public init(
    drive: @escaping @MainActor (ScreenPath<Tab, Route, Sheet>) async throws -> Void,
    reached: @escaping @MainActor () -> ScreenPath<Tab, Route, Sheet>
  ) {
    goTo = drive
    read = reached
  }

  /// Goes to a screen.
  public func drive(to path: ScreenPath<Tab, Route, Sheet>) async throws { try await goTo(path) }

  /// The screen that the router shows now.
  public var reached: ScreenPath<Tab, Route, Sheet> { read() }
}
