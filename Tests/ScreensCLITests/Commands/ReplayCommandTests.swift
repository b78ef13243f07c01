import Cookbook
import Foundation
import Manifest
import Navigation
import Testing

@testable import ScreensCLI

@MainActor
@Suite("replay") struct ReplayCommandTests {
  /// A router's recording of visits to some screens, one line for each.
  private func lines(_ screens: [AppScreen]) throws -> [String] {
    let router = AppScreen.makeRouter()
    for screen in screens { router.visit(screen.navigationPath, origin: .user) }
    return try router.gate.log.events.map { try $0.jsonLine() + "\n" }
  }

  /// Replays a recording from a separate file.
  private func replay(_ text: String) async throws -> ToolRun {
    let file = FileManager.default.temporaryDirectory.appending(path: "replay-\(UUID()).jsonl")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let path = file.path(percentEncoded: false)
    var run = try await ToolRun(["replay", path])
    run.errors = run.errors.replacing(path, with: "log")
    return run
  }

  private func show(_ screen: AppScreen) async throws -> String {
    try await ToolRun(["show", screen.rawValue]).output
  }

  @Test("Each event is one frame, the same text that show draws")
  func frames() async throws {
    let run = try await replay(try lines([.recipeDetail, .search]).joined())
    let expected = """
      event     1 (user)
      \(try await show(.recipeDetail))
      event     2 (user)
      \(try await show(.search))
      """
    #expect(run == ToolRun(code: .success, output: expected, errors: ""))
  }

  @Test("A damaged line is reported with the gap that it leaves, and affects no other line")
  func damage() async throws {
    var lines = try lines([.recipeDetail, .search, .account])
    lines[1] = "{\"after\":\n"
    let run = try await replay(lines.joined())
    let expected = """
      event     1 (user)
      \(try await show(.recipeDetail))
      event     2 (user)
      \(try await show(.account))
      """
    #expect(run.output == expected)
    #expect(
      run.errors == """
        screens: events are missing before line 3 of 'log'
        screens: line 2 of 'log' is not an event of this app

        """)
    #expect(run.code == .failed)
  }

  @Test("A gap between valid lines is reported, and is not a failure")
  func gap() async throws {
    var lines = try lines([.recipeDetail, .search, .account])
    lines.remove(at: 1)
    let run = try await replay(lines.joined())
    #expect(run.errors == "screens: events are missing before line 2 of 'log'\n")
    #expect(run.code == .success)
  }

  @Test("A recording without events is an error")
  func empty() async throws {
    #expect(
      try await replay("\n")
        == ToolRun(code: .failed, output: "", errors: "screens: 'log' has no events\n"))
  }

  @Test("A file that is not there is an error")
  func missing() async throws {
    #expect(
      try await ToolRun(["replay", "/nowhere/log"])
        == ToolRun(
          code: .failed, output: "",
          errors: "screens: cannot read '/nowhere/log': there is no such file\n"))
  }

  @Test("A missing file name is wrong usage")
  func usage() async throws {
    #expect(try await ToolRun(["replay"]).code == .usage)
  }
}
