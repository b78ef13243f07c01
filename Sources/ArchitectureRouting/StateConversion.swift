public import Navigation

extension TabRouter where Tab: Sendable, Route: Sendable, Sheet: Hashable & Sendable {
  /// Converts this router's state to a state of the module Navigation, for links, archives and recordings.
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

  /// Replaces the state of all tabs with a state of the module Navigation.
  ///
  /// A tab that is not in `Tab.allCases` has no router. It is not selected, and its whole stack is
  /// reported as lost.
  ///
  /// - Parameter state: The state; a tab without a stack in it goes to its root page.
  /// - Returns: What this router cannot express; empty if it has exactly that state.
  @discardableResult
  public func apply(
    _ state: NavigationState<Tab, Route, Sheet>
  ) -> [ConversionLoss<Tab, Route, Sheet>] {
    if routers[state.selectedTab] != nil { selectedTab = state.selectedTab }
    var losses = state.lossesOfWindow
    for (tab, router) in routersInOrder { losses += router.apply(state[tab], in: tab) }
    // The order of a dictionary differs from launch to launch.
    let unknownTabs = Set(state.stacks.keys).union([state.selectedTab]).subtracting(routers.keys)
      .sorted { String(reflecting: $0) < String(reflecting: $1) }
    for tab in unknownTabs { losses += Self.losses(of: state[tab], in: tab) }
    return losses
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

  /// Everything in a stack as losses; an empty stack is one loss without pages, which identifies its tab.
  private static func losses(
    of stack: StackState<Route, Sheet>, in tab: Tab
  ) -> [ConversionLoss<Tab, Route, Sheet>] {
    var parts: [ConversionLoss<Tab, Route, Sheet>.Part] =
      stack.lossesOfStack() + stack.layers.map { .layer($0) }
    if let question = stack.confirmation { parts.append(.confirmation(question)) }
    if !stack.path.isEmpty || parts.isEmpty { parts.insert(.path(stack.path), at: 0) }
    return parts.map { ConversionLoss($0, tab: tab) }
  }
}

// A stack's state is a chain of layers, but a router has at most one sheet and one cover.
// If a router has both, the state has the cover over the sheet.
extension AppRouter where Route: Sendable, Sheet: Hashable & Sendable {
  /// Converts this router's state to a state of the module Navigation.
  ///
  /// - Returns: The state. Only the action of a question is lost.
  public func stackState() -> StackConversion<Route, Sheet> {
    let (state, losses) = stackState(in: Never?.none)
    return StackConversion(state, losses: losses)
  }

  /// Replaces this router's state with a state of the module Navigation.
  ///
  /// The router shows the lowest sheet and the lowest cover. It asks a question without its actions,
  /// and only if the buttons are one destructive button followed by Cancel.
  ///
  /// - Parameter state: The state.
  /// - Returns: What this router cannot express; empty if it has exactly that state.
  @discardableResult
  public func apply(_ state: StackState<Route, Sheet>) -> [ConversionLoss<Never, Route, Sheet>] {
    apply(state, in: Never?.none)
  }

  func stackState<Tab>(
    in tab: Tab?
  ) -> (state: StackState<Route, Sheet>, losses: [ConversionLoss<Tab, Route, Sheet>]) {
    var state = StackState<Route, Sheet>(path: stack)
    if let activeSheet { state.layers.append(.sheet(activeSheet)) }
    if let activeFullScreenCover { state.layers.append(.fullScreenCover(activeFullScreenCover)) }
    guard let question = activeConfirmation.map(Confirmation.init) else { return (state, []) }
    state.confirmation = question
    return (state, [ConversionLoss(.confirmationActions(question), tab: tab)])
  }

  func apply<Tab>(
    _ state: StackState<Route, Sheet>, in tab: Tab?
  ) -> [ConversionLoss<Tab, Route, Sheet>] {
    let layers = state.layers
    let sheet = layers.firstIndex { !$0.style.coversEverything }
    let cover = layers.firstIndex { $0.style.coversEverything }
    stack = state.path
    activeSheet = sheet.map { layers[$0].item }
    activeFullScreenCover = cover.map { layers[$0].item }
    // An equal question that is already asked keeps its action.
    let isAsked =
      state.confirmation != nil && activeConfirmation.map(Confirmation.init) == state.confirmation
    if !isAsked { activeConfirmation = state.confirmation.flatMap(ConfirmationState.init) }

    var parts: [ConversionLoss<Tab, Route, Sheet>.Part] = state.lossesOfStack()
    for (index, layer) in layers.enumerated() {
      if index == sheet || index == cover {
        parts += layer.partsWithoutPlace()
      } else {
        parts.append(.layer(layer))
      }
    }
    if let sheet, let cover, cover < sheet {
      parts.append(.order([layers[cover].item, layers[sheet].item]))
    }
    if let question = state.confirmation, !isAsked {
      parts.append(
        activeConfirmation == nil ? .confirmation(question) : .confirmationActions(question))
    }
    return parts.map { ConversionLoss($0, tab: tab) }
  }
}

extension PresentedLayer {
  /// The parts that a router loses of a layer whose item it shows.
  fileprivate func partsWithoutPlace<Tab>() -> [ConversionLoss<Tab, Route, Sheet>.Part] {
    var parts: [ConversionLoss<Tab, Route, Sheet>.Part] = []
    if style != .fullScreenCover && style != .sheet(.large) {
      parts.append(.style(style, of: item))
    }
    if !path.isEmpty { parts.append(.layerPath(path, in: item)) }
    return parts
  }
}

extension Confirmation {
  /// A router's question; an empty message becomes nil.
  fileprivate init(_ state: ConfirmationState) {
    self.init(
      title: state.title, message: state.message.isEmpty ? nil : state.message,
      destructiveLabel: state.destructiveLabel)
  }
}

extension ConfirmationState {
  /// A question without an action; nil if a router's question cannot have its buttons.
  fileprivate init?(_ question: Confirmation) {
    guard let label = question.buttons.first?.label,
      question.buttons == [.destructive(label), .cancel()]
    else { return nil }
    self.init(
      title: question.title, message: question.message ?? "", destructiveLabel: label,
      onConfirm: {})
  }
}
