public import Navigation
public import Scenes

/// The list of every screen of an app, with the way to each.
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
where RawValue == String, Tab: CaseIterable {
  /// The tab of a path that names none.
  static var homeTab: Tab { get }

  /// What the app is called in summaries, maps and documentation; by default its manifest's module.
  static var appName: String { get }

  /// The tabs in the tab bar, in its order; by default the cases of `Tab`.
  ///
  /// A bar has room for five. One with more shows the first four, and the rest lie behind "More". A tab
  /// that is not among them is opened from elsewhere, such as a sidebar; then none in the bar is selected.
  static var tabsInBar: [Tab] { get }

  /// Makes the router that the app itself uses, with its guards; by default a plain one.
  ///
  /// Give it the app's own `LinkOpener` to have `screens link` look up what a link names.
  @MainActor static func makeRouter() -> TabRouter<Tab, Route, Sheet>

  /// The item of a tab in the tab bar; by default what the tab says, else its case name.
  static func item(for tab: Tab) -> TabItem

  /// The root page of a tab; by default what the tab says, else a skeleton.
  static func page(for tab: Tab) -> Page

  /// The page of a route; by default what the route says, else a skeleton.
  static func page(for route: Route) -> Page

  /// The root page of a sheet or cover; by default what the sheet says, else a skeleton.
  static func page(for sheet: Sheet) -> Page

  /// What reads and writes the app's deep links; by default nothing does.
  static var linkCodec: LinkCodec<Tab, Route, Sheet>? { get }

  /// The deep link that leads to a path; by default what ``linkCodec`` writes.
  static func link(to path: ScreenPath<Tab, Route, Sheet>) -> String?
}

extension ScreenManifest {
  /// The name of the module that declares the manifest.
  public static var appName: String { String(String(reflecting: Self.self).prefix { $0 != "." }) }

  /// Every tab, in the order of the cases.
  public static var tabsInBar: [Tab] { Array(Tab.allCases) }

  /// A plain router whose home is ``homeTab``.
  @MainActor public static func makeRouter() -> TabRouter<Tab, Route, Sheet> {
    TabRouter(homeTab: homeTab)
  }

  /// What the tab says of its item, else its case name.
  public static func item(for tab: Tab) -> TabItem {
    (tab as? any TabDescribing)?.item ?? TabItem(DerivedTitle.of(tab))
  }

  /// What the tab says of its root page, else a skeleton with the title of its item.
  public static func page(for tab: Tab) -> Page {
    (tab as? any PageDescribing)?.page ?? Page(item(for: tab).title)
  }

  /// What the route says of its page, else a skeleton.
  public static func page(for route: Route) -> Page {
    describedPage(of: route)
  }

  /// What the sheet says of its page, else a skeleton.
  public static func page(for sheet: Sheet) -> Page {
    describedPage(of: sheet)
  }

  /// Nothing: the app has no deep links.
  public static var linkCodec: LinkCodec<Tab, Route, Sheet>? { nil }

  /// What ``linkCodec`` writes; nil without one, and for a path that it cannot write.
  public static func link(to path: ScreenPath<Tab, Route, Sheet>) -> String? {
    try? linkCodec?.print(path)
  }

  fileprivate static func describedPage(of value: Any) -> Page {
    (value as? any PageDescribing)?.page ?? Page(DerivedTitle.of(value))
  }
}

extension ScreenManifest where Route == Sheet {
  /// What the route or sheet says of its page, else a skeleton.
  ///
  /// Both defaults above fit where routes and sheets are of one type, so that neither is taken.
  public static func page(for value: Route) -> Page {
    describedPage(of: value)
  }
}
