import Foundation
import TestSupport
import Testing

@Suite("Equal changes are one entry") struct GroupTests {
  /// The last but one shows no tab bar, only the path with the title of the tab.
  private static let equal = [
    "recipeList", "recipeActions", "search", "shoppingList", "shoppingItemSheet", "settings",
  ]
  private static let ids = equal + ["account", "recipeEditSheet"]
  private static let filter = ["--scale", "1", "--filter", "{\(ids.joined(separator: ","))}"]

  private let folder: TemporaryFolder
  private let program: Program

  /// Records screens, then renames a tab, and a row of one of them.
  init() async throws {
    folder = try TemporaryFolder()
    program = Program(in: folder)
    let exported = try await program("export")
    try folder.write(exported.output.utf8, to: "app.json")
    try #require(
      try await program.run(["record", "--manifest", "app.json"] + Self.filter).code == 0)
    let changed = exported.output.replacing(
      #"{ "title": "Shopping", "icon""#, with: #"{ "title": "Groceries", "icon""#
    )
    .replacing(#""tab": "Shopping""#, with: #""tab": "Groceries""#)
    .replacing("nora@lindqvist.example", with: "me@lindqvist.example")
    try folder.write(changed.utf8, to: "app.json")
  }

  private func verify(_ arguments: String...) async throws -> Program.Result {
    try await program.run(["verify", "--manifest", "app.json"] + Self.filter + arguments)
  }

  @Test("A renamed tab is shown once, and its command accepts exactly the screens that it changes")
  func renamedTab() async throws {
    let run = try await verify("-q")
    #expect(run.code == 1)
    #expect(
      run.output.hasPrefix(
        """
        changed    6 screens with the same change
          tab: Shopping became Groceries
          for example recipeList:
            the text differs from line 31 on:
              … 28 equal lines
                │ ╰────────────────────────────────────────╯ │
                │────────────────────────────────────────────│
              - │ [Recipes]   Search    Shopping   Settings  │
              + │ [Recipes]   Search    Groceries  Settings  │
                ╰────────────────────────────────────────────╯

        """))
    #expect(
      run.output.contains(
        """
            see .screens/failures/recipeList~@1x.*
          the same in: recipeActions, search, shoppingList, shoppingItemSheet, settings
          accept all 6 with: screens accept --like recipeList --manifest app.json
        changed    account

        """))
    #expect(run.output.hasSuffix("\n1 unchanged, 7 changed\n"))

    let command = try #require(
      run.output.split(separator: "\n").first { $0.contains("accept all 6 with: screens ") }
    ).replacing("  accept all 6 with: screens ", with: "")
    let accepted = try await program.shell("\"$0\" \(command)")
    #expect(
      accepted
        == Program.Result(
          code: 0,
          output: Self.equal.map { "accepted   \($0)\n" }.joined() + "6 accepted\n"))
    let rest = try await verify("-q")
    #expect(rest.output.hasPrefix("changed    account\n"))
    #expect(rest.output.hasSuffix("\n7 unchanged, 1 changed\n"))
    #expect(try await program("accept", "--like", "account").output.hasSuffix("\n1 accepted\n"))
    #expect(try await verify("-q") == Program.Result(code: 0))
  }

  @Test("Every report is the same bytes when shards are merged, and the merged command accepts all")
  func shards() async throws {
    let formats = ["list", "json", "github", "markdown", "html"]
    let reporters = formats.flatMap { ["--reporter", "\($0):reports/\($0)"] }
    _ = try await program.run(["verify", "--manifest", "app.json"] + Self.filter + reporters)
    let whole = try folder.files(in: "reports")
    for index in 1...3 {
      _ = try await verify("--shard", "\(index)/3", "--output", "s\(index)")
    }
    let merged = try await program.run(["merge", "s1", "s2", "s3"] + reporters)
    #expect(merged.code == 1)
    for format in formats {
      let text = { (files: [String: [UInt8]]) in
        String(decoding: files[format] ?? [], as: UTF8.self)
          .replacing(" --manifest app.json", with: "")
      }
      #expect(try text(folder.files(in: "reports")) == text(whole), "\(format)")
    }
    let result = try await program("accept", "--like", "settings")
    #expect(result.output.hasSuffix("\n6 accepted\n"))
  }

  @Test("A group is decided with one key, and without a terminal its command is recommended")
  func review() async throws {
    _ = try await verify("-q")
    let refused = try await program("review", "--manifest", "app.json")
    #expect(
      refused.errors.hasPrefix(
        """
        screens: 'review' needs a terminal; run instead:
          screens accept --like recipeList --manifest app.json
          screens accept account --manifest app.json
        or, to accept all of them: screens accept

        """))
    let terminal = try PseudoTerminal()
    let process = Process()
    process.executableURL = URL(filePath: Program.tool)
    process.arguments = ["review", "--color", "never", "--manifest", "app.json"]
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = ["TERM": "xterm"]
    process.standardInput = terminal.program
    process.standardOutput = terminal.program
    process.standardError = terminal.program
    try process.run()
    try terminal.wait(for: "1/2  changed    6 screens with the same change\r\n")
    try terminal.wait(for: "  for example recipeList:\r\n")
    try terminal.wait(for: "q quit: ")
    terminal.press("r")
    try terminal.wait(for: "2/2  changed    account\r\n")
    try terminal.wait(for: "q quit: ")
    terminal.press("a")
    try terminal.wait(for: "1 accepted, 6 rejected\r\n")
    process.waitUntilExit()
    let report = try await program("report", "--manifest", "app.json")
    #expect(report.output.contains("changed    settings\n"))
    #expect(!report.output.contains("with the same change"))
  }

  @Test("A screen that does not exist is refused, with the nearest one")
  func unknown() async throws {
    _ = try await verify("-q")
    let result = try await program("accept", "--like", "setings")
    #expect(result.code == 64)
    #expect(result.errors.contains("unknown screen 'setings'; did you mean 'settings'?"))
  }

  @Test("In CI, nothing is accepted without an option")
  func unattended() async throws {
    _ = try await verify("-q")
    let ci = program.with(["CI": "1"])
    #expect(try await ci("accept", "--like", "settings").code == 64)
    let result = try await ci("accept", "--like", "settings", "--update", "changed")
    #expect(result.output.hasSuffix("\n6 accepted\n"))
  }
}
