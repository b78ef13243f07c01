import CSupport

/// A value that several threads use, one at a time.
///
/// Unchecked, because the compiler cannot see that the lock protects the value.
package final class Guarded<Value>: @unchecked Sendable {
  private let lock = cthread_lock_create()
  private var value: Value

  /// Creates a guarded value.
  package init(_ value: sending Value) {
    self.value = value
  }

  deinit { cthread_lock_free(lock) }

  /// Uses the value; other threads wait until the function returns.
  package func use<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    cthread_lock_take(lock)
    defer { cthread_lock_release(lock) }
    return try body(&value)
  }
}
