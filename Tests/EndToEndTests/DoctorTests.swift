import Foundation
import TestSupport
import Testing

@Suite("Doctor in a folder") struct DoctorTests {
  private struct Diagnosis: Decodable, Equatable {
    var topic: String
    var status: String
    var finding: String
    var advice: String?
  }

  @Test("What is found can be read by programs, and changes nothing")
  func json() async throws {
    let baseline = try await Baseline()
    try baseline.folder.write("junk".utf8, to: "Snapshots/account.png")
    let before = try baseline.folder.files()
    let result = try await baseline.program.with(["PATH": "/nowhere"])("doctor", "--json")
    #expect(result.code == 1)
    #expect(result.errors == "")
    let found = try JSONDecoder().decode([Diagnosis].self, from: Data(result.output.utf8))
    #expect(
      found.first
        == Diagnosis(
          topic: "toolchain", status: "ok",
          finding: "no swift on PATH, which is needed only for building"))
    #expect(
      found.filter { $0.status == "problem" } == [
        Diagnosis(
          topic: "pictures", status: "problem",
          finding: "'account.png': it is not a PNG but text that starts with 'junk'",
          advice: "restore it or run 'screens record --update all'")
      ])
    #expect(try baseline.folder.files() == before)
  }

  @Test("An empty folder is warned of, which is no problem")
  func empty() async throws {
    let folder = try TemporaryFolder()
    let result = try await Program(in: folder)("doctor", "-q")
    #expect(
      result
        == Program.Result(
          code: 0,
          output: """
            warning  snapshots  there are none of Cookbook in 'Snapshots'
                     → run 'screens record' to store the first

            """))
    #expect(try folder.files().isEmpty)
  }
}
