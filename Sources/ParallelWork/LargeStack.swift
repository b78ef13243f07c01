import Foundation

/// Runs work that recurses as deep as its input on a thread with a large stack.
///
/// The threads of Swift's tasks have 512 KB on Apple's systems. A page's tree of views may need several megabytes.
package enum LargeStack {
  /// The size of the stack; only the part that is used takes memory.
  package static let bytes = 256 << 20

  /// Runs a function on a thread of its own and waits for its result without blocking the caller's thread.
  package static func run<Result: Sendable>(
    _ work: @escaping @Sendable () -> Result
  ) async -> Result {
    await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: work()) }
      thread.stackSize = bytes
      thread.start()
    }
  }
}
