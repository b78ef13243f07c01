import TestSupport
import Testing

@Suite("screens map --compare")
struct MapComparisonTests {
  @Test("What differs from an older map ends it with 1")
  func compare() async throws {
    let folder = try TemporaryFolder()
    let program = Program(in: folder)
    _ = try await program("map", "-o", "old.json", "--filter-not", "account")
    let result = try await program("map", "--compare", "old.json")
    #expect(result.code == 1)
    #expect(
      result.output == """
        + screen  account  “Account” in Settings
        + push  settings → account
        1 screen added, 1 transition added

        """)
    let picture = try await program("map", "--compare", "old.json", "-o", "map.svg")
    #expect(picture.code == 1)
    let none = try await program("map", "--compare", "old.json", "--filter-not", "account")
    #expect(none.code == 0)
  }

  @Test(
    "With a check, the file of two maps is not written, but found missing, up to date or changed",
    arguments: ["txt", "svg", "png", "html"])
  func checkOfComparison(format: String) async throws {
    let folder = try TemporaryFolder()
    let program = Program(in: folder)
    // Few screens: the tests draw without optimisation.
    let few = ["--filter", "{settings,account,licenses}", "--scale", "1"]
    let name = "both.\(format)"
    _ = try await program.run(["map", "-o", "same.json"] + few)
    _ = try await program.run(["map", "-o", "old.json", "--filter-not", "account"] + few)
    func check(_ older: String) async throws -> Program.Result {
      try await program.run(["map", "--compare", older, "--check", "-o", name] + few)
    }
    let (same, other) = (
      "the maps are the same: 3 screens · 1 tab · 2 transitions\n",
      """
      + screen  account  “Account” in Settings
      + push  settings → account
      1 screen added, 1 transition added

      """
    )
    #expect(try await check("same.json") == .init(code: 1, output: same + "missing   \(name)\n"))
    #expect(try await check("old.json") == .init(code: 1, output: other + "missing   \(name)\n"))
    #expect(try folder.files().keys.sorted() == ["old.json", "same.json"])

    let written = try await program.run(["map", "--compare", "same.json", "-o", name] + few)
    #expect(written.code == 0)
    let fresh = try folder.read(name)
    let upToDate = "\(name) is up to date\n"
    #expect(try await check("same.json") == .init(code: 0, output: same, errors: upToDate))
    let changed = try await check("old.json")
    #expect(changed.code == 1)
    #expect(changed.output.hasPrefix(other + "changed   \(name)\n"))
    #expect(changed.errors == "the same command without '--check' writes it\n")
    #expect(try folder.read(name) == fresh)

    // The file is as it should be, and the maps differ.
    _ = try await program.run(["map", "--compare", "old.json", "-o", name] + few)
    #expect(try await check("old.json") == .init(code: 1, output: other, errors: upToDate))
    let outdated = try await check("same.json")
    #expect(outdated.code == 1)
    #expect(outdated.output.hasPrefix(same + "changed   \(name)\n"))
  }

}
