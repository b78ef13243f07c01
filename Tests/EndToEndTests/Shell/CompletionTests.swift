import Foundation
import TestSupport
import Testing

@Suite("Completion in the shells") struct CompletionTests {
  /// What is offered after some words, of which the last is still being written.
  static let cases: [(line: String, offered: [String])] = [
    ("screens ren", ["render", "render-all"]),
    ("screens -q ver", ["verify"]),
    ("screens --color never ver", ["verify"]),
    ("screens --col", ["--color"]),
    ("screens verify --color al", ["always"]),
    ("screens verify --mask stat", ["statusBar"]),
    ("screens verify --max-diff", ["--max-diff-pixels", "--max-diff-ratio"]),
    ("screens verify --no-ca", ["--no-caption"]),
    (
      "screens verify --filter recipeD",
      ["recipeDetail", "recipeDeleteConfirmation", "recipeDiscardConfirmation"]
    ),
    ("screens render -q market", ["marketDetail", "marketMap", "marketStall"]),
    ("screens show tacoN", ["tacoNight"]),
    ("screens docs --storyboard marketS", ["marketStall"]),
    ("screens docs --kind s", ["screens", "sheet", "storyboards"]),
    ("screens audit --rule dead", ["dead-end"]),
    (
      "screens audit --skip un",
      [
        "unreached", "unmapped-icon", "unlabelled-control", "unlisted-tab", "unused-destination",
        "unknown-target",
      ]
    ),
    ("screens render --format s", ["svg"]),
    ("screens map --format s", ["svg"]),
    ("screens map --compare old", ["old picture.png", "older.png"]),
    ("screens audit --symbol-graph sto", ["stored", "stone.txt"]),
    ("screens help rec", ["record"]),
    ("screens completions f", ["fish"]),
    ("screens diff old", ["old picture.png", "older.png"]),
    ("screens verify --output sto", ["stored"]),
    ("screens list --sca", []),
    ("screens link ol", []),
  ]

  /// A folder with files and a folder to be offered.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in ["old picture.png", "older.png", "stored/a.txt", "stone.txt"] {
      try folder.write([], to: name)
    }
    return folder
  }

  /// The shell at work in a folder, with the tool on its path.
  private func shell(_ name: String, in folder: TemporaryFolder) -> Program {
    var program = Program(in: folder)
    program.path = "/usr/bin/\(name)"
    let tools = String(Program.tool.dropLast("/screens".count))
    program.environment = [
      "PATH": "\(tools):/usr/local/bin:/usr/bin:/bin", "HOME": folder.path, "TERM": "dumb",
    ]
    return program
  }

  private static func has(_ shell: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\(shell)")
  }

  /// Compares what was offered, whatever its order and the slash after a folder.
  private func check(_ result: Program.Result, _ offered: [String]) {
    let found = result.output.split(separator: "\n").map { line in
      String(line.hasSuffix("/") ? line.dropLast() : line).replacing("\\ ", with: " ")
    }
    #expect(Set(found) == Set(offered))
    #expect(result.errors == "")
  }

  @Test("bash", .enabled(if: has("bash")), arguments: cases)
  func bash(line: String, offered: [String]) async throws {
    let folder = try folder()
    let result = try await shell("bash", in: folder).run([
      "--norc", "--noprofile", "-c",
      """
      source <(screens completions bash)
      COMP_WORDS=($1)
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _screens
      printf '%s\\n' "${COMPREPLY[@]}"
      """, "bash", line,
    ])
    check(result, offered)
  }

  @Test(
    "bash parts words at signs of equality and at colons", .enabled(if: has("bash")),
    arguments: [
      ("screens verify --color = al", ["always"]),
      ("screens verify --color =", ["always", "auto", "never"]),
      ("screens verify --reporter jun", ["junit"]),
      ("screens verify --reporter junit : old", ["old picture.png", "older.png"]),
      (
        "screens verify --reporter junit :",
        ["old picture.png", "older.png", "stored", "stone.txt"]
      ),
      ("screens verify --reporter junit : x.xml --color al", ["always"]),
    ])
  func words(line: String, offered: [String]) async throws {
    try await bash(line: line, offered: offered)
  }

  @Test("zsh", .enabled(if: has("zsh")), arguments: cases)
  func zsh(line: String, offered: [String]) async throws {
    let folder = try folder()
    let script = try TemporaryFolder()
    try script.write(ZshCapture.script.utf8, to: "capture.zsh")
    let result = try await shell("zsh", in: folder).run([
      "-f", "\(script.path)/capture.zsh", line,
    ])
    check(result, offered)
  }

  @Test("fish", .enabled(if: has("fish")), arguments: cases)
  func fish(line: String, offered: [String]) async throws {
    let folder = try folder()
    let result = try await shell("fish", in: folder).run([
      "--no-config", "-c",
      "screens completions fish | source; complete -C $argv[1] | string replace -r '\\t.*' ''",
      line,
    ])
    check(result, offered)
  }

  @Test("A tool of another name has functions of its own", .enabled(if: has("bash")))
  func otherName() async throws {
    let folder = try folder()
    try folder.write([], to: "bin/none")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/bin/app-screens", withDestinationPath: Program.tool)
    let result = try await shell("bash", in: folder).run([
      "--norc", "--noprofile", "-c",
      """
      source <(bin/app-screens completions bash)
      complete -p app-screens
      COMP_WORDS=(bin/app-screens show tacoN)
      COMP_CWORD=2
      _app_screens
      echo "${COMPREPLY[@]}"
      """,
    ])
    #expect(
      result
        == Program.Result(code: 0, output: "complete -F _app_screens app-screens\ntacoNight\n"))
  }
}
