import ParallelWork
import Testing

@Suite("Work on a thread ahead") struct WorkAheadTests {
  /// Counts the jobs that one thread did.
  private final class Tools {
    var count = 0
    private let onEnd: () -> Void

    init(onEnd: @escaping () -> Void = {}) { self.onEnd = onEnd }

    deinit { onEnd() }
  }

  /// The sum of the numbers up to one, with a frame of the stack for each.
  private static func sum(to number: Int) -> Int {
    number == 0 ? 0 : number + sum(to: number - 1)
  }

  private static func numbered() -> WorkAhead<String, String> {
    WorkAhead {
      let tools = Tools()
      return { job in
        tools.count += 1
        return "\(job) \(tools.count)"
      }
    }
  }

  @Test("Results are in the order of the jobs, which share their tools")
  func order() {
    let work = Self.numbered()
    var taken: [String] = []
    work.add(["a", "b", "c"])
    taken.append(work.next())
    work.add([])
    work.add(["d"])
    for _ in 0..<3 { taken.append(work.next()) }
    work.add(["e"])
    taken.append(work.next())
    #expect(taken == ["a 1", "b 2", "c 3", "d 4", "e 5"])
  }

  @Test("Jobs are done while no result is asked for")
  func ahead() async {
    let (done, continuation) = AsyncStream.makeStream(of: Int.self)
    let work = WorkAhead<Int, Int> {
      { job in
        continuation.yield(job)
        return job * job
      }
    }
    work.add(Array(0..<200))
    var seen: [Int] = []
    for await job in done {
      seen.append(job)
      if seen.count == 200 { break }
    }
    #expect(seen == Array(0..<200))
    #expect((0..<200).map { _ in work.next() } == (0..<200).map { $0 * $0 })
  }

  @Test("Jobs recurse deeper than on any other thread")
  func depth() {
    let work = WorkAhead<Int, Int> { { Self.sum(to: $0) } }
    work.add([400_000])
    #expect(work.next() == 80_000_200_000)
  }

  @Test("Work whose results nobody takes ends, and frees its tools")
  func end() async {
    let (lives, life) = AsyncStream.makeStream(of: Int.self)
    do {
      let work = WorkAhead<Int, Int> {
        let tools = Tools(onEnd: { life.finish() })
        return { job in
          tools.count += 1
          life.yield(job)
          return tools.count
        }
      }
      work.add([7])
      for await job in lives {
        #expect(job == 7)
        break
      }
    }
    for await _ in lives { Issue.record("a job was done twice") }
  }
}
