/// What is to be told when a layer is dismissed.
@MainActor
protocol LayerObserver: AnyObject {
  func layerWasDismissed()
}

/// Runs an `onDismiss` closure.
@MainActor
final class DismissalAction: LayerObserver {
  private let action: Effect

  init(_ action: @escaping Effect) {
    self.action = action
  }

  func layerWasDismissed() { action() }
}
