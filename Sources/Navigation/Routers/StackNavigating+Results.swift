extension StackNavigating {
  /// Puts up a layer and waits for its result.
  ///
  /// A task that is cancelled waits no longer: its layer goes, with those over it, or does not come up.
  ///
  /// - Parameters:
  ///   - item: What the layer shows.
  ///   - style: How it covers what lies beneath it.
  ///   - type: What the layer returns, through `dismiss(returning:)`.
  /// - Returns: The result; nil when the layer went in another way, did not come up, or the task was
  ///   cancelled.
  public func present<Result: Sendable>(
    _ item: Sheet, style: PresentationStyle = .sheet, returning type: Result.Type
  ) async -> Result? {
    guard !Task.isCancelled else { return nil }
    let stack = activeStack
    let ticket = LayerTicket()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // Nobody else keeps the receiver: if the layer does not come up, it goes and resumes with nil.
        let receiver = LayerResult<Result>(continuation)
        ticket.receiver = receiver
        stack.present(PresentedLayer(item, style: style), observer: receiver)
      }
    } onCancel: { [weak stack] in
      // Cancellation comes from any thread, and never in the middle of what the main actor does.
      Task { @MainActor [weak stack] in
        guard let receiver = ticket.receiver else { return }
        stack?.withdrawLayer(of: receiver)
        receiver.layerWasDismissed()
      }
    }
  }

  /// Dismisses the top layer and gives its presenter a result.
  ///
  /// - Parameter result: The result; the presenter gets nil if it waits for another type.
  @discardableResult
  public func dismiss(returning result: some Sendable) -> NavigationOutcome {
    activeStack.dismissTopLayer(returning: result)
  }
}

extension StackRouter {
  func dismissTopLayer(returning result: some Sendable) -> NavigationOutcome {
    let receiver = place.slot.observer(of: place.state.layers.last?.id) as? any ResultReceiver
    return place.submit(
      Change(
        origin: .code,
        settled: { outcome in if outcome.isReached { receiver?.receive(result) } },
        apply: { $0.dismiss() }))
  }

  /// Dismisses the layer that an observer waits for, with those over it, if it is still up.
  fileprivate func withdrawLayer(of observer: any LayerObserver) {
    guard let id = place.slot.presentation(of: observer) else { return }
    perform { state in
      guard let index = state.layers.firstIndex(where: { $0.id == id }) else { return }
      state.layers.removeSubrange(index...)
    }
  }
}

/// Finds the receiver of a result again when its task is cancelled, without keeping it.
@MainActor
private final class LayerTicket {
  weak var receiver: (any LayerObserver)?
}
