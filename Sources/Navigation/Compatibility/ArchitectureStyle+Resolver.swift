#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Finds out where a link leads, usually by asking a repository.
public protocol DeepLinkResolving<Tab, Route, Sheet> {
  /// The app's tabs.
  associatedtype Tab: Hashable & Sendable
  /// The pages that can be pushed.
  associatedtype Route: Hashable & Sendable
  /// What layers can show.
  associatedtype Sheet: Hashable & Sendable

  /// Where the link leads; nil if what it names does not exist.
  @MainActor
  func resolve(_ url: URL) async throws -> DeepLinkDestination<Tab, Route, Sheet>?
}

/// A resolver made of a repository and a function that asks it.
public struct DeepLinkResolver<
  Repository: Sendable, Tab: Hashable & Sendable, Route: Hashable & Sendable,
  Sheet: Hashable & Sendable
>: DeepLinkResolving {
  /// Asks the repository where a link leads.
  public typealias Ask =
    @MainActor (URL, Repository) async throws -> DeepLinkDestination<Tab, Route, Sheet>?

  private let repository: Repository
  private let ask: Ask

  /// Creates a resolver.
  ///
  /// - Parameters:
  ///   - repository: What is asked.
  ///   - ask: Asks it.
  public init(repository: Repository, ask: @escaping Ask) {
    self.repository = repository
    self.ask = ask
  }

  /// Where the link leads; nil if what it names does not exist.
  public func resolve(_ url: URL) async throws -> DeepLinkDestination<Tab, Route, Sheet>? {
    try await ask(url, repository)
  }
}

extension LinkOpener {
  /// Creates an opener over a resolver of the architecture style.
  @MainActor
  public init<Resolver: DeepLinkResolving<Tab, Route, Sheet>>(_ resolver: Resolver) {
    self.init { link in
      guard let url = URL(string: link) else { throw LinkError.malformed(.forbiddenCharacter) }
      return try await resolver.resolve(url)?.path
    }
  }
}

extension TabRouter {
  /// Opens a link; see `open(_:otherTabs:)`.
  @discardableResult
  public func open(_ url: URL, otherTabs: OtherTabs = .keep) async -> OpenOutcome {
    await open(url.absoluteString, otherTabs: otherTabs)
  }

  /// Opens a link that the system has delivered; see `deliver(_:at:)`.
  @discardableResult
  public func deliver(_ url: URL) async -> OpenOutcome {
    await deliver(url.absoluteString)
  }
}
