import Observation

/// Observes what a closure reads, anew after each change.
@MainActor
final class Watcher {
  private(set) var count = 0
  private let read: @MainActor () -> Void

  init(_ read: @escaping @MainActor () -> Void) {
    self.read = read
  }

  func watch() {
    withObservationTracking(read) { [weak self] in
      MainActor.assumeIsolated {
        self?.count += 1
        self?.watch()
      }
    }
  }
}
