// Foundation rather than FoundationEssentials: only the former writes international host names.
public import Foundation
import Navigation

extension URL {
  /// Makes a link out of pages, each written as `String(describing:)` prints it.
  ///
  /// The first page is the host, the others are the path. `from(path:fullPath:parameters:)` gets the texts back
  /// as they are written here, so pass what a page carries in `parameters`.
  ///
  /// - Parameters:
  ///   - scheme: The app's own scheme.
  ///   - destinations: The pages, bottom first.
  ///   - parameters: The query, written in the order of the names.
  /// - Returns: The link. Nil if there are no pages, if the scheme is invalid, or if the first page's text cannot
  ///   be a host, such as that of an enum case with a payload.
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

  /// Whether Foundation may try a text as a host.
  ///
  /// What Foundation accepts depends on its version. An opening parenthesis, which RFC 3986 allows, begins a payload.
  private static func isHost(_ text: String) -> Bool {
    !text.unicodeScalars.contains { " /:@(".unicodeScalars.contains($0) }
  }
}
