// Foundation rather than FoundationEssentials: only the former reads international host names.
import Foundation

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
