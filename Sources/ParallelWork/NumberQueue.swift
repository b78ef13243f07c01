/// Hands out the numbers from 0 on, each once.
package actor NumberQueue: JobQueue {
  private let count: Int
  private var next = 0

  /// Creates a queue of so many numbers.
  package init(count: Int) { self.count = count }

  /// The next number; nil when there are none left, or the work was given up.
  package func take() -> Int? {
    guard next < count else { return nil }
    defer { next += 1 }
    return next
  }

  /// Hands out nothing more.
  package func giveUp() { next = count }
}
