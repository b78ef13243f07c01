import Observation

/// Observes what a closure reads, anew after each change.
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
