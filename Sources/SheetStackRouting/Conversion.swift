public import Navigation

extension Router where Destination: Sendable {
  /// Returns where the router is, as a state of the library's own router.
  ///
  /// The sheets become layers of the selected tab. A state can express everything that this router
  /// can, so there are no losses.
  public func navigationState() -> NavigationConversion<Tab, Destination, Sheet> {
    var state = NavigationState<Tab, Destination, Sheet>(selectedTab: selectedTab)
    // The tabs without pages are read too, so that observers learn of the first push.
    for tab in usedTabs.union(Tab.allCases) { state[tab].path = self[pathFor: tab] }
    state[selectedTab].layers = presentedSheets.map { .sheet($0) }
    return NavigationConversion(state)
  }

  /// Goes to a state of the library's own router.
  ///
  /// The layers of the selected tab become the sheets.
  ///
  /// - Parameter state: The state.
  /// - Returns: What this router cannot express, in the order of the tabs: layers of other tabs,
  ///   pages inside sheets, covers and detents, which become plain sheets, and questions.
  @discardableResult
  public func apply(
    _ state: NavigationState<Tab, Destination, Sheet>
  ) -> [ConversionLoss<Tab, Destination, Sheet>] {
    selectedTab = state.selectedTab
    for tab in usedTabs.union(state.stacks.keys) {
      navigateTo(state[tab].path, policy: .replace, for: tab)
    }
    sheets.navigate(to: state[state.selectedTab].layers.map(\.item), policy: .replace)
    return state.stacks.keys.inDeclaredOrder.flatMap { tab in
      state[tab].losses(keepingLayers: tab == state.selectedTab)
        .map { ConversionLoss($0, tab: tab) }
    }
  }

  /// Creates a router of the module Navigation that drives this one.
  ///
  /// Use it for links, logs and the harness. Its state is what this router has reached.
  ///
  /// - Parameters:
  ///   - homeTab: The tab that a path without a tab means.
  ///   - onLoss: Receives what this router cannot express of a change.
  public func tabRouter(
    homeTab: Tab,
    onLoss: @escaping @MainActor ([ConversionLoss<Tab, Destination, Sheet>]) -> Void = { _ in }
  ) -> TabRouter<Tab, Destination, Sheet> {
    TabRouter(
      homeTab: homeTab, mirroring: { self.navigationState().state }, onLoss: onLoss,
      apply: { self.apply($0) })
  }
}

extension SimpleRouter where Destination: Sendable {
  /// Returns where the router is, as a state of the library's own router for one stack.
  ///
  /// The sheets become layers. A state can express everything that this router can, so there are no
  /// losses.
  public func stackState() -> StackConversion<Destination, Sheet> {
    StackConversion(StackState(path: path, layers: presentedSheets.map { .sheet($0) }))
  }

  /// Goes to a state of the library's own router for one stack.
  ///
  /// - Parameter state: The state.
  /// - Returns: What this router cannot express: pages inside sheets, covers and detents, which
  ///   become plain sheets, and a question.
  @discardableResult
  public func apply(
    _ state: StackState<Destination, Sheet>
  ) -> [ConversionLoss<Never, Destination, Sheet>] {
    navigateTo(state.path, policy: .replace)
    sheets.navigate(to: state.layers.map(\.item), policy: .replace)
    return state.losses(keepingLayers: true).map { ConversionLoss($0) }
  }
}

extension StackState {
  /// Returns what a stack of plain sheets cannot express of this state.
  ///
  /// - Parameter keepingLayers: Whether the layers are kept as sheets.
  fileprivate func losses<Tab>(
    keepingLayers: Bool
  ) -> [ConversionLoss<Tab, Route, Sheet>.Part] {
    var losses: [ConversionLoss<Tab, Route, Sheet>.Part] = []
    for layer in layers {
      guard keepingLayers else {
        losses.append(.layer(layer))
        continue
      }
      if layer.style != .sheet { losses.append(.style(layer.style, of: layer.item)) }
      if !layer.path.isEmpty { losses.append(.layerPath(layer.path, in: layer.item)) }
    }
    if let confirmation { losses.append(.confirmation(confirmation)) }
    return losses
  }
}
