/// The path to one screen: a tab, the pages to push, the layers to present and the question to ask.
public struct ScreenPath<
  Tab: Hashable & Sendable, Route: Hashable & Sendable, Sheet: Hashable & Sendable
>: Hashable, Sendable {
  /// The tab to select; nil means the home tab, never "the current one".
  public var tab: Tab?
  /// The pages to push, bottom first.
  public var routes: [Route]
  /// The layers to present, bottom first.
  public var layers: [PresentedLayer<Route, Sheet>]
  /// The question over everything.
  public var confirmation: Confirmation?

  /// Creates a path; without arguments, the path to the home tab's root page.
  public init(
    tab: Tab? = nil, routes: [Route] = [], layers: [PresentedLayer<Route, Sheet>] = [],
    confirmation: Confirmation? = nil
  ) {
    self.tab = tab
    self.routes = routes
    self.layers = layers
    self.confirmation = confirmation
  }

  /// Creates a path with a large sheet, and a cover over it if one is given.
  public init(
    tab: Tab? = nil, routes: [Route] = [], sheet: Sheet?, fullScreenCover: Sheet? = nil,
    confirmation: Confirmation? = nil
  ) {
    let layers = [sheet.map { .sheet($0) }, fullScreenCover.map { .fullScreenCover($0) }]
      .compactMap { (layer: PresentedLayer<Route, Sheet>?) in layer }
    self.init(tab: tab, routes: routes, layers: layers, confirmation: confirmation)
  }

  /// Creates a path with a full-screen cover.
  public init(
    tab: Tab? = nil, routes: [Route] = [], fullScreenCover: Sheet?,
    confirmation: Confirmation? = nil
  ) {
    self.init(
      tab: tab, routes: routes, sheet: nil, fullScreenCover: fullScreenCover,
      confirmation: confirmation)
  }

  /// The stack that the path describes, without its tab.
  public var stack: StackState<Route, Sheet> {
    @inline(__always)
    get { StackState(path: routes, layers: layers, confirmation: confirmation) }
  }
}

extension ScreenPath: Encodable where Tab: Encodable, Route: Encodable, Sheet: Encodable {}
extension ScreenPath: Decodable where Tab: Decodable, Route: Decodable, Sheet: Decodable {}

/// A value that identifies a screen and has the path to it, such as an enum case.
public protocol ScreenPathConvertible<Tab, Route, Sheet> {
  /// The app's tabs.
  associatedtype Tab: Hashable & Sendable
  /// The pages that can be pushed.
  associatedtype Route: Hashable & Sendable
  /// What layers can show.
  associatedtype Sheet: Hashable & Sendable

  /// The path to the screen.
  var navigationPath: ScreenPath<Tab, Route, Sheet> { get }
}

extension ScreenPath: ScreenPathConvertible {
  /// The path itself.
  public var navigationPath: Self { self }
}

/// How a visit treats the other tabs.
public enum OtherTabs: String, Hashable, Sendable, Codable, CaseIterable {
  /// Their pages stay; layers and confirmations, which would cover the target, are dismissed.
  case keep
  /// Each returns to its root page.
  case reset
}

extension NavigationState {
  /// Creates the state after a visit of the path that resets all other tabs.
  ///
  /// - Parameters:
  ///   - path: The screen to show.
  ///   - homeTab: The tab for a path without a tab.
  @inline(__always)
  public init(visiting path: ScreenPath<Tab, Route, Sheet>, homeTab: Tab) {
    self.init(selectedTab: path.tab ?? homeTab, stack: path.stack)
  }

  /// Goes to a screen: tab, pages, layers and confirmation at once.
  ///
  /// - Parameters:
  ///   - path: The screen to show.
  ///   - homeTab: The tab for a path without a tab.
  ///   - otherTabs: What happens to the other tabs.
  public mutating func visit(
    _ path: ScreenPath<Tab, Route, Sheet>, homeTab: Tab, otherTabs: OtherTabs = .reset
  ) {
    let old = self
    self = Self(visiting: path, homeTab: homeTab)
    if otherTabs == .keep {
      for (tab, stack) in old.stacks where tab != selectedTab {
        self[tab] = StackState(path: stack.path)
      }
    }
  }
}
