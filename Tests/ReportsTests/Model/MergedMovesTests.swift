import Testing

@testable import Reports

@Suite("Moved snapshots of two shards") struct MergedMovesTests {
  @Test("The first screen takes the snapshot, and nothing is expected of the other any more")
  func firstTakes() throws {
    let expected = ReportedFile(role: .expected, kind: .text, path: "e.txt", digest: "e")
    let actual = ReportedFile(role: .actual, kind: .text, path: "a.txt", digest: "a")
    let reports = (0...1).map { order in
      Report(
        toolVersion: "1", manifest: ReportedManifest(ids: ["a", "b"]),
        shard: ReportedShard(index: order + 1, count: 2),
        screens: [
          ReportedScreen(
            id: ["a", "b"][order], order: order, title: "", verdict: .moved, movedFrom: "old",
            files: [actual, expected])
        ])
    }
    let merged = try Report.merged(reports)
    #expect(merged.screens.map(\.verdict) == [.moved, .added])
    #expect(merged.screens.map(\.movedFrom) == ["old", nil])
    #expect(merged.screens.map(\.files) == [[actual, expected], [actual]])
  }
}
