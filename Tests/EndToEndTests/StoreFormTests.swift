import Foundation
import TestSupport
import Testing

@Suite("Snapshots in a small repository") struct StoreFormTests {
  private let folder: TemporaryFolder
  private let tool: Program

  init() async throws {
    folder = try TemporaryFolder()
    tool = Program(in: folder)
    let result = try await tool("record", "a*", "--store", "text", "--scale", "1", "--quiet")
    #expect(result == Program.Result(code: 0))
  }

  @Test("Texts and one file of digests are stored, and verifying needs no flag")
  func recorded() async throws {
    #expect(
      try folder.files(in: "Snapshots").keys.sorted() == [
        "account.txt", "appearance.txt", "askTheCook.txt", "digests.txt",
      ])
    let result = try await tool("verify", "--filter", "a*", "--scale", "1")
    #expect(result.code == 0)
    #expect(result.output.hasSuffix("3 unchanged\n"))
  }

  @Test("A picture that an earlier run could not remove is removed by the next recording")
  func leftover() async throws {
    try folder.write([1], to: "Snapshots/account~@1x.png")
    let result = try await tool("record", "a*", "--store", "text", "--scale", "1", "--quiet")
    #expect(result == Program.Result(code: 0))
    #expect(try folder.files(in: "Snapshots")["account~@1x.png"] == nil)
  }

  @Test("A digest that differs fails, and accepting stores the new one")
  func changed() async throws {
    let good = try folder.read("Snapshots/digests.txt")
    try folder.write(
      String(decoding: good, as: UTF8.self)
        .replacing(/[0-9a-f]{64}/, maxReplacements: 1) { _ in String(repeating: "0", count: 64) }
        .utf8, to: "Snapshots/digests.txt")
    let result = try await tool("verify", "--filter", "a*", "--scale", "1")
    #expect(result.code == 1)
    #expect(
      result.output.contains(
        "picture: the pixels differ; the expected picture is not available, only its digest is stored\n"
      ))
    #expect(try await tool("accept", "account").code == 0)
    #expect(try folder.read("Snapshots/digests.txt") == good)
    #expect(try !folder.files(in: "Snapshots").keys.contains { $0.hasSuffix(".png") })
  }

  @Test("The digest of a screen that is gone is pruned")
  func pruned() async throws {
    let good = try folder.read("Snapshots/digests.txt")
    let weed = "weed\tstandard\t1x1\t" + String(repeating: "0", count: 64) + "\n"
    try folder.write(Array(good) + Array(weed.utf8), to: "Snapshots/digests.txt")
    #expect(
      try await tool("prune", "--check")
        == Program.Result(code: 1, output: "obsolete  Snapshots/digests.txt: weed\n"))
    #expect(
      try await tool("prune")
        == Program.Result(code: 0, output: "removed  Snapshots/digests.txt: weed\n"))
    #expect(try folder.read("Snapshots/digests.txt") == good)
  }

  @Test("One record goes back to pictures")
  func switched() async throws {
    let result = try await tool(
      "record", "a*", "--store", "both", "--update", "all", "--scale", "1", "--quiet")
    #expect(result == Program.Result(code: 0))
    #expect(
      try folder.files(in: "Snapshots").keys.sorted() == [
        "account.txt", "account~@1x.png", "appearance.txt", "appearance~@1x.png", "askTheCook.txt",
        "askTheCook~@1x.png",
      ])
  }

  @Test("Pictures from elsewhere are compared by name, against digests too")
  func actual() async throws {
    #expect(
      try await tool("render", "a*", "--scale", "1", "--output", "drawn", "--no-frame").code == 1)
    let files = try folder.files(in: "drawn")
    for id in ["account", "appearance"] {
      try folder.write(try #require(files["\(id)~@1x.png"]), to: "simulator/\(id).png")
    }
    let result = try await tool(
      "verify", "--filter", "a*", "--scale", "1", "--actual", "simulator")
    #expect(result.code == 2)
    #expect(result.output.contains("  no picture at 'simulator/askTheCook.png'\n"))
    #expect(result.output.hasSuffix("2 changed, 1 failed\n"))
    #expect(try await tool("accept", "account").code == 0)
    #expect(
      try await tool("verify", "--filter", "account", "--scale", "1", "--actual", "simulator").code
        == 0)
  }
}
