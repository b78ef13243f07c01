extension StackNavigating {
  /// Puts up a sheet over everything that is up.
  ///
  /// - Parameters:
  ///   - sheet: What the sheet shows.
  ///   - detent: How much of the screen it covers.
  ///   - onDismiss: Runs once when the layer goes, whatever made it go.
  @discardableResult
  public func present(
    sheet: Sheet, detent: Detent = .large, onDismiss: (@MainActor () -> Void)? = nil
  ) -> NavigationOutcome {
    present(sheet, style: .sheet(detent), onDismiss: onDismiss)
  }

  /// Puts up a full-screen cover over everything that is up.
  ///
  /// - Parameters:
  ///   - cover: What the cover shows.
  ///   - onDismiss: Runs once when the layer goes, whatever made it go.
  @discardableResult
  public func present(
    fullScreenCover cover: Sheet, onDismiss: (@MainActor () -> Void)? = nil
  ) -> NavigationOutcome {
    present(cover, style: .fullScreenCover, onDismiss: onDismiss)
  }

  /// Puts up a layer over everything that is up.
  ///
  /// - Parameters:
  ///   - item: What the layer shows.
  ///   - style: How it covers what lies beneath it.
  ///   - onDismiss: Runs once when the layer goes, whatever made it go; never if it did not come up.
  @discardableResult
  public func present(
    _ item: Sheet, style: PresentationStyle = .sheet, onDismiss: (@MainActor () -> Void)? = nil
  ) -> NavigationOutcome {
    activeStack.present(item, style: style, observer: onDismiss.map(DismissalAction.init))
  }

  /// Puts up a layer and waits for its result.
  ///
  /// - Parameters:
  ///   - item: What the layer shows.
  ///   - style: How it covers what lies beneath it.
  ///   - type: What the layer returns, through `dismiss(returning:)`.
  /// - Returns: The result; nil when the layer went in another way, or did not come up.
  public func present<Result: Sendable>(
    _ item: Sheet, style: PresentationStyle = .sheet, returning type: Result.Type
  ) async -> Result? {
    let stack = activeStack
    return await withCheckedContinuation { continuation in
      // Nobody else keeps the receiver: if the layer does not come up, it goes and resumes with nil.
      stack.present(item, style: style, observer: LayerResult(continuation))
    }
  }

  /// Dismisses the top layer and gives its presenter a result.
  ///
  /// - Parameter result: The result; the presenter gets nil if it waits for another type.
  @discardableResult
  public func dismiss(returning result: some Sendable) -> NavigationOutcome {
    activeStack.dismissTopLayer(returning: result)
  }

  /// Dismisses layers, top first; more than there are dismisses all.
  @discardableResult
  public func dismiss(_ count: Int = 1) -> NavigationOutcome {
    activeStack.perform { $0.dismiss(count) }
  }

  /// Dismisses every layer.
  @discardableResult
  public func dismissAll() -> NavigationOutcome {
    activeStack.perform { $0.layers = [] }
  }

  /// Dismisses every layer above the topmost one that shows the item.
  ///
  /// - Returns: False when no layer shows it, or a guard did not allow it; then nothing has changed.
  @discardableResult
  public func dismissTo(_ item: Sheet) -> Bool {
    guard activeStack.gatedState.layers.contains(where: { $0.item == item }) else { return false }
    return activeStack.perform { $0.dismissTo(item) }.isReached
  }
}

extension StackRouter {
  @discardableResult
  func present(_ item: Sheet, style: PresentationStyle, observer: (any LayerObserver)?)
    -> NavigationOutcome
  {
    submit(
      Change(
        origin: .code,
        settled: { [weak self] outcome in
          if outcome.isReached, let observer { self?.attach(observer) }
        },
        apply: { $0.present(PresentedLayer(item, style: style)) }))
  }

  /// Has the top layer tell an observer when it goes.
  private func attach(_ observer: any LayerObserver) {
    observers += repeatElement(nil, count: gatedState.layers.count - observers.count)
    guard !observers.isEmpty else { return }
    observers[observers.count - 1] = observer
  }

  func dismissTopLayer(returning result: some Sendable) -> NavigationOutcome {
    let isWaitedFor = observers.count == gatedState.layers.count
    let receiver = isWaitedFor ? observers.last as? any ResultReceiver : nil
    return submit(
      Change(
        origin: .code,
        settled: { outcome in if outcome.isReached { receiver?.receive(result) } },
        apply: { $0.dismiss() }))
  }
}
