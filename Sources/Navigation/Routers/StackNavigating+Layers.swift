extension StackNavigating {
  /// Presents a sheet over everything else.
  ///
  /// - Parameters:
  ///   - sheet: What the sheet shows.
  ///   - detent: How much of the screen it covers.
  ///   - onDismiss: Runs once when the layer is dismissed, by the user or by code.
  @discardableResult
  public func present(
    sheet: Sheet, detent: Detent = .large, onDismiss: (@MainActor () -> Void)? = nil
  ) -> NavigationOutcome {
    present(sheet, style: .sheet(detent), onDismiss: onDismiss)
  }

  /// Presents a full-screen cover over everything else.
  ///
  /// - Parameters:
  ///   - cover: What the cover shows.
  ///   - onDismiss: Runs once when the layer is dismissed, by the user or by code.
  @discardableResult
  public func present(
    fullScreenCover cover: Sheet, onDismiss: (@MainActor () -> Void)? = nil
  ) -> NavigationOutcome {
    present(cover, style: .fullScreenCover, onDismiss: onDismiss)
  }

  /// Presents a popover over everything else.
  ///
  /// - Parameters:
  ///   - popover: What the popover shows.
  ///   - anchor: The label of the control that it points at.
  ///   - onDismiss: Runs once when the layer is dismissed, by the user or by code.
  @discardableResult
  public func present(
    popover: Sheet, anchor: String? = nil, onDismiss: (@MainActor () -> Void)? = nil
  ) -> NavigationOutcome {
    present(popover, style: .popover(anchor: anchor), onDismiss: onDismiss)
  }

  /// Presents an inspector over everything else.
  ///
  /// - Parameters:
  ///   - inspector: What the inspector shows.
  ///   - onDismiss: Runs once when the layer is dismissed, by the user or by code.
  @discardableResult
  public func present(
    inspector: Sheet, onDismiss: (@MainActor () -> Void)? = nil
  ) -> NavigationOutcome {
    present(inspector, style: .inspector, onDismiss: onDismiss)
  }

  /// Presents a layer over everything else.
  ///
  /// - Parameters:
  ///   - item: What the layer shows.
  ///   - style: How it covers what is beneath it.
  ///   - isInteractiveDismissDisabled: Whether a swipe cannot dismiss it.
  ///   - onDismiss: Runs once when the layer is dismissed, by the user or by code; never if it was not presented.
  @discardableResult
  public func present(
    _ item: Sheet, style: PresentationStyle = .sheet, isInteractiveDismissDisabled: Bool = false,
    onDismiss: (@MainActor () -> Void)? = nil
  ) -> NavigationOutcome {
    activeStack.present(
      PresentedLayer(
        item, style: style, isInteractiveDismissDisabled: isInteractiveDismissDisabled),
      observer: onDismiss.map(DismissalAction.init))
  }

  /// Dismisses layers, top first; a count above the number of layers dismisses all.
  @discardableResult
  public func dismiss(_ count: Int = 1) -> NavigationOutcome {
    activeStack.perform { $0.dismiss(count) }
  }

  /// Dismisses every layer.
  @discardableResult
  public func dismissAll() -> NavigationOutcome {
    activeStack.perform { $0.dismiss($0.layers.count) }
  }

  /// Dismisses every layer above the topmost one that shows the item.
  ///
  /// - Returns: False if no layer shows it, or if a guard refused; then nothing has changed.
  @discardableResult
  public func dismissTo(_ item: Sheet) -> Bool {
    guard activeStack.place.state.layers.contains(where: { $0.item == item }) else { return false }
    return activeStack.perform { $0.dismissTo(item) }.isReached
  }
}

extension StackRouter {
  @discardableResult
  func present(_ layer: PresentedLayer<Route, Sheet>, observer: (any LayerObserver)?)
    -> NavigationOutcome
  {
    place.submit(
      Change(
        origin: .code,
        settled: { [place] outcome in
          guard outcome.isReached, let observer, observer.isWaiting,
            let id = place.state.layers.last?.id
          else { return }
          place.slot.attach(observer, to: id)
        },
        apply: { state in
          guard observer?.isWaiting ?? true else { return }
          state.present(layer)
        }))
  }
}
