/// What is to be told when a layer is dismissed.
@MainActor
protocol LayerObserver: AnyObject {
  /// Whether it still wants its layer to come up.
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
