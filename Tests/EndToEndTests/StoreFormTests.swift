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

  @Test("The snapshots of another app are not pruned, and 'doctor' asks for their app")
  func foreign() async throws {
    let other = try TemporaryFolder()
    try other.write("a page\n".utf8, to: "Snapshots/tab.feed.txt")
    try other.write("a question\n".utf8, to: "Snapshots/alert.cart.delete.txt")
    let tool = Program(in: other)
    #expect(try await tool("prune", "--check").code == 1)
    #expect(
      try await tool("prune")
        == Program.Result(
          code: 2,
          errors: "screens: no snapshot in 'Snapshots' belongs to a screen of this app, so none is "
            + "removed; name the app of the snapshots with '--app' or '--manifest', or remove the "
            + "folder yourself\n"))
    #expect(try other.files(in: "Snapshots").count == 2)
    let advice = try await tool("doctor").output
    #expect(advice.contains("name the app of the snapshots with '--app' or '--manifest'"))
    #expect(!advice.contains("prune"))
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

  @Test("What a screen reader says is stored below the text on demand, and then compared")
  func tree() async throws {
    let before = try folder.read("Snapshots/account.txt")
    let result = try await tool(
      "record", "account", "--store", "tree", "--update", "all", "--scale", "1", "--quiet")
    #expect(result == Program.Result(code: 0))
    let stored = String(decoding: try folder.read("Snapshots/account.txt"), as: UTF8.self)
    let tree = try await tool("show", "account", "--tree").output.split(separator: "\n\n").last
    #expect(stored == String(decoding: before, as: UTF8.self) + "\nreading order\n\n\(tree ?? "")")
    // The other texts stay without, and need no option.
    #expect(try await tool("verify", "--filter", "a*", "--scale", "1").code == 0)

    let other = stored.replacing("heading 1 \"", with: "heading 2 \"", maxReplacements: 1)
    try folder.write(other.utf8, to: "Snapshots/account.txt")
    let changed = try await tool("verify", "--filter", "a*", "--scale", "1")
    #expect(changed.code == 1)
    #expect(changed.output.contains(/reading order: heading 2 ".*" became heading 1 "/))
    #expect(try await tool("accept", "account").code == 0)
    #expect(try folder.read("Snapshots/account.txt") == Array(stored.utf8))

    let without = try await tool(
      "record", "account", "--store", "no-tree", "--update", "all", "--scale", "1", "--quiet")
    #expect(without == Program.Result(code: 0))
    #expect(try folder.read("Snapshots/account.txt") == before)
  }

  @Test("A new screen has a tree if the others have, and a renamed one is found without")
  func treeOfNew() async throws {
    _ = try await tool(
      "record", "a*", "--store", "tree", "--update", "all", "--scale", "1", "--quiet")
    try folder.remove("Snapshots/appearance.txt")
    #expect(try await tool("record", "appearance", "--scale", "1", "--quiet").code == 0)
    let text = String(decoding: try folder.read("Snapshots/appearance.txt"), as: UTF8.self)
    #expect(text.contains("\nreading order\n\nnavigation bar\n"))
  }

  @Test("The variants that left a set are pruned, with their digests")
  func prunedVariants() async throws {
    try folder.write(
      #"{"variants": {"ci": ["standard", {"variant": "dark", "screens": ["account"]}]}}"#.utf8,
      to: ".screens.json")
    let recorded = try await tool(
      "record", "a*", "--store", "both", "--scheme", "light,dark", "--quiet", "--update", "all")
    #expect(recorded == Program.Result(code: 0))
    #expect(
      try await tool("prune", "--check")
        == Program.Result(code: 0, output: "no obsolete snapshots\n"))
    let check = try await tool("prune", "--check", "--variants", "ci")
    #expect(
      check
        == Program.Result(
          code: 1,
          output: """
            obsolete  Snapshots/appearance~dark.png
            obsolete  Snapshots/askTheCook~dark.png

            """))
    _ = try await tool(
      "record", "a*", "--store", "text", "--scheme", "light,dark", "--quiet", "--update", "all")
    #expect(
      try await tool("prune", "--variants", "ci").output == """
        removed  Snapshots/digests.txt: appearance~dark
        removed  Snapshots/digests.txt: askTheCook~dark

        """)
    #expect(try await tool("verify", "--filter", "a*", "--variants", "ci").code == 0)
  }
}
