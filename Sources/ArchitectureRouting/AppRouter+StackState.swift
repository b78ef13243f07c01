public import Navigation

// A stack's state is a chain of layers, and a router has one place for a sheet and one for a cover.
// Where both are full, the state has the cover over the sheet.
extension AppRouter where Route: Sendable, Sheet: Hashable & Sendable {
  /// This router as a state of the module Navigation.
  ///
  /// - Returns: The state. Only the action of a question is lost.
  public func stackState() -> StackConversion<Route, Sheet> {
    let (state, losses) = stackState(in: Never?.none)
    return StackConversion(state, losses: losses)
  }

  /// Moves to a state of the module Navigation.
  ///
  /// The lowest sheet and the lowest cover take their places. A question appears without its actions,
  /// and only if it has exactly one destructive button and then Cancel.
  ///
  /// - Parameter state: The state.
  /// - Returns: What this router cannot express; empty if it is at exactly that state.
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
    // The question that is up keeps its action.
    let isAsked =
      state.confirmation != nil && activeConfirmation.map(Confirmation.init) == state.confirmation
    if !isAsked { activeConfirmation = state.confirmation.flatMap(ConfirmationState.init) }

    var parts: [ConversionLoss<Tab, Route, Sheet>.Part] = []
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
  /// What a router loses of a layer whose item it shows.
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
  /// What a router asks; an empty message is none.
  fileprivate init(_ state: ConfirmationState) {
    self.init(
      title: state.title, message: state.message.isEmpty ? nil : state.message,
      destructiveLabel: state.destructiveLabel)
  }
}

extension ConfirmationState {
  /// A question without an action; nil if its buttons are not those of a router's question.
  fileprivate init?(_ question: Confirmation) {
    guard let label = question.buttons.first?.label,
      question.buttons == [.destructive(label), .cancel()]
    else { return nil }
    self.init(
      title: question.title, message: question.message ?? "", destructiveLabel: label,
      onConfirm: {})
  }
}
