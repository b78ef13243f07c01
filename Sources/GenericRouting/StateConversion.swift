public import Navigation

extension Router where Destination: Sendable, Sheet: Sendable {
  /// Converts the router's state to a state of the module Navigation.
  ///
  /// The sheet becomes a layer of the selected tab. Nothing is lost.
  public func navigationState() -> NavigationConversion<Tab, Destination, Sheet> {
    var state = NavigationState<Tab, Destination, Sheet>(selectedTab: selectedTab)
    for tab in usedTabs { state[tab].path = self[tab] }
    state[selectedTab].layers = presentedSheet.map { [.sheet($0)] } ?? []
    return NavigationConversion(state)
  }

  /// Replaces the router's state with a state of the module Navigation.
  ///
  /// The router shows the top layer of the selected tab, as a sheet. It cannot express other layers, pages in
  /// layers, questions, columns, page states and windows.
  ///
  /// - Returns: What the router cannot express: the window, then the parts of the selected tab, then those of the others in
  ///   their order.
  @discardableResult
  public func apply(
    _ state: NavigationState<Tab, Destination, Sheet>
  ) -> [ConversionLoss<Tab, Destination, Sheet>] {
    for tab in usedTabs.union(state.stacks.keys) { self[tab] = state[tab].path }
    selectedTab = state.selectedTab
    presentedSheet = state[state.selectedTab].layers.last?.item
    let others = state.stacks.keys.inDeclaredOrder.filter { $0 != state.selectedTab }
    return state.lossesOfWindow
      + ConversionLoss.ofTopSheet(in: state[state.selectedTab], tab: state.selectedTab)
      + others.flatMap { ConversionLoss.ofPages(in: state[$0], tab: $0) }
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

extension SimpleRouter where Destination: Sendable, Sheet: Sendable {
  /// Converts the router's state to a state of the module Navigation; nothing is lost.
  public func stackState() -> StackConversion<Destination, Sheet> {
    StackConversion(
      StackState(path: path, layers: presentedSheet.map { [.sheet($0)] } ?? []))
  }

  /// Replaces the router's state with a state of the module Navigation.
  ///
  /// The router shows the top layer, as a sheet. It cannot express other layers, pages in layers, questions,
  /// columns and page states.
  ///
  /// - Returns: What the router cannot express.
  @discardableResult
  public func apply(
    _ state: StackState<Destination, Sheet>
  ) -> [ConversionLoss<Never, Destination, Sheet>] {
    path = state.path
    presentedSheet = state.layers.last?.item
    return ConversionLoss.ofTopSheet(in: state, tab: nil)
  }
}

extension ConversionLoss {
  /// The losses of a stack if its pages are kept, and its top layer as a sheet.
  fileprivate static func ofTopSheet(in stack: StackState<Route, Sheet>, tab: Tab?) -> [Self] {
    var rest = stack
    guard let top = rest.layers.popLast() else { return ofPages(in: stack, tab: tab) }
    let style: Part? = top.style == .sheet ? nil : .style(top.style, of: top.item)
    let path: Part? = top.path.isEmpty ? nil : .layerPath(top.path, in: top.item)
    return [style, path].compactMap(\.self).map { Self($0, tab: tab) } + ofPages(in: rest, tab: tab)
  }

  /// The losses of a stack if only its pages are kept.
  fileprivate static func ofPages(in stack: StackState<Route, Sheet>, tab: Tab?) -> [Self] {
    let layers = stack.layers.map(Part.layer)
    let question = stack.confirmation.map { [Part.confirmation($0)] } ?? []
    return (stack.lossesOfStack() + layers + question).map { Self($0, tab: tab) }
  }
}
