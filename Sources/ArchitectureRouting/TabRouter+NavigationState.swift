public import Navigation

extension TabRouter where Tab: Sendable, Route: Sendable, Sheet: Hashable & Sendable {
  /// This router as a state of the module Navigation, for links, archives and recordings.
  ///
  /// - Returns: The state. Only the actions of questions are lost.
  public func navigationState() -> NavigationConversion<Tab, Route, Sheet> {
    let start = NavigationState<Tab, Route, Sheet>(selectedTab: selectedTab)
    var conversion = NavigationConversion(start)
    for (tab, router) in routersInOrder {
      let (stack, losses) = router.stackState(in: tab)
      conversion.state[tab] = stack
      conversion.losses += losses
    }
    return conversion
  }

  /// Moves the whole app to a state of the module Navigation.
  ///
  /// A tab that is not in `Tab.allCases` has no router. It is not selected, and its whole stack is
  /// reported as lost.
  ///
  /// - Parameter state: The state; a tab that it does not name goes to its root page.
  /// - Returns: What this router cannot express; empty if it is at exactly that state.
  @discardableResult
  public func apply(
    _ state: NavigationState<Tab, Route, Sheet>
  ) -> [ConversionLoss<Tab, Route, Sheet>] {
    if routers[state.selectedTab] != nil { selectedTab = state.selectedTab }
    var losses: [ConversionLoss<Tab, Route, Sheet>] = []
    for (tab, router) in routersInOrder { losses += router.apply(state[tab], in: tab) }
    // The order of a dictionary differs from launch to launch.
    let unknownTabs = Set(state.stacks.keys).union([state.selectedTab]).subtracting(routers.keys)
      .sorted { String(reflecting: $0) < String(reflecting: $1) }
    for tab in unknownTabs { losses += Self.losses(of: state[tab], in: tab) }
    return losses
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
    onLoss: @escaping @MainActor ([ConversionLoss<Tab, Route, Sheet>]) -> Void = { _ in }
  ) -> Navigation.TabRouter<Tab, Route, Sheet> {
    Navigation.TabRouter(
      homeTab: homeTab, mirroring: { self.navigationState().state }, onLoss: onLoss,
      apply: { self.apply($0) })
  }

  /// Each tab once, in the order of `Tab.allCases`.
  private var routersInOrder: [(tab: Tab, router: AppRouter<Route, Sheet>)] {
    var rest = routers
    return Tab.allCases.compactMap { tab in
      rest.removeValue(forKey: tab).map { (tab, $0) }
    }
  }

  /// Everything in a stack as losses; an empty stack is one loss without pages, which names its tab.
  private static func losses(
    of stack: StackState<Route, Sheet>, in tab: Tab
  ) -> [ConversionLoss<Tab, Route, Sheet>] {
    var parts: [ConversionLoss<Tab, Route, Sheet>.Part] = stack.layers.map { .layer($0) }
    if let question = stack.confirmation { parts.append(.confirmation(question)) }
    if !stack.path.isEmpty || parts.isEmpty { parts.insert(.path(stack.path), at: 0) }
    return parts.map { ConversionLoss($0, tab: tab) }
  }
}
