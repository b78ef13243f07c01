public import Navigation

extension Router where Destination: Sendable {
  /// Converts the router's state to a state of the module Navigation.
  ///
  /// The sheets become layers of the selected tab. Nothing is lost.
  public func navigationState() -> NavigationConversion<Tab, Destination, Sheet> {
    var state = NavigationState<Tab, Destination, Sheet>(selectedTab: selectedTab)
    // Tabs without pages are read too, so that observers are notified of the first push.
    for tab in usedTabs.union(Tab.allCases) { state[tab].path = self[pathFor: tab] }
    state[selectedTab].layers = presentedSheets.map { .sheet($0) }
    return NavigationConversion(state)
  }

  /// Replaces the router's state with a state of the module Navigation.
  ///
  /// The layers of the selected tab become the sheets.
  ///
  /// - Parameter state: The state.
  /// - Returns: What this router cannot express, in the order of the tabs: layers of other tabs,
  ///   pages inside sheets, covers and detents, which become plain sheets, questions, columns and page states; before them
  ///   the window.
  @discardableResult
  public func apply(
    _ state: NavigationState<Tab, Destination, Sheet>
  ) -> [ConversionLoss<Tab, Destination, Sheet>] {
    selectedTab = state.selectedTab
    for tab in usedTabs.union(state.stacks.keys) {
      navigateTo(state[tab].path, policy: .replace, for: tab)
    }
    sheets.navigate(to: state[state.selectedTab].layers.map(\.item), policy: .replace)
    return state.lossesOfWindow
      + state.stacks.keys.inDeclaredOrder.flatMap { tab in
        state[tab].losses(keepingLayers: tab == state.selectedTab)
          .map { ConversionLoss($0, tab: tab) }
      }
  }

  /// Creates a router of the module Navigation that drives this one.
  ///
  /// Use it for links, logs and the harness. It has the state of this router.
  ///
  /// - Parameters:
  ///   - homeTab: The tab for a path without a tab.
  ///   - onLoss: Receives the parts of a change that this router cannot express.
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
  /// Converts the router's state to a state of the module Navigation for one stack.
  ///
  /// The sheets become layers. Nothing is lost.
  public func stackState() -> StackConversion<Destination, Sheet> {
    StackConversion(StackState(path: path, layers: presentedSheets.map { .sheet($0) }))
  }

  /// Replaces the router's state with a state of the module Navigation for one stack.
  ///
  /// - Parameter state: The state.
  /// - Returns: What this router cannot express: pages inside sheets, covers and detents, which
  ///   become plain sheets, a question, columns and page states.
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
  /// Returns the parts of this state that a stack of plain sheets cannot express.
  ///
  /// - Parameter keepingLayers: Whether the layers are kept as sheets.
  fileprivate func losses<Tab>(
    keepingLayers: Bool
  ) -> [ConversionLoss<Tab, Route, Sheet>.Part] {
    var losses: [ConversionLoss<Tab, Route, Sheet>.Part] = lossesOfStack()
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
