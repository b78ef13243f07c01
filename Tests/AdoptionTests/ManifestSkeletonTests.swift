import Testing

@testable import Adoption

@Suite("The first manifest of an app") struct ManifestSkeletonTests {
  private func skeleton(_ code: String, name: String = "App") throws -> ManifestSkeleton {
    let types = appTypes(("App", code))
    return ManifestSkeleton(try AppEnums(in: types), of: name, types: types)
  }

  @Test("It has a screen for each case, and a comment for each that has no value")
  func whole() throws {
    let skeleton = try skeleton(
      """
      public enum AppTab: CaseIterable, Hashable, Sendable
        case home
        case `default`
      public enum AppRoute: Hashable, Sendable
        case home
        case book(id: Int)
        case pay(Card)
      public enum AppSheet: Hashable, Sendable
        case home
        case sort(by: Order, in: Shelf)
      public enum Order: Hashable, Sendable
        case title
      public struct Card: Hashable, Sendable
      public struct Shelf: Hashable, Sendable
        public init(name: String)
      """, name: "My \"App\"")
    #expect(skeleton.count == 6)
    #expect(
      skeleton.open == [
        .init(
          signature: "AppRoute.pay(Card)",
          reason: "'Card' has no public initialiser and no static value")
      ])
    #expect(
      skeleton.code == """
        import App
        import Manifest
        import Navigation

        /// Every screen of the app with its path; a raw value is the name of the screen's snapshot.
        enum AppScreen: String, ScreenManifest {
          // Tabs
          case home
          case `default`

          // Routes
          case homePage
          case book
          // case pay: 'Card' has no public initialiser and no static value

          // Sheets
          case homeSheet
          case sort

          static let appName = "My \\"App\\""
          static let homeTab = AppTab.home

          // Texts, numbers and dates are made up; choose better ones.
          var navigationPath: ScreenPath<AppTab, AppRoute, AppSheet> {
            switch self {
            case .home: ScreenPath(tab: .home)
            case .default: ScreenPath(tab: .default)
            case .homePage: ScreenPath(tab: .home, routes: [.home])
            case .book: ScreenPath(tab: .home, routes: [.book(id: 1)])
            // case .pay: a path with AppRoute.pay(Card)
            case .homeSheet: ScreenPath(tab: .home, sheet: .home)
            case .sort: ScreenPath(tab: .home, sheet: .sort(by: .title, in: Fixture.shelf))
            }
          }
        }

        /// What the paths carry; choose better values.
        private enum Fixture {
          static let shelf = Shelf(name: "example")
        }

        """)
  }

  @Test("An app without tabs has a single stack")
  func withoutTabs() throws {
    let code = try skeleton("public enum AppRoute: Hashable, Sendable\n  case book(Date)").code
    #expect(
      code == """
        import App
        import Foundation
        import Manifest
        import Navigation

        /// Every screen of the app with its path; a raw value is the name of the screen's snapshot.
        enum AppScreen: String, ScreenManifest {
          // First page
          case home

          // Routes
          case book

          static let appName = "App"

          // Texts, numbers and dates are made up; choose better ones.
          var navigationPath: ScreenPath<Never, AppRoute, Never> {
            switch self {
            case .home: ScreenPath()
            case .book: ScreenPath(routes: [.book(Date(timeIntervalSince1970: 0))])
            }
          }

          @MainActor static func makeRouter() -> StackRouter<AppRoute, Never> { StackRouter() }
        }

        """)
  }

  @Test("Several enums become cases of one, and an enum inside another is listed by its cases")
  func several() throws {
    let code = try skeleton(
      """
      public enum AppTab: Hashable, Sendable
        case start(Int)
        case home
        case profile
      public enum HomeRoute: Hashable, Sendable
        case detail
        indirect case settings(SettingsRoute, animated: Bool)
      public enum SettingsRoute: Hashable, Sendable
        case detail
        case privacy
      public enum ProfileRoute: Hashable, Sendable
        case detail
      public enum EditSheet: Identifiable
        case edit
      """
    ).code
    let body = try #require(code.firstRange(of: "  static let appName"))
    #expect(
      code[body.lowerBound...] == """
          static let appName = "App"
          static let homeTab = AppTab.start(1)
          static let allTabs: [AppTab] = [.home, .profile]

          // Texts, numbers and dates are made up; choose better ones.
          var navigationPath: ScreenPath<AppTab, AppRoute, EditSheet> {
            switch self {
            case .start: ScreenPath(tab: .start(1))
            case .home: ScreenPath(tab: .home)
            case .profile: ScreenPath(tab: .profile)
            case .detail: ScreenPath(tab: .home, routes: [.home(.detail)])
            case .homeSettingsDetail:
              ScreenPath(tab: .home, routes: [.home(.settings(.detail, animated: true))])
            case .privacy: ScreenPath(tab: .home, routes: [.home(.settings(.privacy, animated: true))])
            case .profileDetail: ScreenPath(tab: .profile, routes: [.profile(.detail)])
            case .edit: ScreenPath(tab: .start(1), sheet: .edit)
            }
          }
        }

        /// Every route of the app, which declares them in several enums.
        enum AppRoute: Hashable, EnumContaining {
          case home(HomeRoute)
          case profile(ProfileRoute)

          static var containedEnums: [Any.Type] { [HomeRoute.self, ProfileRoute.self] }
        }

        extension HomeRoute: EnumContaining {
          public static var containedEnums: [Any.Type] { [SettingsRoute.self] }
        }

        extension EditSheet: Hashable {
          public static func == (first: EditSheet, second: EditSheet) -> Bool {
            first.id == second.id
          }

          public func hash(into hasher: inout Hasher) { hasher.combine(id) }
        }

        // The tool uses it on one thread at a time.
        extension EditSheet: @unchecked Sendable {}

        """)
  }

  @Test("Covers are presented as such, and values are on the tab that a case around them names")
  func coversAndTabs() throws {
    let code = try skeleton(
      """
      public enum AppTab: CaseIterable, Hashable, Sendable
        case home
        case `self`
        case settings
      public enum AppRoute: Hashable, Sendable
        case settings(SettingsRoute)
        case list
      public enum SettingsRoute: Hashable, Sendable
        case privacy
      public enum PlayerCover: Hashable, Sendable
        case play
      """
    ).code
    #expect(
      code.contains(
        """
            case .home: ScreenPath(tab: .home)
            case .`self`: ScreenPath(tab: .`self`)
            case .settings: ScreenPath(tab: .settings)
            case .privacy: ScreenPath(tab: .settings, routes: [.settings(.privacy)])
            case .list: ScreenPath(tab: .home, routes: [.list])
            case .play: ScreenPath(tab: .home, fullScreenCover: .play)

        """))
  }

  @Test("Names that differ only in case, or that the manifest has itself, get an ending")
  func names() throws {
    let code = try skeleton(
      """
      public enum AppTab: CaseIterable, Hashable, Sendable
        case home
      public enum AppRoute: Hashable, Sendable
        case HOME
        case homeTab
      """
    ).code
    #expect(code.contains("  case HOMEPage\n  case homeTabPage\n"))
  }

  @Test("Types of several modules with one name are named with their modules")
  func sharedNames() throws {
    let code = "public enum Route: Hashable, Sendable\n  case list"
    let types = appTypes(("Home", code), ("Shop", code))
    let skeleton = ManifestSkeleton(try AppEnums(in: types), of: "App", types: types)
    #expect(skeleton.code.contains("  case route(Home.Route)\n  case shopRoute(Shop.Route)\n"))
    #expect(skeleton.modules == ["Home", "Shop"])
  }
}
