import ParallelWork
import Synchronization
import Testing

@Suite struct WorkerPoolTests {
  private struct Broken: Error, Equatable {
    var job: Int
  }

  private func pool(
    _ count: Int, isInterrupted: @escaping @Sendable () -> Bool = { false },
    onJob: @escaping @Sendable () async -> Void = {}
  ) -> WorkerPool {
    WorkerPool(count: count, isInterrupted: isInterrupted, onJob: onJob)
  }

  @Test("Each piece of work is done once, by any number of workers", arguments: [1, 2, 7, 200])
  func once(workers: Int) async {
    let calls = Atomic(0)
    let found = await pool(workers, onJob: { calls.add(1, ordering: .relaxed) }).results(
      of: NumberQueue(count: 100), tools: { 3 }, work: { job, tools in job * tools })
    #expect(found.sorted() == (0..<100).map { $0 * 3 })
    #expect(calls.load(ordering: .relaxed) == 100)
  }

  @Test("Tools belong to one worker and keep what they have")
  func tools() async {
    let found = await pool(1).results(of: NumberQueue(count: 5), tools: { [Int]() }) {
      (job: Int, seen: inout [Int]) -> Int in
      seen.append(job)
      return seen.count
    }
    #expect(found == [1, 2, 3, 4, 5])
  }

  @Test("After a failure nothing more is begun, and its error is thrown")
  func failure() async {
    let queue = NumberQueue(count: 100)
    await #expect(throws: Broken(job: 3)) {
      try await pool(1).results(of: queue, tools: { () throws(Broken) -> Int in 0 }) {
        (job: Int, _: inout Int) throws(Broken) -> Int in
        if job == 3 { throw Broken(job: job) }
        return job
      }
    }
    #expect(await queue.take() == nil)
  }

  @Test("Tools that cannot be made end the work")
  func noTools() async {
    await #expect(throws: Broken(job: -1)) {
      try await pool(2).results(
        of: NumberQueue(count: 3), tools: { () throws(Broken) -> Int in throw Broken(job: -1) }
      ) { (job: Int, _: inout Int) throws(Broken) -> Int in job }
    }
  }

  @Test("An interruption skips the remaining work, and the finished results are returned")
  func interruption() async {
    let done = Atomic(0)
    let interrupted = pool(
      1, isInterrupted: { done.load(ordering: .relaxed) == 4 },
      onJob: { done.add(1, ordering: .relaxed) })
    let found = await interrupted.results(
      of: NumberQueue(count: 100), tools: { 0 }, work: { job, _ in job })
    #expect(found == [0, 1, 2, 3])
  }
}
