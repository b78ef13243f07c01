#if canImport(SwiftUI)
  public import Navigation
  public import SwiftUI

  extension View {
    /// Visits the screen that the launch arguments or the environment name, once and without an animation.
    ///
    /// A link that starts the app takes precedence over it, and it takes precedence over the state that
    /// ``restoresNavigation(of:key:)`` returns to, whichever modifier comes first.
    ///
    /// `-screen recipeDetail` or `SCREENS_SCREEN=recipeDetail`, with which a UI test or a script in
    /// the simulator takes real pictures of the screens that the manifest lists.
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
#endif
