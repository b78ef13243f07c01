/// Turns links into screens for a router: reads them, and looks up what they name.
public struct LinkOpener<
  Tab: Hashable & Sendable, Route: Hashable & Sendable, Sheet: Hashable & Sendable
> {
  /// What a link leads to.
  public typealias Path = ScreenPath<Tab, Route, Sheet>

  /// Turns a link into a screen; nil or `LinkError.notFound` when what it names does not exist.
  public let resolve: @MainActor (String) async throws -> Path?

  /// Creates an opener that does everything itself, for instance one for links of another form.
  public init(resolve: @escaping @MainActor (String) async throws -> Path?) {
    self.resolve = resolve
  }

  /// Creates an opener that reads links by a codec.
  ///
  /// - Parameters:
  ///   - codec: Reads the links.
  ///   - lookUp: Looks up what the screen shows; may change the screen, and returns nil when it does
  ///     not exist.
  public init(
    _ codec: LinkCodec<Tab, Route, Sheet>,
    lookUp: @escaping @MainActor (Path) async throws -> Path? = { $0 }
  ) {
    resolve = { link in try await lookUp(codec.parse(link)) }
  }
}
