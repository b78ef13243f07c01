import Foundation
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@Suite("Runs that did not finish", .serialized) struct UnfinishedRunTests {
  private let folder: TemporaryFolder
  private var program: Program { Program(in: folder) }

  private static let sentence =
    "screens: the last run into '.screens' did not finish; run 'screens verify' again, with its options\n"

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Kills a run over all screens when its first picture is there, after a whole one over another screen.
  private func killRun() async throws {
    #expect(try await program("render", "account").code == 1)
    // A shell waits for the picture, since a busy test process may look too late.
    let killed = try await program.shell(
      #"""
      "$0" render-all -j 1 --scale 3 & process=$!
      while [ ! -e '.screens/recipeList~@3x.png' ]; do sleep 0.01; done
      kill -9 $process
      wait $process
      """#)
    #expect(killed.code == 128 + SIGKILL)
  }

  @Test(
    "Verbs that use the last run refuse a killed one", .timeLimit(.minutes(10)),
    arguments: [
      "report", "accept", "review", "verify --last-failed", "merge .screens --output all",
    ])
  func refused(words: String) async throws {
    try await killRun()
    let result = try await program.run(words.split(separator: " ").map(String.init))
    #expect(result == Program.Result(code: 2, errors: Self.sentence))
    #expect(try !folder.contents().contains("Snapshots"))
  }

  @Test("The next run that finishes is used again", .timeLimit(.minutes(10)))
  func next() async throws {
    try await killRun()
    let run = try await program("verify", "--filter", "settings")
    #expect(run.code == 1)
    let report = try await program("report")
    #expect(report == Program.Result(code: 0, output: run.output))
    #expect(try !folder.contents().contains { $0.hasSuffix(".unfinished") })
  }

  @Test("A run that could not write refuses the earlier result, too", .enabled(if: Disk.canMount))
  func failed() async throws {
    let result = try await program.shell(
      Disk.script(
        """
        "$0" verify -q --filter settings --output Snapshots/out >first
        dd if=/dev/zero of=disk/filler bs=1024 2>dd.log
        "$0" render settings --output Snapshots/out >second 2>errors
        "$0" report --output Snapshots/out
        """.replacing("mv Snapshots", with: "mkdir Snapshots; mv Snapshots")))
    #expect(result.code == 2)
    #expect(result.output == "")
  }

  @Test("A run with invalid options leaves the result of the last one")
  func invalid() async throws {
    let run = try await program("verify", "--filter", "settings")
    #expect(try await program("verify", "--snapshots", "x", "--output", "x").code == 2)
    #expect(try await program("verify", "--filter", "none").code == 64)
    #expect(try await program("report") == Program.Result(code: 0, output: run.output))
  }
}
