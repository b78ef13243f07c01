import Harness
import Reports
import Snapshots
import Testing

@Suite("Groups of a run") struct ReportGroupTests {
  private func groups(
    _ entries: [RunResult.Entry], shard: ReportedShard? = nil
  ) -> [[String]]? {
    let options = RunOptions(
      purpose: .verify, store: SnapshotStore(folder: "Snapshots"), output: ".screens", workers: 1)
    return Report(
      of: RunResult(entries: entries), ids: entries.map(\.id), options: options,
      toolVersion: "", shard: shard
    ) { $0 }.groups?.map(\.screens)
  }

  private let failures = [
    ("a", "not reached: signed out"), ("b", "not reached: a guard blocks it"),
    ("c", "not reached: signed out"),
  ].map { RunResult.Entry(id: $0, verdict: .failed(reason: $1)) }

  @Test("Screens that failed for the same reason are a group; in a shard, each is one")
  func failed() {
    #expect(groups(failures) == [["a", "c"]])
    let shard = ReportedShard(index: 1, count: 2)
    #expect(groups(failures, shard: shard) == [["a", "c"], ["b"]])
  }

  @Test("Changes that may differ, new and obsolete screens are no groups")
  func none() {
    let verdicts: [Verdict] = [
      .changed(SnapshotChange(meaning: ["x"])), .added(missing: [.text]), .obsolete, .unchanged,
      .moved(from: "old"),
    ]
    let entries = verdicts.enumerated().flatMap { index, verdict in
      ["a", "b"].map { RunResult.Entry(id: "\($0)\(index)", verdict: verdict) }
    }
    #expect(groups(entries) == nil)
    #expect(groups([]) == nil)
  }

  @Test("Findings have the places of their screens; those without a screen follow all screens")
  func orders() {
    let options = RunOptions(
      purpose: .verify, store: SnapshotStore(folder: "Snapshots"), output: ".screens", workers: 1)
    let entries = ["b", "d", "x", "y"].map { RunResult.Entry(id: $0, verdict: .obsolete) }
    let report = Report(
      of: RunResult(entries: entries), ids: ["a", "b", "c", "d", "e"], options: options,
      toolVersion: ""
    ) { $0 }
    #expect(report.screens.map(\.order) == [1, 3, 5, 6])
  }

  @Test("A finding is small, since those of all screens are in memory")
  func size() {
    #expect(MemoryLayout<RunResult.Entry>.stride <= 112)
  }
}
