#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Pages as data: the JSON array of the routes, if their type is `Codable`.
///
/// Nothing requires that of a route, so it is looked up when the app runs.
enum PageArchive<Route: Routable> {
  /// Whether pages of this type can be saved.
  static var isAvailable: Bool { Route.self is any Codable.Type }

  /// Writes pages.
  ///
  /// - Returns: Nil if the type is not `Codable`, or if a page cannot be encoded.
  static func data(_ pages: [Route]) -> Data? {
    guard isAvailable, let pages = pages as? any Encodable else { return nil }
    return try? JSONEncoder().encode(pages)
  }

  /// Reads pages.
  ///
  /// - Returns: Nil if the type is not `Codable`; no pages if any of them cannot be read.
  static func pages(_ data: Data) -> [Route]? {
    guard let type = Route.self as? any Codable.Type else { return nil }
    return decode(type, from: data) as? [Route] ?? []
  }

  private static func decode<Value: Decodable>(_ type: Value.Type, from data: Data) -> Any? {
    try? JSONDecoder().decode([Value].self, from: data)
  }
}
