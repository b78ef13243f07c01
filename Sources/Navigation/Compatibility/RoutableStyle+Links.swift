#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Turns links into pages of one router.
@MainActor
public protocol DeepLinkHandler<Destination> {
  /// The router's pages.
  associatedtype Destination: Hashable & Sendable

  /// The pages that a link with an own scheme leads to; nil if it is meant for another handler.
  func destinations(for url: URL) -> [Destination]?

  /// The pages that a web link leads to; as for other links unless the handler says otherwise.
  func destinations(forUniversalLink url: URL) -> [Destination]?
}

extension DeepLinkHandler {
  /// The same as for other links.
  public func destinations(forUniversalLink url: URL) -> [Destination]? { destinations(for: url) }
}

extension StackRouter {
  /// Goes to the pages that a handler finds for a link, in place of those that are there.
  ///
  /// - Returns: False when the link is not meant for the handler; then nothing has changed.
  @discardableResult
  public func open(_ url: URL, with handler: some DeepLinkHandler<Route>) -> Bool {
    let isWeb = ["https", "http"].contains(url.scheme?.lowercased())
    let found =
      isWeb ? handler.destinations(forUniversalLink: url) : handler.destinations(for: url)
    guard let found else { return false }
    return perform(as: .link) { $0 = StackState(path: found) }.isReached
  }
}
