/// A value of a router that SwiftUI reads and writes, as a pair of functions.
///
/// What a write means is fixed when the binding is made: SwiftUI keeps bindings and may write to them after the
/// router has moved on.
@MainActor
package struct RouterBinding<Value> {
  /// Reads the present value and observes it.
  package let get: @MainActor () -> Value
  /// Applies a value that a gesture or SwiftUI wrote.
  package let set: @MainActor (Value) -> Void

  /// Creates a binding.
  package init(
    get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void
  ) {
    self.get = get
    self.set = set
  }
}

/// The last write through a binding, which SwiftUI may repeat.
@MainActor
final class LastWrite<Value: Equatable> {
  private var value: Value?

  /// Notes a write.
  ///
  /// - Returns: Whether it differs from the write before it.
  func isNew(_ value: Value) -> Bool {
    guard self.value != value else { return false }
    self.value = value
    return true
  }
}
