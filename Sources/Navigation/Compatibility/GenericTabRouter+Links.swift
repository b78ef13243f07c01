#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension StackRouter where Route: DestinationType {
  /// Goes to the pages that a link names, in place of those that are there.
  ///
  /// - Returns: False when the link names no page; then nothing has changed.
  @discardableResult
  public func navigate(to url: URL) -> Bool { navigate(to: url.absoluteString) }

  /// Goes to the pages that a link names, in place of those that are there.
  ///
  /// - Returns: False when the link names no page; then nothing has changed.
  @discardableResult
  public func navigate(to link: String) -> Bool {
    let pages = Route.pages(of: link)
    guard !pages.isEmpty else { return false }
    return perform(as: .link) { $0.path = pages }.isReached
  }
}

extension TabRouter where Route: DestinationType {
  /// Goes to the pages that a link names, in place of those of the selected tab.
  ///
  /// - Returns: False when the link names no page; then nothing has changed.
  @discardableResult
  public func navigate(to url: URL) -> Bool { activeStack.navigate(to: url) }

  /// Goes to the pages that a link names, in place of those of the selected tab.
  ///
  /// - Returns: False when the link names no page; then nothing has changed.
  @discardableResult
  public func navigate(to link: String) -> Bool { activeStack.navigate(to: link) }
}

extension DestinationType {
  fileprivate static func pages(of link: String) -> [Self] {
    guard let raw = try? RawLink(link, limits: .compatible) else { return [] }
    let items = raw.query.items.map { ($0.name, $0.value ?? "") }
    let parameters = Dictionary(items, uniquingKeysWith: { $1 })
    return raw.components.compactMap {
      from(path: $0, fullPath: raw.components, parameters: parameters)
    }
  }
}

extension RawLink.Limits {
  /// What the compatible link functions accept.
  static let compatible = Self(bytes: 16_384, components: 64)
}

extension URL {
  /// The link to a row of pages; nil if the scheme cannot be one.
  ///
  /// - Parameters:
  ///   - scheme: The app's own scheme.
  ///   - destinations: The components, first page first.
  ///   - parameters: The query; it is written in the order of the names.
  public static func deepLink(
    scheme: String, destinations: [String], parameters: [String: String] = [:]
  ) -> URL? {
    let query = parameters.sorted { $0.key < $1.key }.map { LinkQuery.Item($0.key, $0.value) }
    return try? DeepLinkURL.make(scheme: scheme, components: destinations, query: query)
  }
}
