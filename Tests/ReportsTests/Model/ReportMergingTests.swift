import Files
import Snapshots
import Testing

@testable import Reports

@Suite("Merging") struct ReportMergingTests {
  /// The reports of the shards of a run; each lists the obsolete snapshots as well.
  private func shards(of report: Report, count: Int) -> [Report] {
    (1...count).map { index in
      var part = report
      part.shard = ReportedShard(index: index, count: count)
      part.screens = report.screens.filter {
        $0.verdict == .obsolete || $0.order % count == index - 1
      }
      return part
    }
  }

  @Test("Shards in any order give the report of the whole run", arguments: 1...7)
  func whole(count: Int) throws {
    let reports = shards(of: Samples.everyVerdict.report, count: count)
    #expect(try Report.merged(reports) == Samples.everyVerdict.report)
    #expect(try Report.merged(reports.reversed()) == Samples.everyVerdict.report)
  }

  @Test("A report of a whole run is unchanged")
  func single() throws {
    #expect(try Report.merged([Samples.everyVerdict.report]) == Samples.everyVerdict.report)
  }

  @Test("Groups are joined across shards, and one of a single screen is none", arguments: 1...7)
  func groups(count: Int) throws {
    var report = Samples.grouped.report
    report.groups?[0].acceptCommand = nil
    let reports = shards(of: report, count: count).map { shard in
      var shard = shard
      let ids = Set(shard.screens.map(\.id))
      shard.groups = report.groups?.map { group in
        var group = group
        group.screens.removeAll { !ids.contains($0) }
        return group
      }.filter { !$0.screens.isEmpty }
      if ids.contains("other") {
        shard.groups?.append(ReportedGroup(digest: "c", meaning: [], screens: ["other"]))
      }
      return shard
    }
    #expect(try Report.merged(reports) == report)
    #expect(try Report.merged(reports.reversed()) == report)
  }

  @Test("A title that one shard has cut off becomes the full one of another shard")
  func fullTitles() throws {
    var reports = shards(of: Samples.grouped.report, count: 2)
    let ids = ["home", "search"]
    let renames = [TabRename("Notif…", "Activ…"), TabRename("Notifications", "Activity")]
    for (index, id) in ids.enumerated() {
      reports[index].groups = [
        ReportedGroup(digest: "a", renamedTabs: [renames[index]], meaning: ["+ B"], screens: [id])
      ]
    }
    #expect(
      try Report.merged(reports).groups == [
        ReportedGroup(digest: "a", renamedTabs: [renames[1]], meaning: ["+ B"], screens: ids)
      ])
    reports[1].groups?[0].renamedTabs = [TabRename("Notifications", "Inbox")]
    #expect(try Report.merged(reports).groups == nil)
  }

  @Test("Obsolete snapshots are listed once, by id")
  func obsolete() throws {
    let gone = ["b", "a", "a"].map {
      ReportedScreen(id: $0, order: 9, title: $0, verdict: .obsolete)
    }
    var reports = shards(of: Samples.report(["x"], []), count: 2)
    reports[0].screens = [gone[0], gone[1]]
    reports[1].screens = [gone[2]]
    let merged = try Report.merged(reports).screens
    #expect(merged.map(\.id) == ["a", "b"])
    #expect(merged.map(\.order) == [1, 2])
  }

  @Test("A moved snapshot is no longer obsolete, and belongs to the first screen that claims it")
  func moved() throws {
    var reports = shards(of: Samples.report(["x", "y"], []), count: 2)
    reports[0].screens = [
      ReportedScreen(id: "y", order: 1, title: "Y", verdict: .moved, movedFrom: "old")
    ]
    reports[1].screens = [
      ReportedScreen(id: "x", order: 0, title: "X", verdict: .moved, movedFrom: "old"),
      ReportedScreen(id: "old", order: 2, title: "old", verdict: .obsolete),
    ]
    let merged = try Report.merged(reports).screens
    #expect(merged.map(\.id) == ["x", "y"])
    #expect(merged.map(\.verdict) == [.moved, .added])
    #expect(merged.map(\.movedFrom) == ["old", nil])
  }

  /// A change that makes two valid shards invalid.
  struct Damage: CustomTestStringConvertible, Sendable {
    var error: ReportMergingError
    var message: String
    var spoil: @Sendable (inout [Report]) -> Void
    var testDescription: String { message }
  }

  static let first = ReportedShard(index: 1, count: 2)
  static let second = ReportedShard(index: 2, count: 2)

  static let damages: [Damage] = [
    Damage(error: .nothing, message: "there are no reports to merge") { $0 = [] },
    Damage(error: .notAShard(position: 1), message: "report 2 is not of a shard") {
      $0[1].shard = nil
    },
    Damage(
      error: .differentCounts(2, 3),
      message: "the reports are of different runs: one has 2 shards, another 3"
    ) { $0[1].shard?.count = 3 },
    Damage(
      error: .unknownShard(ReportedShard(index: 3, count: 2)), message: "there is no shard 3/2"
    ) { $0[1].shard?.index = 3 },
    Damage(error: .duplicate(first), message: "two reports are of shard 1/2") { $0[1] = $0[0] },
    Damage(error: .incomplete(second), message: "shard 2/2 was interrupted; run it again") {
      $0[1].isComplete = false
    },
    Damage(error: .missing([2], count: 2), message: "no report of shard 2/2") {
      $0.removeLast()
    },
    Damage(error: .missing([2, 3], count: 3), message: "no report of shards 2/3, 3/3") {
      $0.removeLast()
      $0[0].shard?.count = 3
    },
    Damage(
      error: .differentManifests(first, second),
      message: "shards 1/2 and 2/2 ran over different screens; run both from the same commit"
    ) { $0[1].manifest = ReportedManifest(ids: ["other"]) },
    Damage(
      error: .differentVariants(first, second),
      message: "shards 1/2 and 2/2 drew in different variants"
    ) { $0[1].variant.scale = 3 },
    Damage(
      error: .differentTools(first, second),
      message: "shards 1/2 and 2/2 were run by different versions of screens"
    ) { $0[1].toolVersion = "2" },
    Damage(
      error: .duplicateScreen("unchanged"), message: "two shards contain the screen 'unchanged'"
    ) { $0[1].screens.append($0[0].screens[0]) },
  ]

  @Test("Shards that do not belong together are rejected", arguments: damages)
  func refused(damage: Damage) {
    var reports = shards(of: Samples.everyVerdict.report, count: 2)
    damage.spoil(&reports)
    #expect(throws: damage.error) { try Report.merged(reports) }
    #expect(damage.error.description == damage.message)
  }
}

@Suite("Moved snapshots of two shards") struct MergedMovesTests {
  @Test("The first screen gets the snapshot, and the other has no expected files any more")
  func firstTakes() throws {
    func file(_ role: ReportedFile.Role, _ path: String) -> ReportedFile {
      ReportedFile(
        role: role, kind: .text, path: path, digest: ContentDigest(of: path.utf8))
    }
    let (expected, actual) = (file(.expected, "e.txt"), file(.actual, "a.txt"))
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
