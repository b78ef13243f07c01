#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Where a link leads.
public enum DeepLinkDestination<Tab, Route, Sheet> {
  /// Pages of a tab, bottom first.
  case route(tab: Tab, routes: [Route])
  /// A sheet over the root page of a tab.
  case sheet(tab: Tab, sheet: Sheet)
}

extension DeepLinkDestination: Sendable where Tab: Sendable, Route: Sendable, Sheet: Sendable {}

/// Finds out where a link leads.
///
/// The app writes the resolver, looks up there what the link names, and gives the answer to
/// ``TabRouter/handle(destination:)``.
public protocol DeepLinkResolverProtocol<Tab, Route, Sheet>: Sendable {
  /// The app's tabs.
  associatedtype Tab
  /// The app's pages.
  associatedtype Route
  /// What the app's sheets and covers show.
  associatedtype Sheet

  /// Finds out where a link leads, outside of the main actor.
  ///
  /// - Parameter url: The link.
  /// - Returns: Where it leads; nil if it leads nowhere.
  /// - Throws: What goes wrong while the app looks it up.
  func resolve(_ url: URL) async throws -> DeepLinkDestination<Tab, Route, Sheet>?
}
