import Foundation
import TestSupport
import Testing

@Suite("Texts that a terminal or a log would obey", .serialized) struct HostileTextTests {
  private let folder: TemporaryFolder
  private var program: Program { Program(in: folder) }

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Writes an app whose screen has a hostile title and id.
  private func writeApp() async throws {
    let export = try await program("export", "--filter", "account")
    let manifest = export.output
      .replacing("\"id\": \"account\"", with: "\"id\": \"##[error]x\"")
      .replacing("\"title\": \"Account\"", with: "\"title\": \"##vso[task]\u{9B}31m\u{202E}\"")
    try folder.write(manifest.utf8, to: "m.json")
  }

  @Test(
    "Commands to a CI system are not in what is printed",
    arguments: [
      "list", "audit", "verify", "verify --reporter markdown", "verify --reporter github",
      "show ##[error]x",
    ])
  func logCommands(words: String) async throws {
    try await writeApp()
    let result = try await program.run(
      words.split(separator: " ").map(String.init) + ["--manifest", "m.json"])
    let id = words == "show ##[error]x" ? "##\u{FFFD}error]" : "##\\u{5B}error]"
    #expect(result.output.contains(id) || words == "audit")
    #expect(!(result.output + result.errors).contains("##["))
    #expect(!(result.output + result.errors).contains("##vso["))
  }

  @Test(
    "JSON on a terminal has escapes, and elsewhere the characters",
    arguments: [
      "list --json", "export", "map --format json", "verify --reporter json",
      "map --format json -o /dev/stdout", "verify --reporter json:/dev/stdout",
    ])
  func json(words: String) async throws {
    try await writeApp()
    let command = "\"$0\" \(words) --manifest m.json"
    _ = try await program.shell("\(command) >file")
    let terminal = try PseudoTerminal()
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "\(command); echo end-of-output", Program.tool]
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = program.environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = terminal.program
    process.standardError = FileHandle.nullDevice
    try process.run()
    try terminal.wait(for: "\\u009b31m\\u202e")
    try terminal.wait(for: "end-of-output")
    #expect(!terminal.seen.contains("\u{9B}"))
    #expect(!terminal.seen.contains("\u{202E}"))
    #expect(String(decoding: try folder.read("file"), as: UTF8.self).contains("\u{9B}31m\u{202E}"))
  }
}
