import ParallelWork
import Testing

@Suite("Interrupted work") struct InterruptionTests {
  @Test("A pool that is interrupted starts no job, and drops those that are left")
  func interruption() async {
    let queue = NumberQueue(count: 9)
    let pool = WorkerPool(count: 2, isInterrupted: { true }, onJob: {})
    let results = await pool.results(of: queue) {
    } work: { number, _ in
      number
    }
    #expect(results.isEmpty)
    #expect(await queue.take() == nil)
  }
}
