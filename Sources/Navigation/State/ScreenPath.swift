/// The way to one screen: a tab, the pages to push, the layers to put up and the question to ask.
public struct ScreenPath<
  Tab: Hashable & Sendable, Route: Hashable & Sendable, Sheet: Hashable & Sendable
>: Hashable, Sendable {
  /// The tab to select; nil means the home tab, never "the current one".
  public var tab: Tab?
  /// The pages to push, bottom first.
  public var routes: [Route]
  /// The layers to put up, bottom first.
  public var layers: [PresentedLayer<Route, Sheet>]
  /// The question over everything.
  public var confirmation: Confirmation?

  /// Creates a path; without arguments, the way to the home tab's root page.
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

  /// The stack that the path asks for, without its tab.
  public var stack: StackState<Route, Sheet> {
    @inline(__always)
    get { StackState(path: routes, layers: layers, confirmation: confirmation) }
  }
}

extension ScreenPath: Encodable where Tab: Encodable, Route: Encodable, Sheet: Encodable {}
extension ScreenPath: Decodable where Tab: Decodable, Route: Decodable, Sheet: Decodable {}
