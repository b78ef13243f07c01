import Observation

/// Runs code in the notification of a change, as an observer may that navigates.
@MainActor
package final class Reaction {
  private let read: @MainActor () -> Void
  private let react: @MainActor () -> Void

  package init(_ read: @escaping @MainActor () -> Void, react: @escaping @MainActor () -> Void) {
    self.read = read
    self.react = react
  }

  /// Reacts to every change from now on.
  package func watch() {
    withObservationTracking(read) { [weak self] in
      MainActor.assumeIsolated {
        self?.react()
        self?.watch()
      }
    }
  }
}
