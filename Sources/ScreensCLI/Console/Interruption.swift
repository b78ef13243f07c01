import CSupport

/// How a person at the keyboard asks work to end before it is done.
package struct Interruption: Sendable {
  /// From here on the first interrupt only asks the work to end; the next one ends the process.
  let begin: @Sendable () -> Void
  /// Whether an interrupt came since.
  let isRequested: @Sendable () -> Bool

  /// Nobody asks.
  package static let never = Interruption(begin: {}, isRequested: { false })

  /// The interrupts of this process.
  static let ofProcess = Interruption(
    begin: { cinterrupt_begin_graceful_work() },
    isRequested: { cinterrupt_is_requested() })
}
