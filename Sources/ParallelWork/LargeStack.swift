internal import CSupport

/// Runs work that recurses as deep as its input on a thread with a large stack.
///
/// The threads of Swift's tasks have 512 KB on Apple's systems. A page's tree of views may need several megabytes. The
/// thread is not Foundation's, which would bring 50 MB of ICU's data into the packaged tool.
package enum LargeStack {
  /// The size of the stack; only the part that is used takes memory.
  package static let bytes = 256 << 20

  /// Runs a function on a thread of its own and waits for its result without blocking the caller's thread.
  package static func run<Result: Sendable>(
    _ work: @escaping @Sendable () -> Result
  ) async -> Result {
    await withCheckedContinuation { continuation in
      let body = Body { continuation.resume(returning: work()) }
      if !start(body) { body.run() }
    }
  }

  /// Runs a function on a thread of its own, and returns at once.
  ///
  /// - Returns: Whether the system gave the thread.
  static func start(_ work: @escaping @Sendable () -> Void) -> Bool { start(Body(work)) }

  private static func start(_ body: Body) -> Bool {
    let retained = Unmanaged.passRetained(body)
    // A limit of the system may allow only a smaller one.
    for part in [1, 4, 16] {
      let hasStarted = cthread_start(
        { $0.map { Unmanaged<Body>.fromOpaque($0).takeRetainedValue().run() } },
        retained.toOpaque(), bytes / part)
      if hasStarted != 0 { return true }
    }
    retained.release()
    return false
  }

  /// What the thread runs.
  private final class Body: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }
}
