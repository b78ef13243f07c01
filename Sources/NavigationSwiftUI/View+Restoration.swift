#if canImport(SwiftUI)
  public import Navigation
  public import SwiftUI

  extension View {
    /// Keeps the router's state in the scene's storage and returns to it at the next launch, once for a router.
    ///
    /// - Parameters:
    ///   - router: The router.
    ///   - key: The key in the scene's storage.
    public func restoresNavigation<
      Tab: Codable, Route: Codable, Sheet: Codable
    >(of router: TabRouter<Tab, Route, Sheet>, key: String = "navigation") -> some View {
      modifier(RestorationModifier(router: router, key: key))
    }
  }

  struct RestorationModifier<
    Tab: Hashable & Sendable & Codable, Route: Hashable & Sendable & Codable,
    Sheet: Hashable & Sendable & Codable
  >: ViewModifier {
    @SceneStorage private var archive: String

    private let router: TabRouter<Tab, Route, Sheet>

    init(router: TabRouter<Tab, Route, Sheet>, key: String) {
      self.router = router
      _archive = SceneStorage(wrappedValue: "", key)
    }

    func body(content: Content) -> some View {
      content
        .onAppear { router.restoreAtLaunch(from: archive) }
        .onChange(of: router.state) {
          // A state that cannot be encoded leaves the last good archive in place.
          if let text = try? router.archive() { archive = text }
        }
    }
  }
#endif
