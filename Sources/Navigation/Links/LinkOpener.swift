/// Turns links into screens for a router: parses them and looks up their targets.
public struct LinkOpener<
  Tab: Hashable & Sendable, Route: Hashable & Sendable, Sheet: Hashable & Sendable
> {
  /// The screen that a link opens.
  public typealias Path = ScreenPath<Tab, Route, Sheet>

  /// Turns a link into a screen; nil or `LinkError.notFound` if its target does not exist.
  public let resolve: @MainActor (String) async throws -> Path?

  /// Creates an opener with a custom function, for instance for links of another format.
  public init(resolve: @escaping @MainActor (String) async throws -> Path?) {
    self.resolve = resolve
  }

  /// Creates an opener that parses links with a codec.
  ///
  /// - Parameters:
  ///   - codec: Parses the links.
  ///   - lookUp: Looks up the screen's content; may change the screen, and returns nil if the content does
  ///     not exist.
  public init(
    _ codec: LinkCodec<Tab, Route, Sheet>,
    lookUp: @escaping @MainActor (Path) async throws -> Path? = { $0 }
  ) {
    resolve = { link in try await lookUp(codec.parse(link)) }
  }
}

/// The outcome of opening a link.
public enum OpenOutcome: Hashable, Sendable {
  /// The screen is shown.
  case opened
  /// A guard redirected the link to another screen.
  case redirected
  /// A guard holds the link until it is resumed.
  case held
  /// A guard refused.
  case blocked
  /// The link is valid, but its target does not exist; the app chooses what to show instead.
  case notFound
  /// The text cannot be parsed as a link.
  case refused(LinkError)
  /// The lookup of the link's target has failed, for instance without a network.
  case failed(String)
  /// A later link has replaced this one.
  case superseded
  /// The system delivered the same link less than a second ago.
  case alreadyDelivered
}

extension OpenOutcome {
  init(_ outcome: NavigationOutcome) {
    self =
      switch outcome {
      case .applied, .unchanged: .opened
      case .redirected: .redirected
      case .held: .held
      case .blocked, .pending: .blocked
      }
  }
}
