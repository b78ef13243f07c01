public import Navigation
public import Scenes

extension Scene {
  /// Freezes the state of a driven router into a scene.
  ///
  /// Only the selected tab is visible; the stacks of other tabs are ignored. If the selected tab is not in
  /// `allCases`, no tab of the scene is selected.
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
    let tabs = Array(M.Tab.allCases)
    let tabsInBar = M.tabsInBar
    let stack = state[state.selectedTab]
    self.init(
      id: id,
      tabs: tabs.map { M.item(for: $0) },
      tabBar: tabsInBar == tabs ? nil : tabsInBar.compactMap { tabs.firstIndex(of: $0) },
      selectedTab: tabs.firstIndex(of: state.selectedTab),
      pages: [M.page(for: state.selectedTab).withCode(of: state.selectedTab)]
        + stack.path.map { M.page(for: $0).withCode(of: $0) },
      layers: stack.layers.map { Layer(freezing: $0, manifest: manifest) },
      confirmation: stack.confirmation.map(ConfirmationCard.init(freezing:)),
      link: link)
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

extension Layer.Style {
  init(freezing style: PresentationStyle) {
    switch style {
    case .sheet(.medium): self = .mediumSheet
    case .sheet(.large): self = .largeSheet
    case .fullScreenCover: self = .fullScreenCover
    }
  }
}

extension ConfirmationCard {
  init(freezing confirmation: Confirmation) {
    self.init(
      title: confirmation.title,
      message: confirmation.message,
      choices: confirmation.buttons.map { Choice($0.label, role: .init(freezing: $0.role)) })
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
