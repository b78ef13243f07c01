#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Turns links into routes of one type.
///
/// ``RouterFeature/deepLinking(_:includeUniversalLinks:universalLinkHandler:)`` gives a handler the
/// links that the system delivers.
public protocol DeepLinkHandler<Route> {
  /// The routes that links lead to.
  associatedtype Route: Routable

  /// Finds the routes for a link.
  ///
  /// - Parameter url: The link.
  /// - Returns: The routes to push, bottom first; nil if the link is not meant for this handler.
  func handle(_ url: URL) -> [Route]?
}
