import Harness
import Snapshots
import TestSupport
import Testing

@Suite("Workers") struct WorkerTests {
  private enum Many: IDList {
    static let ids = (1...12).map { "screen\($0)" }.reversed().map(\.self)
  }

  @Test(
    "Results come in the order of the manifest with the same files, whatever the number of workers",
    arguments: [2, 3, 8, 64])
  func order(workers: Int) async throws {
    let alone = try TemporaryFolder()
    let together = try TemporaryFolder()
    let source = SceneSource(Listed<Many>.self)
    let entries = try await TestRun(folder: together, source: source, workers: workers)(.render)
    #expect(entries.map(\.id) == Many.ids)
    _ = try await TestRun(folder: alone, source: source, workers: 1)(.render)
    #expect(try together.files() == alone.files())
    #expect(try together.files().count == 24)
  }

  @Test("Each screen is reported once, from any thread")
  func progress() async throws {
    let folder = try TemporaryFolder()
    let options = RunOptions(
      purpose: .verify, scale: 1, store: .init(folder: "\(folder.path)/Snapshots"),
      output: "\(folder.path)/out", workers: 4)
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    _ = try await ScreenRun(SceneSource(Listed<Many>.self), options: options)
      .run(onScreen: { continuation.yield() })
    continuation.finish()
    var count = 0
    for await _ in stream { count += 1 }
    #expect(count == 12)
  }
}
