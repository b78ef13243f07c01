import AppReading
import TestSupport
import Testing

@Suite("Rules of .gitignore files")
struct IgnoreRulesTests {
  private func answer(_ rules: String, _ path: String) -> Bool? {
    let isFolder = path.hasSuffix("/")
    let names = path.split(separator: "/").map { Array($0.utf8) }
    return IgnoreRules(Array(rules.utf8)).ignores(names[...], isFolder: isFolder)
  }

  @Test(
    "A pattern without a slash matches at any depth, one with a slash from the file's folder",
    arguments: [
      ("Generated", "Generated/", true), ("Generated", "App/Generated/", true),
      ("Generated", "App/GeneratedCode/", nil), ("Generated/", "App/Generated", nil),
      ("Generated/", "App/Generated/", true), ("/Generated", "App/Generated", nil),
      ("/Generated", "Generated", true), ("App/Old", "App/Old", true),
      ("App/Old", "More/App/Old", nil), ("App/Old/", "App/Old/", true),
    ])
  func anchors(rules: String, path: String, expected: Bool?) {
    #expect(answer(rules, path) == expected)
  }

  @Test(
    "Stars stay within a name, two stars do not, and sets have ranges",
    arguments: [
      ("*.swift", "a.swift", true), ("*.swift", "A/a.swift", true), ("*.swift", "a.swifty", nil),
      ("A*C", "ABBC", true), ("A*B*C", "AxBxBxC", true), ("A*B*C", "AxCxB", nil),
      ("/A*C", "AB/C", nil), ("A?C", "ABC", true), ("A?C", "AC", nil), ("**/A", "A", true),
      ("**/A", "B/C/A", true), ("A/**", "A/", nil), ("A/**", "A/b/c", true),
      ("A/**/B", "A/B", true), ("A/**/B", "A/x/y/B", true), ("A/**/B", "A/x/yB", nil),
      ("[a-c]x", "bx", true), ("[a-c]x", "dx", nil), ("[!a-c]x", "dx", true),
      ("[]]x", "]x", true), ("[a-]x", "-x", true), ("[ax", "ax", nil), ("a\\*", "a*", true),
      ("a\\*", "ab", nil), ("*", "x", true), ("ä*", "äö", true),
    ])
  func wildcards(rules: String, path: String, expected: Bool?) {
    #expect(answer(rules, path) == expected)
  }

  @Test("The last pattern that matches decides, and an exclamation mark takes a file back")
  func negation() {
    let rules = "*.swift\n!Keep.swift\r\n\n# Kept.swift\n\\#odd\n\\!odd\ntrailing  \nspace\\ \n"
    #expect(answer(rules, "Other.swift") == true)
    #expect(answer(rules, "Keep.swift") == false)
    #expect(answer(rules, "Kept.txt") == nil)
    #expect(answer(rules, "#odd") == true)
    #expect(answer(rules, "!odd") == true)
    #expect(answer(rules, "trailing") == true)
    #expect(answer(rules, "space ") == true)
    #expect(answer("!Keep.swift\n*.swift", "Keep.swift") == true)
  }

  @Test("Patterns with many stars take no exponential time", .timeLimit(.minutes(10)))
  func stars() {
    let stars = String(repeating: "a*", count: 200) + "b"
    #expect(answer(stars, String(repeating: "a", count: 2_000)) == nil)
    let folders = String(repeating: "**/a/", count: 100) + "b"
    #expect(answer(folders, String(repeating: "a/", count: 1_000)) == nil)
  }

  @Test("Git agrees", .enabled(if: External.has("git"), "needs git"))
  func git() async throws {
    let rules = """
      *.log
      !keep.log
      /Top
      Sub/Folder/
      Deep/**/Leaf
      a[0-9]z
      **/Any/file
      """
    let paths = [
      "x.log", "keep.log", "Top", "In/Top", "Sub/Folder/f", "In/Sub/Folder/f", "Deep/Leaf",
      "Deep/1/2/Leaf", "a5z", "abz", "Any/file", "1/Any/file", "1/Any/other",
    ]
    let folder = try TemporaryFolder()
    try folder.write(rules.utf8, to: ".gitignore")
    for path in paths { try folder.write([], to: path) }
    _ = try await External.run("git", "-C", folder.path, "init", "-q")
    for path in paths {
      let git = try await External.run("git", "-C", folder.path, "check-ignore", "-q", path)
      let names = path.split(separator: "/").map { Array($0.utf8) }
      let ours = (1...names.count).contains { count in
        IgnoreRules(Array(rules.utf8))
          .ignores(names[..<count], isFolder: count < names.count) == true
      }
      #expect(ours == (git.code == 0), "\(path)")
    }
  }
}
