// Foundation rather than FoundationEssentials: only the former reads and writes international host names.
public import Foundation
import Navigation

extension URL {
  /// Creates a link from pages, each written with `String(describing:)`.
  ///
  /// The first page is the host, the others are the path. `from(path:fullPath:parameters:)` receives the texts as
  /// they are written here, so pass associated values in `parameters`.
  ///
  /// - Parameters:
  ///   - scheme: The app's own scheme.
  ///   - destinations: The pages, bottom first.
  ///   - parameters: The query, written in the order of the names.
  /// - Returns: The link. Nil if there are no pages, if the scheme is invalid, or if the first page's text cannot
  ///   be a host, such as that of an enum case with associated values.
  public static func deepLink<Destination: DestinationType>(
    scheme: String, destinations: [Destination], parameters: [String: String] = [:]
  ) -> URL? {
    let texts = destinations.map { String(describing: $0) }
    // URLComponents traps on any other scheme.
    guard URLScheme.isValid(scheme.utf8), let first = texts.first, isHost(first) else { return nil }
    var parts = URLComponents()
    parts.scheme = scheme
    parts.host = first
    if texts.count > 1 { parts.path = "/" + texts.dropFirst().joined(separator: "/") }
    if !parameters.isEmpty {
      parts.queryItems = parameters.sorted { $0.key < $1.key }
        .map { URLQueryItem(name: $0.key, value: $0.value) }
    }
    return parts.url
  }

  /// Whether a text may be passed to Foundation as a host.
  ///
  /// What Foundation accepts depends on its version. An opening parenthesis, which RFC 3986 allows, begins
  /// associated values.
  private static func isHost(_ text: String) -> Bool {
    !text.unicodeScalars.contains { " /:@(".unicodeScalars.contains($0) }
  }
}

extension DestinationType {
  /// The pages for a link's components.
  ///
  /// Any scheme is accepted. The host is the first component, whatever the scheme; it is absent in `myapp:a` and
  /// empty in `myapp:///a`. A URL that is relative to another one is read without its base.
  static func pages(of url: URL) -> [Self] {
    guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return [] }
    // The path is decoded before it is split: `%2F` separates components as well.
    let path = parts.path.split(separator: "/").map(String.init)
    let components = (parts.host.map { [$0] } ?? []) + path
    let parameters = parameters(of: parts.queryItems ?? [])
    return components.compactMap {
      from(path: $0, fullPath: components, parameters: parameters)
    }
  }

  /// The last value of each name; an item without a value does not remove an earlier one.
  private static func parameters(of items: [URLQueryItem]) -> [String: String] {
    let pairs = items.compactMap { item in item.value.map { (item.name, $0) } }
    return Dictionary(pairs) { _, last in last }
  }
}
