/// The path to one screen: a tab, the pages to push, the layers to present and the question to ask.
///
/// For an app without tabs, `Tab` is `Never`.
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
  /// The stacks of tabs that are not selected; a tab without an entry shows its root page.
  public var otherStacks: [Tab: StackState<Route, Sheet>]
  /// The columns of a split view, whose last column shows the routes; nil for a plain stack.
  public var columns: SplitColumns<Route>?
  /// The states of the top page, such as a running search.
  public var pageStates: [PageState]
  /// The name of the window that shows the screen; nil for the main window.
  public var window: String?

  /// Creates a path; without arguments, the path to the home tab's root page.
  ///
  /// - Parameters:
  ///   - tab: The tab to select; nil means the home tab.
  ///   - columns: The columns of a split view; the routes are pushed in the last one.
  ///   - routes: The pages to push, bottom first.
  ///   - layers: The layers to present, bottom first.
  ///   - confirmation: The question over everything.
  ///   - pageStates: The states of the top page.
  ///   - window: The name of the window; nil for the main window.
  ///   - otherStacks: The stacks of tabs that are not selected.
  public init(
    tab: Tab? = nil, columns: SplitColumns<Route>? = nil, routes: [Route] = [],
    layers: [PresentedLayer<Route, Sheet>] = [], confirmation: Confirmation? = nil,
    pageStates: [PageState] = [], window: String? = nil,
    otherStacks: [Tab: StackState<Route, Sheet>] = [:]
  ) {
    self.tab = tab
    self.routes = routes
    self.layers = layers
    self.confirmation = confirmation
    self.otherStacks = otherStacks
    self.columns = columns
    self.pageStates = pageStates
    self.window = window
  }

  /// Creates the path to a state.
  public init(reaching state: NavigationState<Tab, Route, Sheet>) {
    let stack = state.selectedStack
    self.init(
      tab: state.selectedTab, columns: stack.columns, routes: stack.path, layers: stack.layers,
      confirmation: stack.confirmation, pageStates: stack.pageStates, window: state.window,
      otherStacks: state.backgroundStacks)
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
    get {
      StackState(
        path: routes, layers: layers, confirmation: confirmation, columns: columns,
        pageStates: pageStates)
    }
  }
}

private enum ScreenPathKey: String, CodingKey {
  case tab, routes, layers, confirmation, otherStacks, columns, pageStates, window
}

extension ScreenPath: Encodable where Tab: Encodable, Route: Encodable, Sheet: Encodable {
  /// Writes the path, without what is nil or empty; the stacks of other tabs in a stable order.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ScreenPathKey.self)
    try container.encodeIfPresent(tab, forKey: .tab)
    try container.encode(routes, forKey: .routes)
    try container.encode(layers, forKey: .layers)
    try container.encodeIfPresent(confirmation, forKey: .confirmation)
    try container.encodeIfPresent(columns, forKey: .columns)
    if !pageStates.isEmpty { try container.encode(pageStates, forKey: .pageStates) }
    try container.encodeIfPresent(window, forKey: .window)
    guard !otherStacks.isEmpty else { return }
    try container.encode(TabEntry.sorted(otherStacks), forKey: .otherStacks)
  }
}

extension ScreenPath: Decodable where Tab: Decodable, Route: Decodable, Sheet: Decodable {
  /// Reads a path.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: ScreenPathKey.self)
    self.init(
      tab: try container.decodeIfPresent(Tab.self, forKey: .tab),
      columns: try container.decodeIfPresent(SplitColumns<Route>.self, forKey: .columns),
      routes: try container.decode([Route].self, forKey: .routes),
      layers: try container.decode([PresentedLayer<Route, Sheet>].self, forKey: .layers),
      confirmation: try container.decodeIfPresent(Confirmation.self, forKey: .confirmation),
      pageStates: try container.decodeIfPresent([PageState].self, forKey: .pageStates) ?? [],
      window: try container.decodeIfPresent(String.self, forKey: .window),
      otherStacks: TabEntry.stacks(
        try container.decodeIfPresent(
          [TabEntry<Tab, StackState<Route, Sheet>>].self, forKey: .otherStacks) ?? []))
  }
}

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
  /// Creates the state after a visit of the path that resets all tabs that are not in it.
  ///
  /// - Parameters:
  ///   - path: The screen to show.
  ///   - homeTab: The tab for a path without a tab.
  @inline(__always)
  public init(visiting path: ScreenPath<Tab, Route, Sheet>, homeTab: Tab) {
    self.init(selectedTab: path.tab ?? homeTab, stack: path.stack)
    window = path.window
    if path.otherStacks.count > 0 {
      for (tab, stack) in path.otherStacks where tab != selectedTab { self[tab] = stack }
    }
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
      for (tab, stack) in old.stacks where tab != selectedTab && path.otherStacks[tab] == nil {
        self[tab] = StackState(path: stack.path, columns: stack.columns)
      }
    }
  }
}
