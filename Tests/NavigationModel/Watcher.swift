import Observation

/// Observes what a closure reads, again after each change.
@MainActor
package final class Watcher {
  package private(set) var count = 0
  private let read: @MainActor () -> Void

  package init(_ read: @escaping @MainActor () -> Void) {
    self.read = read
  }

  package func watch() {
    withObservationTracking(read) { [weak self] in
      MainActor.assumeIsolated {
        self?.count += 1
        self?.watch()
      }
    }
  }
}

/// Runs code in the notification of a change, like an observer that navigates.
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
