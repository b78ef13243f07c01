/// A screen to navigate to: a tab, its pages, and the sheet and cover over them.
public struct ScreenPath<Tab, Route, Sheet> {
  /// The tab to select; nil means the selected one.
  public var tab: Tab?
  /// The pages over the root page, bottom first.
  public var routes: [Route]
  /// What the sheet shows; nil means no sheet.
  public var sheet: Sheet?
  /// What the full-screen cover shows; nil means no cover.
  public var fullScreenCover: Sheet?

  /// Creates a path; without arguments, it leads to the root page of the selected tab.
  ///
  /// - Parameters:
  ///   - tab: The tab to select; nil means the selected one.
  ///   - routes: The pages over the root page, bottom first.
  ///   - sheet: What the sheet shows.
  ///   - fullScreenCover: What the full-screen cover shows; there can be a sheet as well.
  public init(
    tab: Tab? = nil, routes: [Route] = [], sheet: Sheet? = nil, fullScreenCover: Sheet? = nil
  ) {
    self.tab = tab
    self.routes = routes
    self.sheet = sheet
    self.fullScreenCover = fullScreenCover
  }
}

extension ScreenPath: Sendable where Tab: Sendable, Route: Sendable, Sheet: Sendable {}
