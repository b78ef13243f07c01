/// A queue that returns each job once.
package protocol JobQueue<Job>: Sendable {
  /// A piece of work.
  associatedtype Job: Sendable
  /// The next job; nil if there are none left or the queue was cancelled.
  func take() async -> Job?
  /// Drops the remaining jobs.
  func cancel() async
}

/// Runs jobs on several tasks, each with its own tools.
package struct WorkerPool: Sendable {
  private let count: Int
  private let isInterrupted: @Sendable () -> Bool
  private let onJob: @Sendable () async -> Void

  /// Creates a pool.
  ///
  /// - Parameters:
  ///   - count: How many jobs run in parallel.
  ///   - isInterrupted: Called before each job, on any thread; once it returns true, no more jobs start.
  ///   - onJob: Called after each job, on any thread.
  package init(
    count: Int,
    isInterrupted: @escaping @Sendable () -> Bool,
    onJob: @escaping @Sendable () async -> Void
  ) {
    self.count = count
    self.isInterrupted = isInterrupted
    self.onJob = onJob
  }

  /// Runs all jobs of a queue.
  ///
  /// - Parameters:
  ///   - queue: The jobs.
  ///   - makeTools: Creates what one task works with, such as its buffers.
  ///   - work: Does one job.
  /// - Returns: The results of the jobs, in no particular order.
  /// - Throws: The error of the job that failed first; no jobs start after it.
  package func results<Job, Tools: ~Copyable, Output: Sendable, Failure: Error>(
    of queue: some JobQueue<Job>,
    tools makeTools: @escaping @Sendable () throws(Failure) -> Tools,
    work: @escaping @Sendable (Job, inout Tools) throws(Failure) -> Output
  ) async throws(Failure) -> [Output] {
    let found = await withTaskGroup(of: Result<[Output], Failure>.self) {
      group -> Result<[Output], Failure> in
      for _ in 0..<count {
        group.addTask { await empty(queue, tools: makeTools, work: work) }
      }
      var all: [Output] = []
      var failure: Failure?
      for await part in group {
        switch part {
        case .success(let more) where all.isEmpty: all = more
        case .success(let more): all += more
        case .failure(let error): failure = failure ?? error
        }
      }
      if let failure { return .failure(failure) }
      return .success(all)
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
      if isInterrupted() { await queue.cancel() }
    } catch {
      await queue.cancel()
      return .failure(error)
    }
    return .success(outputs)
  }
}

/// A queue of the numbers from 0.
package actor NumberQueue: JobQueue {
  private let count: Int
  private var next = 0

  /// Creates a queue with a count of numbers.
  package init(count: Int) { self.count = count }

  /// The next number; nil if there are none left or the queue was cancelled.
  package func take() -> Int? {
    guard next < count else { return nil }
    defer { next += 1 }
    return next
  }

  /// Drops the remaining jobs.
  package func cancel() { next = count }
}
