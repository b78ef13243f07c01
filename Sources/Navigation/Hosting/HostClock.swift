/// The clock of the code that talks to SwiftUI; tests replace it.
package struct HostClock {
  /// The current time.
  package var now: @MainActor () -> ContinuousClock.Instant
  /// Runs an action after a delay.
  package var after: @MainActor (Duration, @escaping @MainActor () -> Void) -> Void

  /// Creates a clock.
  package init(
    now: @escaping @MainActor () -> ContinuousClock.Instant,
    after: @escaping @MainActor (Duration, @escaping @MainActor () -> Void) -> Void
  ) {
    self.now = now
    self.after = after
  }

  /// The system's clock.
  static var system: Self {
    Self(
      now: { .now },
      after: { duration, action in
        Task { @MainActor in
          try? await Task.sleep(for: duration)
          action()
        }
      })
  }
}
