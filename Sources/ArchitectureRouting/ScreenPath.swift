#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A screen to navigate to: a tab, its pages, and the sheet and cover over them.
public struct ScreenPath<Tab, Route, Sheet> {
  /// The tab to select; nil means the selected one.
  public var tab: Tab?
  /// The pages over the root page, bottom first.
  public var routes: [Route]
  /// The content of the sheet; nil means no sheet.
  public var sheet: Sheet?
  /// The content of the full-screen cover; nil means no cover.
  public var fullScreenCover: Sheet?

  /// Creates a path; without arguments, it leads to the root page of the selected tab.
  ///
  /// - Parameters:
  ///   - tab: The tab to select; nil means the selected one.
  ///   - routes: The pages over the root page, bottom first.
  ///   - sheet: The content of the sheet.
  ///   - fullScreenCover: The content of the full-screen cover; there can be a sheet as well.
  public init(
    tab: Tab? = nil, routes: [Route] = [], sheet: Sheet? = nil, fullScreenCover: Sheet? = nil
  ) {
    self.tab = tab
    self.routes = routes
    self.sheet = sheet
    self.fullScreenCover = fullScreenCover
  }
}

extension ScreenPath: Sendable where Tab: Sendable, Route: Sendable, Sheet: Sendable {}

/// The target of a link.
public enum DeepLinkDestination<Tab, Route, Sheet> {
  /// Pages of a tab, bottom first.
  case route(tab: Tab, routes: [Route])
  /// A sheet over the root page of a tab.
  case sheet(tab: Tab, sheet: Sheet)
}

extension DeepLinkDestination: Sendable where Tab: Sendable, Route: Sendable, Sheet: Sendable {}

/// Resolves links.
///
/// The app implements the resolver, which looks up the link's target, and passes the result to
/// ``TabRouter/handle(destination:)``.
public protocol DeepLinkResolverProtocol<Tab, Route, Sheet>: Sendable {
  /// The app's tabs.
  associatedtype Tab
  /// The app's pages.
  associatedtype Route
  /// The content of the app's sheets and covers.
  associatedtype Sheet

  /// Resolves a link, outside the main actor.
  ///
  /// - Parameter url: The link.
  /// - Returns: The target; nil if there is none.
  /// - Throws: The errors of the app's lookup.
  func resolve(_ url: URL) async throws -> DeepLinkDestination<Tab, Route, Sheet>?
}
