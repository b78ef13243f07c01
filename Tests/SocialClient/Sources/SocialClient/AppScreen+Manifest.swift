public import Manifest
public import Navigation

extension AppScreen: ScreenManifest {
  /// A way through the app.
  public typealias Path = ScreenPath<SocialTab, SocialRoute, SocialSheet>

  /// The tab that the app starts with.
  public static let homeTab = SocialTab.home

  /// The five tabs that the person has picked; the others are in the sidebar.
  public static let tabsInBar = SocialTab.picked

  /// The app's own router, with its guard.
  @MainActor public static func makeRouter() -> SocialRouter { .social(Session()) }

  /// What reads and writes the app's deep links.
  public static let linkCodec: LinkCodec<SocialTab, SocialRoute, SocialSheet>? =
    LinkCodec(schemes: ["paperboats"])
}
