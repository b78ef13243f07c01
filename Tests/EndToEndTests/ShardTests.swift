import Foundation
import TestSupport
import Testing

@Suite("Shards") struct ShardTests {
  private static let kinds = ["list", "dot", "json", "junit", "github", "markdown", "html"]
  private static let flags = [
    "--filter", "{search*,account,licenses,shoppingList*,oldList,gone}", "--scale", "1",
  ]

  /// A folder in which a run finds something of every verdict.
  private func disturbed() async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let program = Program(in: folder)
    try #require(try await program.run(["record"] + Self.flags).code == 0)
    let text = String(decoding: try folder.read("Snapshots/account.txt"), as: UTF8.self)
    try folder.write(
      text.replacing("Account", with: "Profile").utf8, to: "Snapshots/account.txt")
    try folder.remove("Snapshots/search.txt")
    try folder.remove("Snapshots/search~@1x.png")
    try folder.write("junk".utf8, to: "Snapshots/licenses~@1x.png")
    let list = String(decoding: try folder.read("Snapshots/shoppingList.txt"), as: UTF8.self)
    try folder.write(
      list.replacing("screen    shoppingList\n", with: "screen    oldList\n").utf8,
      to: "Snapshots/oldList.txt")
    try folder.write(
      try folder.read("Snapshots/shoppingList~@1x.png"), to: "Snapshots/oldList~@1x.png")
    try folder.remove("Snapshots/shoppingList.txt")
    try folder.remove("Snapshots/shoppingList~@1x.png")
    try folder.write("".utf8, to: "Snapshots/gone.txt")
    return folder
  }

  private static var reporters: [String] {
    kinds.flatMap { ["--reporter", "\($0):reports/\($0)"] }
  }

  /// All that a run leaves beside the snapshots, and how it ended.
  private struct Left: Equatable {
    var code: Int32
    var reports: [String: [UInt8]]
    var output: [String: [UInt8]]
  }

  private func left(_ code: Int32, in folder: TemporaryFolder) throws -> Left {
    defer {
      try? folder.remove("reports")
      try? folder.remove(".screens")
    }
    return Left(
      code: code, reports: try folder.files(in: "reports"),
      output: try folder.files(in: ".screens"))
  }

  /// Runs the shards as processes side by side, then joins them.
  private func split(into count: Int, in folder: TemporaryFolder) async throws -> Left {
    let program = Program(in: folder)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for index in 1...count {
        group.addTask {
          _ = try await program.run(
            ["verify", "--shard", "\(index)/\(count)", "--output", "s\(index)"] + Self.flags)
        }
      }
      try await group.waitForAll()
    }
    let folders = (1...count).reversed().map { $0 % 2 == 0 ? "s\($0)" : "s\($0)/last-run.json" }
    let merged = try await program.run(["merge"] + folders + Self.reporters)
    #expect(merged.output == "")
    return try left(merged.code, in: folder)
  }

  @Test("Every report is the same bytes on every run and for every split")
  func sameBytes() async throws {
    let folder = try await disturbed()
    let program = Program(in: folder)
    var whole: Left?
    for jobs in ["1", "7"] {
      let run = try await program.run(["verify", "-j", jobs] + Self.flags + Self.reporters)
      let found = try left(run.code, in: folder)
      #expect(found == whole ?? found)
      whole = found
    }
    let expected = try #require(whole)
    #expect(expected.code == 2)
    #expect(expected.reports.keys.sorted() == Self.kinds.sorted())
    let list = String(decoding: expected.reports["list"] ?? [], as: UTF8.self)
    #expect(list.contains("1 changed, 1 added, 1 obsolete, 1 moved, 1 failed\n"))
    for count in [1, 2, 3, 5] {
      let merged = try await split(into: count, in: folder)
      #expect(merged.code == expected.code, "\(count) shards")
      for kind in Self.kinds {
        #expect(merged.reports[kind] == expected.reports[kind], "\(kind) of \(count) shards")
      }
      #expect(merged.output == expected.output, "\(count) shards")
    }
  }

  @Test("What shards found can be accepted where they were joined")
  func acceptance() async throws {
    let folder = try await disturbed()
    let program = Program(in: folder)
    for index in ["0", "1"] {
      let variables = ["CIRCLE_NODE_INDEX": index, "CIRCLE_NODE_TOTAL": "2"]
      _ = try await program.with(variables).run(
        ["verify", "--shard", "auto", "-o", "s\(index)"] + Self.flags)
    }
    #expect(try await program("merge", "s0", "s1").code == 2)
    #expect(
      try await program("accept", "-q") == Program.Result(code: 0, output: ""))
    #expect(try await program("prune").output == "removed  Snapshots/gone.txt\n")
    #expect(try await program.run(["verify", "-q"] + Self.flags) == Program.Result(code: 0))
  }

  @Test("A missing shard, one that comes twice, and other screens end the merge with 2")
  func refuses() async throws {
    let folder = try TemporaryFolder()
    let program = Program(in: folder)
    for index in 1...2 {
      _ = try await program.run(
        ["verify", "--shard", "\(index)/2", "-o", "s\(index)", "--filter", "account"])
    }
    func errors(_ operands: String...) async throws -> String {
      let result = try await program.run(["merge"] + operands)
      #expect(result.code == 2)
      #expect(result.output == "")
      return result.errors
    }
    #expect(try await errors("s1") == "screens: no report of shard 2/2\n")
    #expect(try await errors("s1", "s1", "s2") == "screens: two reports are of shard 1/2\n")
    #expect(
      try await errors("s1", "s3")
        == "screens: there is no last run at 's3/last-run.json'; run 'screens verify' first\n")
    let report = String(decoding: try folder.read("s2/last-run.json"), as: UTF8.self)
    // The first is that of the manifest.
    let other = report.replacing("\"digest\" : \"", with: "\"digest\" : \"0", maxReplacements: 1)
    try folder.write(other.utf8, to: "s2/last-run.json")
    #expect(
      try await errors("s1", "s2")
        == "screens: shards 1/2 and 2/2 ran over different screens; run both from the same commit\n"
    )
  }

  @Test("A shard for which no screen is left is fine")
  func emptyShard() async throws {
    let folder = try TemporaryFolder()
    let program = Program(in: folder)
    let flags = ["--filter", "account", "--scale", "1"]
    _ = try await program.run(["record"] + flags)
    let result = try await program.run(["verify", "--shard", "2/2"] + flags)
    #expect(result == Program.Result(code: 0, output: "no screens\n"))
  }
}
