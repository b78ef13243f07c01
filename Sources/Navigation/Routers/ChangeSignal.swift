import Observation

/// Notifies the observers of one part of a router.
///
/// The `@Observable` macro does the same, but builds the key paths of a generic class again at each access,
/// which was two thirds of the time of a visit. The key paths of this class are constants.
@MainActor
package final class ChangeSignal: Observable {
  private let registrar = ObservationRegistrar()
  // Only its key path is used.
  private var part: Void { () }

  package nonisolated init() {}

  /// Registers a read of the part.
  package func access() { registrar.access(self, keyPath: \.part) }

  /// Notifies observers that the part is about to change.
  func willChange() { registrar.willSet(self, keyPath: \.part) }

  /// Notifies observers that the part has changed.
  func didChange() { registrar.didSet(self, keyPath: \.part) }

  /// Runs a change between the two notifications.
  package func change(_ body: () -> Void) {
    willChange()
    body()
    didChange()
  }

  /// Notifies observers although nothing has changed, so that they read the part again.
  func refresh() { change {} }
}
