public import Navigation
public import Scenes

extension Scene {
  /// Freezes the path to the state of a driven router into a scene.
  ///
  /// Of the stacks of other tabs, which are not visible, only the titles count. If the tab is not in `allTabs`, no tab of the scene
  /// is selected.
  ///
  /// - Parameters:
  ///   - path: The path that the router reached.
  ///   - id: The id of the screen.
  ///   - manifest: The manifest that describes tabs, routes and sheets.
  ///   - topPage: The page at the top of the screen; nil for the page of its tab, route or sheet.
  ///   - link: The deep link that opens the path.
  public init<M: ScreenManifest>(
    freezing path: ScreenPath<M.Tab, M.Route, M.Sheet>,
    id: String,
    manifest: M.Type,
    topPage: Page? = nil,
    link: String? = nil
  ) {
    let root = path.root(in: manifest)
    let tabs = M.allTabs
    let tabsInBar = root.tab.map { M.tabsInBar(beside: $0) } ?? []
    self.init(
      id: id,
      tabs: tabs.map { M.item(for: $0) },
      tabBar: tabsInBar == tabs ? nil : tabsInBar.compactMap { tabs.firstIndex(of: $0) },
      selectedTab: root.tab.flatMap { tabs.firstIndex(of: $0) },
      pages: [root.page]
        + ((path.columns?.selections ?? []) + path.routes).map { M.page(for: $0).withCode(of: $0) },
      layers: path.layers.map { Layer(freezing: $0, manifest: manifest) },
      confirmation: path.confirmation.map(ConfirmationCard.init(freezing:)),
      link: link)
    columns = path.columns.map { SplitView(columns: $0.count.rawValue, visibility: $0.visibility) }
    window = path.window
    otherStacks = path.otherStackTitles(in: manifest, tabs: tabs)
    changeTopPage { page in
      if var topPage {
        (topPage.code, topPage.identity) = (page.code, page.identity)
        page = topPage
      }
      if !path.pageStates.isEmpty { page.states = path.pageStates }
    }
  }

  /// Freezes the state of a driven router into a scene.
  ///
  /// - Parameters:
  ///   - state: The state of the router.
  ///   - id: The id of the screen.
  ///   - manifest: The manifest that describes tabs, routes and sheets.
  ///   - link: The deep link that opens the state.
  public init<M: ScreenManifest>(
    freezing state: NavigationState<M.Tab, M.Route, M.Sheet>,
    id: String,
    manifest: M.Type,
    link: String? = nil
  ) {
    self.init(freezing: ScreenPath(reaching: state), id: id, manifest: manifest, link: link)
  }

  private mutating func changeTopPage(_ change: (inout Page) -> Void) {
    if let layer = layers.indices.last {
      change(&layers[layer].pages[layers[layer].pages.count - 1])
    } else {
      change(&pages[pages.count - 1])
    }
  }
}

extension ScreenPath {
  /// The page below all others, and the tab that it belongs to; nil without a tab bar.
  fileprivate func root<M: ScreenManifest>(in manifest: M.Type) -> (tab: Tab?, page: Page)
  where M.Tab == Tab, M.Route == Route, M.Sheet == Sheet {
    if let window, let page = M.rootPage(ofWindow: window) { return (nil, page) }
    guard Tab.self != Never.self else { return (nil, M.rootPage) }
    let tab = tab ?? M.homeTab
    return (tab, M.page(for: tab).withCode(of: tab))
  }
}

extension ScreenPath {
  /// The stacks of other tabs, in the order of the tabs; those that are not one of them last, by name.
  fileprivate func otherStackTitles<M: ScreenManifest>(
    in manifest: M.Type, tabs: [Tab]
  ) -> [OtherStack] where M.Tab == Tab, M.Route == Route, M.Sheet == Sheet {
    let unlisted = otherStacks.keys.filter { !tabs.contains($0) }
      .sorted { String(reflecting: $0) < String(reflecting: $1) }
    return (tabs + unlisted).compactMap { tab in
      guard tab != self.tab, let stack = otherStacks[tab], !stack.isEmpty else { return nil }
      var titles = [M.item(for: tab).title]
      let routes = (stack.columns?.selections ?? []) + stack.path
      titles += routes.map { M.page(for: $0).title }
      for layer in stack.layers {
        titles.append(M.page(for: layer.item).title)
        titles += layer.path.map { M.page(for: $0).title }
      }
      if let confirmation = stack.confirmation { titles.append(confirmation.title) }
      return OtherStack(tab: tabs.firstIndex(of: tab), titles: titles)
    }
  }
}

extension Layer {
  init<M: ScreenManifest>(
    freezing layer: PresentedLayer<M.Route, M.Sheet>, manifest: M.Type
  ) {
    self.init(
      style: Style(freezing: layer.style),
      pages: [M.page(for: layer.item).withCode(of: layer.item)]
        + layer.path.map { M.page(for: $0).withCode(of: $0) })
    switch layer.style {
    case .sheet(.fraction(let fraction)): self.fraction = fraction
    case .sheet(.height(let points)): height = points
    case .popover(let anchor): self.anchor = anchor
    case .sheet(.medium), .sheet(.large), .fullScreenCover, .inspector: break
    }
  }
}

extension Layer.Style {
  init(freezing style: PresentationStyle) {
    switch style {
    case .sheet(.medium): self = .mediumSheet
    case .sheet(.large): self = .largeSheet
    case .sheet(.fraction), .sheet(.height): self = .customSheet
    case .fullScreenCover: self = .fullScreenCover
    case .popover: self = .popover
    case .inspector: self = .inspector
    }
  }
}

extension ConfirmationCard {
  init(freezing confirmation: Confirmation) {
    self.init(
      title: confirmation.title,
      message: confirmation.message,
      choices: confirmation.buttons.map { Choice($0.label, role: .init(freezing: $0.role)) },
      style: confirmation.style == .alert ? .alert : .dialog,
      fields: confirmation.fields.map {
        TextEntry($0.label, text: $0.text, isSecure: $0.isSecure)
      })
  }
}

extension ConfirmationCard.Choice.Role {
  init(freezing role: ConfirmationRole) {
    switch role {
    case .default: self = .normal
    case .destructive: self = .destructive
    case .cancel: self = .cancel
    }
  }
}

extension Page {
  /// The page with the Swift code of its tab, route or sheet.
  fileprivate func withCode(of value: some Hashable) -> Page {
    var page = self
    let code = SwiftCode.of(value)
    page.code = code
    page.identity = code.contains(Page.unknownCode) ? value.hashValue : nil
    return page
  }
}
