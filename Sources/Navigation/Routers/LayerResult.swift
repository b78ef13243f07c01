/// Resumes the code that waits for a layer's result, exactly once.
@MainActor
final class LayerResult<Result: Sendable>: LayerObserver {
  private var continuation: CheckedContinuation<Result?, Never>?

  init(_ continuation: CheckedContinuation<Result?, Never>) {
    self.continuation = continuation
  }

  // A router can go while its layer is up; whoever waits must not wait for ever.
  deinit { continuation?.resume(returning: nil) }

  var isWaiting: Bool { continuation != nil }

  func resolve(_ result: Result?) {
    continuation?.resume(returning: result)
    continuation = nil
  }

  func layerWasDismissed() { resolve(nil) }
}

/// A layer's result whose type is known only when the value comes.
@MainActor
protocol ResultReceiver: LayerObserver {
  func receive(_ value: any Sendable)
}

extension LayerResult: ResultReceiver {
  func receive(_ value: any Sendable) { resolve(value as? Result) }
}
