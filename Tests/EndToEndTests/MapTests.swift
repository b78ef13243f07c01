import TestSupport
import Testing

@Suite("screens map")
struct MapTests {
  @Test("Without a file it writes trees")
  func text() async throws {
    let folder = try TemporaryFolder()
    let result = try await Program(in: folder)("map")
    #expect(result.code == 0)
    #expect(
      result.output.hasPrefix(
        "Cookbook  34 screens · 4 tabs · 30 transitions · 10 links\n\nRecipes"))
    #expect(result.errors == "")
  }

  @Test(
    "A file is written, found up to date, and found changed",
    arguments: ["txt", "svg", "png", "html", "mmd", "dot", "json"])
  func check(format: String) async throws {
    let folder = try TemporaryFolder()
    let program = Program(in: folder)
    let name = "map.\(format)"
    let scale = ["--scale", "1"]
    let missing = try await program.run(["map", "--check", "-o", name] + scale)
    #expect(missing.code == 1)
    #expect(missing.output == "missing   \(name)\n")
    let written = try await program.run(["map", "-o", name] + scale)
    #expect(written.code == 0)
    #expect(written.errors.hasPrefix("wrote \(name): 34 screens"))
    let same = try await program.run(["map", "--check", "-o", name] + scale)
    #expect(same == Program.Result(code: 0, errors: "\(name) is up to date\n"))
    let fewer = ["map", "--check", "-o", name, "--filter-not", "licenses"]
    let changed = try await program.run(fewer + scale)
    #expect(changed.code == 1)
    #expect(changed.output.hasPrefix("changed   \(name)\n"))
    if format == "json" { #expect(changed.output.contains("- screen  licenses")) }
  }

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
        1 screen added, 1 way added

        """)
    let picture = try await program("map", "--compare", "old.json", "-o", "map.svg")
    #expect(picture.code == 1)
    let none = try await program("map", "--compare", "old.json", "--filter-not", "account")
    #expect(none.code == 0)
  }

  @Test("What cannot be done is said in one sentence")
  func refusals() async throws {
    let folder = try TemporaryFolder()
    let program = Program(in: folder)
    let ending = try await program("map", "-o", "map.pdf")
    #expect(ending.code == 64)
    #expect(
      ending.errors == "screens: invalid value of '--output' 'map.pdf'; it must end in .txt, .svg, "
        + ".png, .html, .mmd, .dot, .json, or '--format' must say the form\n")
    #expect(try await program("map", "--check").code == 64)
    let missing = try await program("map", "--compare", "none.json")
    #expect(missing.code == 2)
    #expect(
      missing.errors
        == "screens: there is no map 'none.json'; write one with 'screens map -o none.json'\n")
    try folder.write(Array("{}".utf8), to: "bad.json")
    let bad = try await program("map", "--compare", "bad.json")
    #expect(
      bad.errors == "screens: cannot compare with 'bad.json': it is no map; write one with "
        + "'screens map -o map.json'\n")
    let pixels = try await program("map", "--format", "png")
    #expect(pixels.code == 2)
  }
}
