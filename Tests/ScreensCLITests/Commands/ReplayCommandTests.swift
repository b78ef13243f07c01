import Cookbook
import Foundation
import Harness
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
  private func replay(
    _ text: String, over source: SceneSource = SceneSource(AppScreen.self)
  ) async throws -> ToolRun {
    let file = FileManager.default.temporaryDirectory.appending(path: "replay-\(UUID()).jsonl")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let path = file.path(percentEncoded: false)
    var run = try await ToolRun(["replay", path], over: source)
    run.errors = run.errors.replacing(path, with: "log")
    return run
  }

  @Test("The recording of a single stack is read by its router, also with page states")
  func singleStack() async throws {
    let router = Diary.makeRouter()
    var lines: [String] = []
    router.gate.onEvent = { event in lines.append((try? event.jsonLine()) ?? "") }
    for screen in [Diary.photo, .searching] { try await router.drive(to: screen.navigationPath) }
    lines.insert("{}", at: 1)
    let run = try await replay(lines.joined(separator: "\n"), over: SceneSource(Diary.self))
    let expected = """
      event     1 (harness)
      \(try await ToolRun(["show", "photo"], over: SceneSource(Diary.self)).output)
      event     2 (harness)
      \(try await ToolRun(["show", "searching"], over: SceneSource(Diary.self)).output)
      """
    #expect(run.output == expected)
    #expect(run.errors == "screens: line 2 of 'log' is not an event of this app\n")
    #expect(run.code == .failed)
  }

  @Test("Without recordings, the message says what to implement")
  func missingRecordings() async throws {
    #expect(
      try await replay("\n", over: SceneSource(Silent.self))
        == ToolRun(
          code: .failed, output: "",
          errors:
            "screens: cannot replay: the app's router writes no recordings; if it does, let it "
            + "implement 'recordedEvent(in:)' of 'DrivableRouter'\n"))
    #expect(
      try await replay("\n", over: SceneSource(Uncoded.self)).errors
        == "screens: cannot replay: the app's tabs, routes and sheets are not all Codable\n")
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

/// An app whose router writes no recordings.
private enum Silent: String, ScreenManifest {
  case home

  typealias Tab = Never

  var navigationPath: ScreenPath<Never, Diary.Route, Diary.Sheet> { ScreenPath() }

  static func makeRouter() -> RouterDriver<Never, Diary.Route, Diary.Sheet> {
    RouterDriver(drive: { _ in }, reached: { ScreenPath() })
  }
}

/// An app whose routes cannot be decoded.
private enum Uncoded: String, ScreenManifest {
  case home

  typealias Tab = Never

  enum Route: Hashable, Sendable { case home }

  var navigationPath: ScreenPath<Never, Route, Diary.Sheet> { ScreenPath() }

  static func makeRouter() -> StackRouter<Route, Diary.Sheet> { StackRouter() }
}
