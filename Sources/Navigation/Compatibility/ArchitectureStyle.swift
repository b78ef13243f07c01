// The names of the architecture style: a router per tab, and links that resolve to a destination.

extension StackRouter {
  /// The pages, bottom first; a write passes the gate like any verb.
  public var stack: [Route] {
    get { state.path }
    set { perform { $0.path = newValue } }
  }

  /// The sheet on top; nil if a cover is on top, or nothing is.
  public var activeSheet: Sheet? {
    get { top(isCover: false) }
    set { setTop(newValue.map { .sheet($0) }, isCover: false) }
  }

  /// The cover on top; nil if a sheet is on top, or nothing is.
  public var activeFullScreenCover: Sheet? {
    get { top(isCover: true) }
    set { setTop(newValue.map { .fullScreenCover($0) }, isCover: true) }
  }

  /// The question that is up; a write of nil takes it away without an answer.
  public var activeConfirmation: Confirmation? {
    get { state.confirmation }
    set { perform { $0.confirmation = newValue } }
  }

  /// Takes away the sheet on top; does nothing if a cover is on top.
  public func dismissSheet() { activeSheet = nil }

  /// Takes away the cover on top; does nothing if a sheet is on top.
  public func dismissFullScreenCover() { activeFullScreenCover = nil }

  private func top(isCover: Bool) -> Sheet? {
    state.layers.last.flatMap { $0.style.coversEverything == isCover ? $0.item : nil }
  }

  private func setTop(_ layer: PresentedLayer<Route, Sheet>?, isCover: Bool) {
    perform { state in
      let isReplaced = state.layers.last?.style.coversEverything == isCover
      if let layer, isReplaced, state.layers.last?.item == layer.item { return }
      if isReplaced { state.layers.removeLast() }
      if let layer { state.layers.append(layer) }
    }
  }
}

/// Where a link leads, in the architecture style.
public enum DeepLinkDestination<
  Tab: Hashable & Sendable, Route: Hashable & Sendable, Sheet: Hashable & Sendable
>: Hashable, Sendable {
  /// Pages of a tab.
  case route(tab: Tab, routes: [Route])
  /// A sheet over a tab's root page.
  case sheet(tab: Tab, sheet: Sheet)

  /// The destination as a screen.
  public var path: ScreenPath<Tab, Route, Sheet> {
    switch self {
    case .route(let tab, let routes): ScreenPath(tab: tab, routes: routes)
    case .sheet(let tab, let sheet): ScreenPath(tab: tab, sheet: sheet)
    }
  }
}

extension TabRouter {
  /// Goes to where a link leads; the other tabs keep their pages.
  @discardableResult
  public func handle(destination: DeepLinkDestination<Tab, Route, Sheet>) -> NavigationOutcome {
    visit(destination.path, otherTabs: .keep, origin: .link)
  }
}
