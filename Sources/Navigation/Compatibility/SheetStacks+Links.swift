#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension TabRouter where Route: PathDestination, Tab: RawRepresentable<String> {
  /// Goes to the pages that a link names; `?tab=` selects their tab, else it is the selected one.
  ///
  /// - Returns: False when the link names no page or an unknown tab; then nothing has changed.
  @discardableResult
  public func navigate(to url: URL) -> Bool {
    guard let raw = try? RawLink(url.absoluteString, limits: .compatible) else { return false }
    var target = gatedState.selectedTab
    if let name = raw.query["tab"].last.flatMap(\.self) {
      guard let tab = Tab(rawValue: name) else { return false }
      target = tab
    }
    let parameters = raw.query.dictionary
    let pages = raw.components.compactMap {
      Route.from(path: $0, fullPath: raw.components, parameters: parameters)
    }
    guard !pages.isEmpty else { return false }
    return perform(as: .link) { state in
      state.selectedTab = target
      state[target].path = pages
    }.isReached
  }
}

/// Builds the URL of a row of pages, step by step.
public struct DeepLinkBuilder: Hashable, Sendable {
  private let scheme: String
  private var components: [String] = []
  private var query: [LinkQuery.Item] = []

  /// Begins a link.
  ///
  /// - Parameter scheme: The app's own scheme.
  public init(scheme: String) {
    self.scheme = scheme
  }

  /// The link with one more page.
  public func adding<Page: PathDestination>(_ page: Page) -> Self {
    var copy = self
    copy.components.append(Page.path(for: page))
    return copy
  }

  /// The link with a parameter; several values for one name keep their order.
  public func parameter(_ name: String, _ values: String...) -> Self {
    var copy = self
    copy.query += values.map { LinkQuery.Item(name, $0) }
    return copy
  }

  /// The link into a tab.
  public func tab(_ tab: some RawRepresentable<String>) -> Self {
    parameter("tab", tab.rawValue)
  }

  /// The URL.
  ///
  /// - Throws: Why it cannot be written.
  public func url() throws(LinkError) -> URL {
    try DeepLinkURL.make(scheme: scheme, components: components, query: query)
  }
}
