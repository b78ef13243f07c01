/// A router that the harness can drive to a screen: the app's own class, a coordinator, a store, or one of this
/// package.
///
/// An adapter of about twenty lines is enough. It calls the app's own methods and reads the app's own state:
///
/// ```swift
/// extension HomeRouter: DrivableRouter {
///   func drive(to path: ScreenPath<AppTab, Route, Sheet>) async throws {
///     popToRoot()
///     for route in path.routes { push(route) }
///     presentedSheet = path.layers.first?.item
///   }
///
///   var reached: ScreenPath<AppTab, Route, Sheet> {
///     ScreenPath(tab: .home, routes: self.path, sheet: presentedSheet)
///   }
/// }
/// ```
///
/// The harness compares `reached` with the requested path and draws only what was reached.
@MainActor
public protocol DrivableRouter<Tab, Route, Sheet> {
  /// The app's tabs.
  associatedtype Tab: Hashable & Sendable
  /// The pages that can be pushed.
  associatedtype Route: Hashable & Sendable
  /// What layers can show.
  associatedtype Sheet: Hashable & Sendable

  /// Goes to a screen with the app's own methods; what was shown before is gone.
  ///
  /// - Throws: ``InexpressiblePath`` if the router has no means for a part of the path, or any error of the app.
  func drive(to path: ScreenPath<Tab, Route, Sheet>) async throws

  /// The screen that the app shows now.
  var reached: ScreenPath<Tab, Route, Sheet> { get }

  /// Opens a deep link as the app does; nil if the router opens no links.
  ///
  /// By default the codec parses the link, and the router is driven to its screen.
  ///
  /// - Parameters:
  ///   - link: The link's text.
  ///   - codec: The codec of the manifest.
  func open(link: String, codec: LinkCodec<Tab, Route, Sheet>?) async -> OpenOutcome?

  /// Reads one line of a recording that the app's router wrote, for `screens replay`.
  ///
  /// By default the router writes no recordings.
  ///
  /// - Parameter line: The line, without its line feed.
  /// - Returns: The event; nil for a line without one, such as an empty line.
  /// - Throws: ``MissingRecordings`` if no line can be read; any other error if this line is damaged.
  static func recordedEvent(in line: String) throws -> RecordedEvent<Tab, Route, Sheet>?
}

extension DrivableRouter {
  /// Throws ``MissingRecordings/unsupported``.
  public static func recordedEvent(
    in line: String
  ) throws -> RecordedEvent<Tab, Route, Sheet>? {
    throw MissingRecordings.unsupported
  }

  /// Parses the link with the codec and drives to its screen; nil without a codec.
  public func open(
    link: String, codec: LinkCodec<Tab, Route, Sheet>?
  ) async -> OpenOutcome? {
    guard let codec else { return nil }
    let path: ScreenPath<Tab, Route, Sheet>
    do { path = try codec.parse(link) } catch { return .refused(error) }
    do {
      try await drive(to: path)
      return .opened
    } catch {
      return .failed("\(error)")
    }
  }
}

/// A guard did not let a router go to a screen.
public struct NavigationRefusal: Error, Hashable {
  /// What the guard answered.
  public var outcome: NavigationOutcome

  /// Creates an error.
  public init(_ outcome: NavigationOutcome) {
    self.outcome = outcome
  }
}

/// A router has no means to express a part of a path, such as a second sheet or a full-screen cover.
public struct InexpressiblePath: Error, Hashable {
  /// The missing parts in words, such as "a full-screen cover"; at least one.
  public var parts: [String]

  /// Creates an error.
  ///
  /// - Parameter parts: The missing parts in words, such as "a full-screen cover".
  public init(_ parts: String...) {
    self.parts = parts
  }

  /// Creates an error for what a router of another design cannot express; nil if nothing of a screen is lost.
  ///
  /// The closures of questions and layers are not part of a screen.
  ///
  /// - Parameters:
  ///   - losses: The losses of a conversion to the router's design.
  ///   - selectedTab: The tab of the screen, which need not be named.
  public init?<Tab, Route, Sheet>(
    _ losses: [ConversionLoss<Tab, Route, Sheet>], selectedTab: Tab? = nil
  ) {
    parts = losses.compactMap { $0.words(selectedTab: selectedTab) }
    if parts.isEmpty { return nil }
  }
}

extension InexpressiblePath: CustomStringConvertible {
  /// One sentence with all parts.
  public var description: String {
    "the router cannot express \(parts.joined(separator: ", "))"
  }
}

extension TabRouter: DrivableRouter {
  /// Visits a screen in one change; the other tabs return to their root pages.
  ///
  /// Waits for asynchronous guards.
  ///
  /// - Throws: ``NavigationRefusal`` if a guard blocks, holds or redirects the visit.
  public func drive(to path: ScreenPath<Tab, Route, Sheet>) async throws {
    let outcome = visit(path, otherTabs: .reset, origin: .harness)
    if outcome == .pending { return try await awaitDecision(on: path) }
    guard outcome.isReached else { throw NavigationRefusal(outcome) }
  }

  /// Waits for the asynchronous guards that decide on a visit.
  package func awaitDecision(on path: ScreenPath<Tab, Route, Sheet>) async throws {
    await gate.pendingDecisions()
    guard state == State(visiting: path, homeTab: homeTab) else {
      throw NavigationRefusal(.blocked)
    }
  }

  /// The path to the current state, with the stacks of the other tabs.
  public var reached: ScreenPath<Tab, Route, Sheet> { ScreenPath(reaching: state) }

  /// Opens a link with the router's own opener, or else with the codec.
  public func open(
    link: String, codec: LinkCodec<Tab, Route, Sheet>?
  ) async -> OpenOutcome? {
    if links == nil { links = codec.map { LinkOpener($0) } }
    guard links != nil else { return nil }
    return await open(link, otherTabs: .reset)
  }
}

extension StackRouter: DrivableRouter {
  /// Visits a screen in one change.
  ///
  /// Waits for asynchronous guards.
  ///
  /// - Throws: ``NavigationRefusal`` if a guard blocks, holds or redirects the visit.
  public func drive(to path: ScreenPath<Never, Route, Sheet>) async throws {
    let stack = path.stack
    var outcome = perform(as: .harness) { $0 = stack }
    if outcome == .pending {
      await gate.pendingDecisions()
      outcome = state == stack ? .applied : .blocked
    }
    guard outcome.isReached else { throw NavigationRefusal(outcome) }
    window = path.window
  }

  /// The path to the current state, without a tab.
  public var reached: ScreenPath<Never, Route, Sheet> {
    ScreenPath(
      columns: state.columns, routes: state.path, layers: state.layers,
      confirmation: state.confirmation, pageStates: state.pageStates, window: window)
  }
}
