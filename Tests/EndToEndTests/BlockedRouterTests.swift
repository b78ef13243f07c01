import Foundation
import TestSupport
import Testing

@Suite("Routers that block the main thread", .serialized) struct BlockedRouterTests {
  private let folder: TemporaryFolder
  private var program: Program

  init() throws {
    folder = try TemporaryFolder()
    program = Program(in: folder)
    program.path = BuildFolder.path + "DrivenApp"
  }

  private func message(_ work: String) -> String {
    "DrivenApp: the app's router blocked the main thread for 1.0 seconds while \(work); let it "
      + "suspend with 'await' instead of blocking, or allow more time with '--timeout'\n"
  }

  @Test(
    "The run ends with 2, names the screen, and keeps what it wrote before",
    .timeLimit(.minutes(10)), arguments: ["asleep", "endless"])
  func blocked(screen: String) async throws {
    let result = try await program(
      "render-all", "-j", "1", "--timeout", "1", "--scale", "1", "--filter",
      "{journal,photo,\(screen)}")
    #expect(result == Program.Result(code: 2, errors: message("it was driven to '\(screen)'")))
    #expect(
      try folder.files(in: ".screens").keys.sorted() == [
        "journal.txt", "journal~@1x.png", "last-run.unfinished", "photo.txt", "photo~@1x.png",
      ])
  }

  @Test(
    "Nothing is left of files that other threads write at that moment", .timeLimit(.minutes(10)))
  func unfinished() async throws {
    let result = try await program(
      "record", "--update", "all", "--timeout", "1", "--scale", "3", "-j", "4", "--filter",
      "{journal,photo,write,asleep}")
    #expect(result.code == 2)
    let files = try folder.files(in: "Snapshots")
    #expect(!files.keys.contains { $0.hasPrefix(".screens-") })
    for (name, bytes) in files where name.hasSuffix(".png") {
      #expect(bytes.suffix(8).starts(with: "IEND".utf8), "\(name)")
    }
  }

  @Test(
    "Every verb that drives the router ends like that", .timeLimit(.minutes(10)),
    arguments: [["show", "asleep"], ["list"], ["audit"], ["map", "-o", "map.svg"], ["export"]])
  func verbs(words: [String]) async throws {
    let result = try await program.run(words + ["--timeout", "1"])
    #expect(result.code == 2)
    #expect(result.errors.hasSuffix(message("it was driven to 'asleep'")))
    #expect(try folder.files().isEmpty)
  }

  @Test("A link that blocks the main thread ends the run, too", .timeLimit(.minutes(10)))
  func link() async throws {
    #expect(
      try await program("link", "journal://slow", "--timeout", "1")
        == Program.Result(code: 2, errors: message("it opened the link 'journal://slow'")))
    #expect(
      try await program("link", "journal://day").errors
        == "DrivenApp: 'journal://day' opens no screen: the app's router opens no links; give the "
        + "manifest a 'linkCodec', or implement 'open(link:codec:)' in the router\n")
  }

  @Test("A drive that suspends blocks nothing, and fails by itself", .timeLimit(.minutes(10)))
  func suspended() async throws {
    let result = try await program(
      "verify", "--timeout", "1", "--scale", "1", "--filter", "{slow,late,write}")
    #expect(result.errors == "")
    #expect(result.output.contains("failed     slow"))
    #expect(result.output.contains("failed     late"))
    #expect(result.output.contains("added      write"))
    let reached = try await program("show", "slow", "--timeout", "5")
    #expect(reached.code == 0)
  }
}
