extension StackNavigating {
  /// Presents a layer and waits for its result.
  ///
  /// A cancelled task stops waiting: its layer and the layers over it are dismissed, or it is not presented.
  ///
  /// - Parameters:
  ///   - item: What the layer shows.
  ///   - style: How it covers the content beneath it.
  ///   - type: The type of the result, which the layer returns through `dismiss(returning:)`.
  /// - Returns: The result; nil if the layer was dismissed without a result, was not presented, or the task
  ///   was cancelled.
  public func present<Result: Sendable>(
    _ item: Sheet, style: PresentationStyle = .sheet, returning type: Result.Type
  ) async -> Result? {
    guard !Task.isCancelled else { return nil }
    let stack = activeStack
    let ticket = LayerTicket()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // Nothing else retains the receiver: if the layer is not presented, it is freed and resumes with nil.
        let receiver = LayerResult<Result>(continuation)
        ticket.receiver = receiver
        stack.present(PresentedLayer(item, style: style), observer: receiver)
      }
    } onCancel: { [weak stack] in
      // Cancellation comes from any thread; the task lets the main actor finish its current work first.
      Task { @MainActor [weak stack] in
        guard let receiver = ticket.receiver else { return }
        stack?.withdrawLayer(of: receiver)
        receiver.layerWasDismissed()
      }
    }
  }

  /// Dismisses the top layer and gives its presenter a result.
  ///
  /// - Parameter result: The result; the presenter receives nil if it waits for another type.
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

  /// Dismisses the layer that an observer waits for, and the layers over it, if it is still presented.
  fileprivate func withdrawLayer(of observer: any LayerObserver) {
    guard let id = place.slot.presentation(of: observer) else { return }
    perform { state in
      guard let index = state.layers.firstIndex(where: { $0.id == id }) else { return }
      state.layers.removeSubrange(index...)
    }
  }
}

/// A weak reference to the receiver of a result, for when its task is cancelled.
@MainActor
private final class LayerTicket {
  weak var receiver: (any LayerObserver)?
}

/// Resumes the code that waits for a layer's result, exactly once.
@MainActor
final class LayerResult<Result: Sendable>: LayerObserver {
  private var continuation: CheckedContinuation<Result?, Never>?

  init(_ continuation: CheckedContinuation<Result?, Never>) {
    self.continuation = continuation
  }

  // A router can be freed while its layer is presented; the waiting code must not wait forever.
  deinit { continuation?.resume(returning: nil) }

  var isWaiting: Bool { continuation != nil }

  func resolve(_ result: Result?) {
    continuation?.resume(returning: result)
    continuation = nil
  }

  func layerWasDismissed() { resolve(nil) }
}

/// Receives a layer's result whose type is known only at run time.
@MainActor
protocol ResultReceiver: LayerObserver {
  func receive(_ value: any Sendable)
}

extension LayerResult: ResultReceiver {
  func receive(_ value: any Sendable) { resolve(value as? Result) }
}

/// Is notified when a layer is dismissed.
@MainActor
protocol LayerObserver: AnyObject {
  /// Whether the layer should still be presented.
  var isWaiting: Bool { get }

  func layerWasDismissed()
}

/// Runs an `onDismiss` closure.
@MainActor
final class DismissalAction: LayerObserver {
  let isWaiting = true
  private let action: Effect

  init(_ action: @escaping Effect) {
    self.action = action
  }

  func layerWasDismissed() { action() }
}
