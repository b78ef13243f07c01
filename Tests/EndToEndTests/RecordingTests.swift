import Foundation
import TestSupport
import Testing

@Suite("Recording, and where nothing is recorded") struct RecordingTests {
  @Test("Where CI is set nothing is recorded unless a flag says so")
  func continuousIntegration() async throws {
    let folder = try TemporaryFolder()
    let program = Program(in: folder).with(["CI": "1"])
    let refused = try await program("record", "account")
    #expect(refused.code == 1)
    #expect(
      refused.output == """
        added      account
          no snapshot at Snapshots/account.txt and Snapshots/account.png
          see .screens/failures/account.*
          accept with: screens accept account
        1 added

        """)
    #expect(try folder.files(in: "Snapshots").isEmpty)
    let recorded = try await program("record", "account", "--update", "missing")
    #expect(recorded == Program.Result(code: 0, output: "recorded   account\n1 recorded\n"))
    #expect(try folder.files(in: "Snapshots").keys.sorted() == ["account.png", "account.txt"])
  }

  @Test("Without a flag only what is missing is recorded, and a change still ends with 1")
  func missingOnly() async throws {
    let baseline = try await Baseline()
    try baseline.folder.write("other\n".utf8, to: "Snapshots/search.txt")
    try baseline.folder.remove("Snapshots/account.png")
    let result = try await baseline.record()
    #expect(result.code == 1)
    #expect(result.output.hasSuffix("1 unchanged, 1 changed, 1 recorded\n"))
    #expect(try baseline.folder.read("Snapshots/search.txt") == .init("other\n".utf8))
    #expect(
      try await baseline.record("changed")
        == Program.Result(
          code: 0,
          output: Baseline.text("recorded", "search") + Baseline.text("unchanged", "account")
            + Baseline.text("unchanged", "licenses") + "2 unchanged, 1 recorded\n"))
  }
}
