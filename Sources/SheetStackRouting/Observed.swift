import Navigation

/// A part of a router that is observed separately from the other parts.
///
/// The `@Observable` macro would observe the pages of all tabs as one property. It may also skip
/// the notification when a new value equals the old one, and two equal sheets can differ in what
/// they show.
@MainActor
final class Observed<Value> {
  private let signal = ChangeSignal()
  private var stored: Value

  init(_ value: Value) { stored = value }

  /// The value, each write of which notifies observers.
  var value: Value {
    get {
      signal.access()
      return stored
    }
    set {
      // The old value lives until the change is over: what goes with it may read the router as it goes.
      var value = newValue
      change { swap(&$0, &value) }
    }
  }

  /// Changes the value in place and notifies observers.
  func change(_ body: (inout Value) -> Void) {
    signal.change { body(&stored) }
  }
}

extension Observed where Value: Equatable {
  /// Stores a value, and notifies observers only if it is not equal to the old one.
  func select(_ newValue: Value) {
    if newValue == stored { stored = newValue } else { value = newValue }
  }
}
