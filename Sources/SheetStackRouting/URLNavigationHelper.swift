public import Foundation
import Navigation

/// Writes and reads links of the form `scheme://segment/segment?tab=name&parameter=value`.
public enum URLNavigationHelper {
  /// Writes a link to pages.
  ///
  /// The first segment is the host. The path of the link is never empty, so a link to one page ends
  /// in `/`. Associated values of pages are not written; pass them as parameters.
  ///
  /// - Parameters:
  ///   - scheme: The scheme.
  ///   - tab: The tab to select. Its description becomes the first parameter.
  ///   - destinations: The pages, bottom first. Each is written as its segment.
  ///   - extraQuery: More parameters, written in any order.
  /// - Returns: The link, or nil if the scheme is invalid or the first segment cannot be a host.
  public static func build<Tab: TabType, Destination: DestinationType>(
    scheme: String, tab: Tab? = nil, destinations: [Destination],
    extraQuery: [String: String] = [:]
  ) -> URL? {
    // Foundation traps on an invalid scheme.
    guard URLScheme.isValid(scheme.utf8) else { return nil }
    let segments = destinations.map(Destination.path(for:))
    var components = URLComponents()
    components.scheme = scheme
    if let host = segments.first, !host.isEmpty { components.host = host }
    components.path = "/" + segments.dropFirst().joined(separator: "/")
    var items = extraQuery.map { URLQueryItem(name: $0.key, value: $0.value) }
    if let tab { items.insert(URLQueryItem(name: "tab", value: String(describing: tab)), at: 0) }
    // An empty list would be written as a question mark.
    if !items.isEmpty { components.queryItems = items }
    return components.url
  }

  /// Reads a link.
  ///
  /// The host, if there is one, is the first segment. The segments of the decoded path follow,
  /// without empty ones. A link without segments is valid and has no pages.
  ///
  /// - Parameters:
  ///   - url: The link.
  ///   - tabType: The type of the app's tabs.
  ///   - destinationType: The type of the app's pages.
  /// - Returns: The tab in the last parameter `tab`, or nil if there is none or it is unknown, and one
  ///   page for each segment. Nil if a segment has no page.
  public static func parse<Tab: TabType, Destination: DestinationType>(
    _ url: URL, tabType: Tab.Type, destinationType: Destination.Type
  ) -> (tab: Tab?, destinations: [Destination])? {
    guard let components = URLComponents(url: url, resolvingAgainstBaseURL: false) else {
      return nil
    }
    var parameters: [String: [String]] = [:]
    for item in components.queryItems ?? [] {
      parameters[item.name, default: []].append(item.value ?? "")
    }
    let tab = parameters["tab"]?.last.flatMap { name in
      Tab.allCases.first { String(describing: $0) == name }
    }
    var segments: [String] = []
    if let host = components.host, !host.isEmpty { segments.append(host) }
    segments += url.path.split(separator: "/").map(String.init)
    var destinations: [Destination] = []
    for (index, segment) in segments.enumerated() {
      let fullPath = Array(segments[...index])
      let page = Destination.from(path: segment, fullPath: fullPath, parameters: parameters)
      guard let page else { return nil }
      destinations.append(page)
    }
    return (tab, destinations)
  }
}

extension Router {
  /// Replaces the pages of the link's tab with those of the link.
  ///
  /// The pages are replaced before this function returns. Sheets and the pages of other tabs stay.
  ///
  /// - Parameter url: The link, as `URLNavigationHelper.parse` reads it.
  /// - Returns: Whether the link was followed. If not, nothing changes.
  @discardableResult
  public func navigate(to url: URL) -> Bool {
    navigate(to: url, policy: .replace, deepPush: true)
  }

  /// Shows the pages of a link.
  ///
  /// - Parameters:
  ///   - url: The link, as `URLNavigationHelper.parse` reads it.
  ///   - policy: What happens to the pages of the link's tab.
  ///   - deepPush: Accepted for source compatibility. The pages are shown at once with either
  ///     value.
  /// - Returns: Whether the link was followed. If not, nothing changes.
  @discardableResult
  public func navigate(
    to url: URL, policy: NavigationPolicy = .replace, deepPush: Bool = true
  ) -> Bool {
    let link = URLNavigationHelper.parse(
      url, tabType: Tab.self, destinationType: Destination.self)
    guard let link else { return false }
    if let tab = link.tab { selectedTab = tab }
    navigateTo(link.destinations, policy: policy)
    return true
  }
}
