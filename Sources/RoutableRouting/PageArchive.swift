#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(SwiftUI)
  import SwiftUI
#endif

/// Pages as data: the JSON array of the routes, if their type is `Codable`.
///
/// A route need not be `Codable`, so the conformance is checked at run time.
enum PageArchive<Route: Routable> {
  /// Whether pages of this type can be saved.
  static var isAvailable: Bool { Route.self is any Codable.Type }

  /// Encodes pages.
  ///
  /// - Returns: Nil if the type is not `Codable`, or if a page cannot be encoded.
  static func data(_ pages: [Route]) -> Data? {
    guard isAvailable, let pages = pages as? any Encodable else { return nil }
    return try? JSONEncoder().encode(pages)
  }

  /// Decodes pages.
  ///
  /// - Returns: Nil if the type is not `Codable`; an empty array if a page cannot be decoded.
  static func pages(_ data: Data) -> [Route]? {
    guard let type = Route.self as? any Codable.Type else { return nil }
    return decode(type, from: data) as? [Route] ?? []
  }

  private static func decode<Value: Decodable>(_ type: Value.Type, from data: Data) -> Any? {
    try? JSONDecoder().decode([Value].self, from: data)
  }
}

#if canImport(SwiftUI)
  /// Saves a router's pages in the scene's storage and restores them at the first appearance.
  struct PageRestoration<Route: Routable>: ViewModifier {
    @SceneStorage private var saved: Data?

    private let storage: RouterStorage<Route>

    init(storage: RouterStorage<Route>, key: String) {
      self.storage = storage
      _saved = SceneStorage(key)
    }

    func body(content: Content) -> some View {
      content
        .task { storage.restorePages(from: saved) }
        .onChange(of: storage.pages.version) {
          // If pages cannot be encoded, the last good archive stays.
          if let data = PageArchive<Route>.data(storage.path) { saved = data }
        }
    }
  }
#endif
