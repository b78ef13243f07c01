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
          guard outcome.isReached, let observer, observer.isWaiting else { return }
          self?.attach(observer)
        },
        apply: { state in
          guard observer?.isWaiting ?? true else { return }
          state.present(PresentedLayer(item, style: style))
        }))
  }

  /// Has the top layer tell an observer when it goes.
  private func attach(_ observer: any LayerObserver) {
    observers += repeatElement(nil, count: gatedState.layers.count - observers.count)
    guard !observers.isEmpty else { return }
    observers[observers.count - 1] = observer
  }
}
