/// Hands out pieces of work, each once.
package protocol JobQueue<Job>: Sendable {
  /// A piece of work.
  associatedtype Job: Sendable
  /// The next piece; nil when there are none left, or the work was given up.
  func take() async -> Job?
  /// Hands out nothing more.
  func giveUp() async
}

/// Does pieces of work on several tasks, each with tools of its own.
package struct WorkerPool: Sendable {
  private let count: Int
  private let isInterrupted: @Sendable () -> Bool
  private let onJob: @Sendable () async -> Void

  /// Creates a pool.
  ///
  /// - Parameters:
  ///   - count: How many pieces of work are done at a time.
  ///   - isInterrupted: Asked before each piece of work, on any thread; once it says yes, no more
  ///     are begun.
  ///   - onJob: Called after each piece of work, on any thread.
  package init(
    count: Int,
    isInterrupted: @escaping @Sendable () -> Bool,
    onJob: @escaping @Sendable () async -> Void
  ) {
    self.count = count
    self.isInterrupted = isInterrupted
    self.onJob = onJob
  }

  /// Empties a queue.
  ///
  /// - Parameters:
  ///   - queue: The work.
  ///   - makeTools: Makes what one task works with, such as its buffers.
  ///   - work: Does one piece of work.
  /// - Returns: What came of the pieces, in no particular order.
  /// - Throws: The error of the piece that failed first; no more are begun after it.
  package func results<Job, Tools: ~Copyable, Output: Sendable, Failure: Error>(
    of queue: some JobQueue<Job>,
    tools makeTools: @escaping @Sendable () throws(Failure) -> Tools,
    work: @escaping @Sendable (Job, inout Tools) throws(Failure) -> Output
  ) async throws(Failure) -> [Output] {
    let found = await withTaskGroup(of: Result<[Output], Failure>.self) { group in
      for _ in 0..<count {
        group.addTask { await empty(queue, tools: makeTools, work: work) }
      }
      var found: Result<[Output], Failure> = .success([])
      for await part in group {
        switch (found, part) {
        case (.success(let all), .success(let more)): found = .success(all + more)
        case (.success, .failure): found = part
        case (.failure, _): break
        }
      }
      return found
    }
    return try found.get()
  }

  private func empty<Job, Tools: ~Copyable, Output: Sendable, Failure: Error>(
    _ queue: some JobQueue<Job>,
    tools makeTools: @Sendable () throws(Failure) -> Tools,
    work: @Sendable (Job, inout Tools) throws(Failure) -> Output
  ) async -> Result<[Output], Failure> {
    var outputs: [Output] = []
    do throws(Failure) {
      var tools = try makeTools()
      while !isInterrupted(), let job = await queue.take() {
        outputs.append(try work(job, &tools))
        await onJob()
      }
    } catch {
      await queue.giveUp()
      return .failure(error)
    }
    return .success(outputs)
  }
}

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
