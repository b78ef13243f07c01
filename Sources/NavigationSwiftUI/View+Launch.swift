#if canImport(SwiftUI)
  public import Navigation
  public import SwiftUI

  extension View {
    /// Visits the screen named by the launch arguments or the environment, once and without an animation.
    ///
    /// A link that starts the app takes precedence over this screen, and this screen takes precedence over the
    /// state that ``restoresNavigation(of:key:)`` restores, whichever modifier comes first.
    ///
    /// With `-screen recipeDetail` or `SCREENS_SCREEN=recipeDetail` a UI test or a simulator script can take real
    /// pictures of the manifest's screens.
    ///
    /// - Parameters:
    ///   - screens: The manifest.
    ///   - router: Visits the screen.
    ///   - arguments: The process's arguments: `ProcessInfo.processInfo.arguments`.
    ///   - environment: The process's environment: `ProcessInfo.processInfo.environment`.
    public func visitsLaunchScreen<Screen: RawRepresentable<String> & ScreenPathConvertible>(
      of screens: Screen.Type, with router: TabRouter<Screen.Tab, Screen.Route, Screen.Sheet>,
      arguments: [String], environment: [String: String]
    ) -> some View {
      onAppear {
        guard let name = LaunchScreen.name(arguments: arguments, environment: environment),
          let path = Screen(rawValue: name)?.navigationPath
        else { return }
        router.animate(nil) { $0.visitLaunchScreen(path) }
      }
    }
  }

  extension View {
    /// Saves the router's state in the scene's storage and restores it at the next launch, once per router.
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
          // If a state cannot be encoded, the last good archive stays.
          if let text = try? router.archive() { archive = text }
        }
    }
  }
#endif
