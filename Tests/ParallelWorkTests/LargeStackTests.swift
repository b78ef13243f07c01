import ParallelWork
import Testing

@Suite("Work on a large stack") struct LargeStackTests {
  /// The sum of the numbers up to one, with a frame of the stack for each.
  private static func sum(to number: Int) -> Int {
    number == 0 ? 0 : number + sum(to: number - 1)
  }

  @Test("It recurses deeper than on any other thread")
  func depth() async {
    // With at least 64 bytes a frame, more than the 8 MB of a main thread.
    #expect(await LargeStack.run { Self.sum(to: 400_000) } == 80_000_200_000)
  }

  @Test("Many run side by side, each with its own result")
  func many() async {
    let results = await withTaskGroup(of: Int.self) { group in
      for number in 0..<40 { group.addTask { await LargeStack.run { Self.sum(to: number) } } }
      return await group.reduce(into: Set<Int>()) { $0.insert($1) }
    }
    #expect(results == Set((0..<40).map { $0 * ($0 + 1) / 2 }))
  }
}
