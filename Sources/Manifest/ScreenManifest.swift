public import Navigation
public import Scenes

/// The list of all screens of an app, with the path to each.
///
/// ```swift
/// enum AppScreen: String, ScreenManifest {
///   case home, detail
///
///   static let homeTab = Tab.home
///
///   var navigationPath: ScreenPath<Tab, Route, Sheet> {
///     switch self {
///     case .home: ScreenPath(tab: .home)
///     case .detail: ScreenPath(tab: .home, routes: [.detail(id: 1)])
///     }
///   }
/// }
/// ```
///
/// A raw value is the id of a screen and the name of its snapshot files.
public protocol ScreenManifest: ScreenPathConvertible, CaseIterable, RawRepresentable, Hashable,
  Sendable
where RawValue == String {
  /// The tab for a path without a tab; an app without tabs has none and need not declare it.
  static var homeTab: Tab { get }

  /// All tabs, in their order; by default the cases of `Tab`, and none for an app whose `Tab` is `Never`.
  static var allTabs: [Tab] { get }

  /// The app's name in summaries, maps and documentation; by default its manifest's module.
  static var appName: String { get }

  /// The tabs in the tab bar, in its order; by default ``allTabs``.
  ///
  /// A bar has room for five. A bar with more tabs shows the first four and "More", which contains the rest. A
  /// tab that is not in the list is opened by other means, such as a sidebar; then no tab in the bar
  /// is selected.
  static var tabsInBar: [Tab] { get }

  /// The tabs in the tab bar while a tab is selected; by default ``tabsInBar``.
  ///
  /// For an app with several tab bars, such as one for guests and one for members.
  static func tabsInBar(beside tab: Tab) -> [Tab]

  /// The app's router, which the harness drives; a `TabRouter` unless ``makeRouter()`` returns another one.
  associatedtype DrivenRouter: DrivableRouter<Tab, Route, Sheet> = TabRouter<Tab, Route, Sheet>

  /// Creates the router that the app itself uses, with its guards; by default a plain `TabRouter`.
  ///
  /// An app without tabs, whose `Tab` is `Never`, returns a router of one stack:
  ///
  /// ```swift
  /// static func makeRouter() -> StackRouter<Route, Sheet> { StackRouter() }
  /// ```
  ///
  /// Each call must return a router that shows the app's first screen, independent of earlier ones. Set the `links` of a
  /// `TabRouter` to the app's own `LinkOpener` to make `screens link` look up a link's target.
  @MainActor static func makeRouter() -> DrivenRouter

  /// The root page of an app without tabs; by default a skeleton with the app's name.
  static var rootPage: Page { get }

  /// The root page of a window without a tab bar; nil for a window that shows the tabs.
  ///
  /// By default a skeleton with the name of the window.
  ///
  /// - Parameter name: The name of the window in paths.
  static func rootPage(ofWindow name: String) -> Page?

  /// The page at the top of this screen; by default nil, which means the page of its tab, route or sheet.
  ///
  /// For screens that show one route in several states, such as an empty and a filled list.
  var topPage: Page? { get }

  /// The item of a tab in the tab bar; by default the tab's own `item`, or else its case name.
  static func item(for tab: Tab) -> TabItem

  /// The root page of a tab; by default the tab's own `page`, or else a skeleton.
  static func page(for tab: Tab) -> Page

  /// The page of a route; by default the route's own `page`, or else a skeleton.
  ///
  /// A route can be inside another one, such as `.settings(.privacy)`: the payload of a case, if it is the only one,
  /// has no label, and is an enum that conforms to `PageDescribing` or has one of these words in its name: Route,
  /// Destination, Screen, Page, Sheet, Modal, Cover, Path, Flow, Step. Then the page is that of the outermost route that
  /// conforms to `PageDescribing`, or else a skeleton with the title of the innermost case, here "Privacy"; and
  /// `screens coverage` counts each inner case, here `settings.privacy`. A type that is ``EnumContaining`` declares its
  /// inner enums instead.
  static func page(for route: Route) -> Page

  /// The root page of a sheet or cover; by default the sheet's own `page`, or else a skeleton.
  static func page(for sheet: Sheet) -> Page

  /// The folder of the app's source; by default nil.
  ///
  /// Pages that nothing describes are read from there, without building it, instead of being drawn as skeletons. A
  /// relative path begins in the folder of the package.
  static var appSource: String? { get }

  /// The codec that reads and writes the app's deep links; by default nil.
  static var linkCodec: LinkCodec<Tab, Route, Sheet>? { get }

  /// The deep link that opens a path; by default the one that ``linkCodec`` writes.
  static func link(to path: ScreenPath<Tab, Route, Sheet>) -> String?
}

extension ScreenManifest {
  /// The name of the module that declares the manifest.
  public static var appName: String { String(String(reflecting: Self.self).prefix { $0 != "." }) }

  /// Every tab.
  public static var tabsInBar: [Tab] { allTabs }

  /// The one tab bar of most apps.
  public static func tabsInBar(beside tab: Tab) -> [Tab] { tabsInBar }

  /// A skeleton with the app's name.
  public static var rootPage: Page { Page(appName) }

  /// A skeleton with the name of the window.
  public static func rootPage(ofWindow name: String) -> Page? { Page(DerivedTitle.of(name)) }

  /// Nil: the page of the tab, route or sheet.
  public var topPage: Page? { nil }

  /// The tab's own `item`, or else its case name.
  public static func item(for tab: Tab) -> TabItem {
    (tab as? any TabDescribing)?.item ?? TabItem(DerivedTitle.of(tab))
  }

  /// The tab's own `page`, or else a skeleton with the title of its item.
  public static func page(for tab: Tab) -> Page {
    (tab as? any PageDescribing)?.page ?? Page(item(for: tab).title)
  }

  /// The route's own `page`, or else a skeleton.
  public static func page(for route: Route) -> Page {
    describedPage(of: route)
  }

  /// The sheet's own `page`, or else a skeleton.
  public static func page(for sheet: Sheet) -> Page {
    describedPage(of: sheet)
  }

  /// Nil: pages that nothing describes are skeletons.
  public static var appSource: String? { nil }

  /// Nil: the app has no deep links.
  public static var linkCodec: LinkCodec<Tab, Route, Sheet>? { nil }

  /// The link that ``linkCodec`` writes; nil without a codec, and for a path that it cannot write.
  public static func link(to path: ScreenPath<Tab, Route, Sheet>) -> String? {
    try? linkCodec?.print(path)
  }

  fileprivate static func describedPage(of value: Any) -> Page {
    // The usual case, without the reflection that finds inner routes.
    if let described = value as? any PageDescribing { return described.page }
    let routes = NestedRoute.chain(of: value)
    for case let route as any PageDescribing in routes { return route.page }
    let innermost = routes[routes.count - 1]
    return ContainedValue.of(innermost).map(describedPage) ?? Page(DerivedTitle.of(innermost))
  }
}

extension ScreenManifest where Tab: CaseIterable {
  /// The cases of `Tab`, in their order.
  public static var allTabs: [Tab] { Array(Tab.allCases) }
}

extension ScreenManifest where Tab == Never {
  /// Never called: an app without tabs has no home tab.
  ///
  /// The protocol requires it, and there is no value of `Never` to return.
  public static var homeTab: Never { fatalError("an app without tabs has no home tab") }

  /// No tabs.
  public static var allTabs: [Never] { [] }
}

extension ScreenManifest where DrivenRouter == TabRouter<Tab, Route, Sheet> {
  /// A plain router whose home is ``homeTab``.
  @MainActor public static func makeRouter() -> TabRouter<Tab, Route, Sheet> {
    TabRouter(homeTab: homeTab)
  }
}

// If two of the three types are the same, two of the defaults above are ambiguous.

extension ScreenManifest where Route == Sheet {
  /// The `page` of the route or sheet, or else a skeleton.
  public static func page(for value: Route) -> Page {
    describedPage(of: value)
  }
}

extension ScreenManifest where Tab == Sheet {
  /// The `page` of the tab or sheet, or else a skeleton.
  public static func page(for value: Tab) -> Page {
    describedPage(of: value)
  }
}

extension ScreenManifest where Tab == Route {
  /// The `page` of the tab or route, or else a skeleton.
  public static func page(for value: Tab) -> Page {
    describedPage(of: value)
  }
}

extension ScreenManifest where Tab == Route, Route == Sheet {
  /// The `page` of the tab, route or sheet, or else a skeleton.
  public static func page(for value: Tab) -> Page {
    describedPage(of: value)
  }
}
