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
        stack.present(item, style: style, observer: receiver)
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
    let isWaitedFor = observers.count == gatedState.layers.count
    let receiver = isWaitedFor ? observers.last as? any ResultReceiver : nil
    return submit(
      Change(
        origin: .code,
        settled: { outcome in if outcome.isReached { receiver?.receive(result) } },
        apply: { $0.dismiss() }))
  }

  /// Dismisses the layer that an observer waits for, with those over it, if it is still up.
  fileprivate func withdrawLayer(of observer: any LayerObserver) {
    guard let index = observers.firstIndex(where: { $0 === observer }) else { return }
    let layer = gatedState.layers[index]
    perform { state in
      // A guard may have answered so late that another layer is there by now.
      guard index < state.layers.count, layer.isContinued(by: state.layers[index]) else { return }
      state.layers.removeSubrange(index...)
    }
  }
}

/// Finds the receiver of a result again when its task is cancelled, without keeping it.
@MainActor
private final class LayerTicket {
  weak var receiver: (any LayerObserver)?
}
