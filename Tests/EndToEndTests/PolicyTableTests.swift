import Foundation
import TestSupport
import Testing

@Suite("What each policy writes") struct PolicyTableTests {
  /// What a run finds.
  enum Finding: CaseIterable {
    case unchanged, changed, added, obsolete, moved, failed
  }

  /// What `--update` says; nil means nothing.
  static let policies = [nil, "none", "missing", "changed", "all"]

  /// What is there afterwards, and how the run ends.
  struct Outcome: Equatable {
    enum Snapshots {
      /// As before.
      case same
      /// As a recording of everything leaves it.
      case recorded
    }

    var snapshots: Snapshots
    var code: Int32
  }

  /// The table: for each finding, what comes of the policies none, missing, changed and all.
  static let table: [Finding: [String: Outcome]] = [
    .unchanged: row((.same, 0), (.same, 0), (.same, 0), (.same, 0)),
    .changed: row((.same, 1), (.same, 1), (.recorded, 0), (.recorded, 0)),
    .added: row((.same, 1), (.recorded, 0), (.same, 1), (.recorded, 0)),
    .obsolete: row((.same, 1), (.same, 1), (.same, 1), (.same, 1)),
    .moved: row((.same, 1), (.recorded, 0), (.same, 1), (.recorded, 0)),
    .failed: row((.same, 2), (.same, 2), (.same, 2), (.recorded, 0)),
  ]

  private static func row(
    _ none: (Outcome.Snapshots, Int32), _ missing: (Outcome.Snapshots, Int32),
    _ changed: (Outcome.Snapshots, Int32), _ all: (Outcome.Snapshots, Int32)
  ) -> [String: Outcome] {
    let pairs = [("none", none), ("missing", missing), ("changed", changed), ("all", all)]
    return Dictionary(
      uniqueKeysWithValues: pairs.map { ($0, Outcome(snapshots: $1.0, code: $1.1)) })
  }

  private static let flags = ["--filter", "{account,accountOld,accountGone}", "--scale", "1"]

  /// The snapshots of the screen, recorded once for all cases.
  private static let recorded = Task {
    let folder = try TemporaryFolder()
    let program = Program(in: folder)
    try #require(try await program.run(["record"] + flags).code == 0)
    return try folder.files(in: "Snapshots")
  }

  @Test(
    "Verify stores only what an option requests",
    arguments: Finding.allCases, policies)
  func verify(finding: Finding, policy: String?) async throws {
    for isCI in [false, true] {
      try await check("verify", finding, policy, isCI: isCI, effective: policy ?? "none")
    }
  }

  @Test(
    "Record stores what is missing, but in CI only what an option requests",
    arguments: Finding.allCases, policies)
  func record(finding: Finding, policy: String?) async throws {
    try await check("record", finding, policy, isCI: false, effective: policy ?? "missing")
    try await check("record", finding, policy, isCI: true, effective: policy ?? "none")
  }

  private func check(
    _ verb: String, _ finding: Finding, _ policy: String?, isCI: Bool, effective: String
  ) async throws {
    let recorded = try await Self.recorded.value
    let folder = try TemporaryFolder()
    let before = Self.disturbed(recorded, finding)
    try folder.makeFolder("Snapshots")
    for (name, bytes) in before { try folder.write(bytes, to: "Snapshots/\(name)") }
    let program = Program(in: folder).with(isCI ? ["CI": "true"] : [:])
    let result = try await program.run(
      [verb] + Self.flags + (policy.map { ["--update", $0] } ?? []))
    let after = try folder.files(in: "Snapshots")
    let expected = try #require(Self.table[finding]?[effective])
    #expect(result.code == expected.code, "CI \(isCI)")
    #expect(result.errors == "")
    switch expected.snapshots {
    case .same: #expect(after == before, "CI \(isCI)")
    case .recorded: #expect(after == recorded, "CI \(isCI)")
    }
  }

  /// The snapshots in the state in which a run finds what it is to find.
  private static func disturbed(
    _ recorded: [String: [UInt8]], _ finding: Finding
  ) -> [String: [UInt8]] {
    var files = recorded
    let text = String(decoding: recorded["account.txt"] ?? [], as: UTF8.self)
    switch finding {
    case .unchanged: break
    case .changed: files["account.txt"] = Array(text.replacing("Account", with: "Profile").utf8)
    case .added: files = [:]
    case .obsolete: files["accountGone.txt"] = Array("gone\n".utf8)
    case .moved:
      let moved = text.replacing("screen    account\n", with: "screen    accountOld\n")
      files = [
        "accountOld.txt": Array(moved.utf8),
        "accountOld~@1x.png": recorded["account~@1x.png", default: []],
      ]
    case .failed: files["account~@1x.png"] = Array("junk".utf8)
    }
    return files
  }
}
