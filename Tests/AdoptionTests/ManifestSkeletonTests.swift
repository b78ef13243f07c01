import Testing

@testable import Adoption

@Suite("The first manifest of an app") struct ManifestSkeletonTests {
  private func type(_ name: String, _ cases: String...) -> AppEnum {
    AppEnum(
      module: "App", name: name, cases: cases.compactMap { CaseDeclaration("case " + $0) },
      conformances: ["Swift.CaseIterable", "Swift.Hashable", "Swift.Sendable"], isVisible: true)
  }

  private func skeleton(_ types: AppEnum...) throws -> ManifestSkeleton {
    ManifestSkeleton(
      try AppEnums(among: types, named: [:]), of: "My \"App\"", fixture: Fixture(of: types))
  }

  @Test("It has a screen for each case, and names what cannot be guessed")
  func whole() throws {
    let skeleton = try skeleton(
      type("AppTab", "home", "`default`"), type("AppRoute", "home", "book(id: Int)", "pay(Card)"),
      type("AppSheet", "home", "sort(by: Order)"), type("Order", "title"))
    #expect(skeleton.count == 6)
    #expect(skeleton.openCount == 1)
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

          // Sheets
          case homeSheet
          case sort

          static let appName = "My \\"App\\""
          static let homeTab = AppTab.home

          var navigationPath: ScreenPath<AppTab, AppRoute, AppSheet> {
            switch self {
            case .home: ScreenPath(tab: .home)
            case .default: ScreenPath(tab: .default)
            case .homePage: ScreenPath(tab: .home, routes: [.home])
            case .book: ScreenPath(tab: .home, routes: [.book(id: 1)])  // choose a fixture
            case .homeSheet: ScreenPath(tab: .home, sheet: .home)
            case .sort: ScreenPath(tab: .home, sheet: .sort(by: .title))  // choose a fixture
            }
          }
        }

        // Not included, because no value of these types could be guessed. For each, add a fixture, a case and
        // a path:
        //
        //     pay: pay(Card)

        """)
  }

  @Test("An app without tabs gets one, and missing types are Never")
  func withoutTabs() throws {
    let code = try skeleton(type("AppRoute", "book(UUID)")).code
    #expect(code.hasPrefix("import App\nimport Foundation\nimport Manifest\nimport Navigation\n"))
    #expect(code.contains("static let homeTab = OnlyTab.home\n"))
    #expect(code.contains("ScreenPath<OnlyTab, AppRoute, Never>"))
    #expect(code.hasSuffix("enum OnlyTab: CaseIterable { case home }\n"))
  }

  @Test("Names that differ only in case, or that the manifest has itself, get an ending")
  func names() throws {
    let code = try skeleton(type("AppTab", "home"), type("AppRoute", "HOME", "homeTab")).code
    #expect(code.contains("  case HOMEPage\n  case homeTabPage\n"))
  }
}
