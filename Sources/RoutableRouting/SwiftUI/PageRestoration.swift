#if canImport(SwiftUI)
  #if canImport(FoundationEssentials)
    import FoundationEssentials
  #else
    import Foundation
  #endif
  import SwiftUI

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
          // Pages that cannot be encoded leave the last good ones in place.
          if let data = PageArchive<Route>.data(storage.path) { saved = data }
        }
    }
  }
#endif
