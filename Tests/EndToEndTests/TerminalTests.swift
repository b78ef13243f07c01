import Foundation
import TestSupport
import Testing

@Suite("Colours") struct TerminalTests {
  private static let colored = "\u{1B}[2munchanged  \u{1B}[0maccount\r\n1 unchanged\r\n"
  private static let plain = "unchanged  account\r\n1 unchanged\r\n"

  /// What `script` of util-linux is; that of macOS takes other options.
  private static var canMakeTerminal: Bool {
    #if os(Linux)
      FileManager.default.isExecutableFile(atPath: "/usr/bin/script")
    #else
      false
    #endif
  }

  @Test(
    "A terminal shows colours unless an option forbids them",
    .enabled(if: canMakeTerminal),
    arguments: [
      ([:], "", colored), (["NO_COLOR": "1"], "", plain), (["NO_COLOR": ""], "", colored),
      (["TERM": "dumb"], "", plain), ([:], "--color never", plain),
      (["NO_COLOR": "1"], "--color always", colored),
    ] as [([String: String], String, String)])
  func terminal(variables: [String: String], flags: String, output: String) async throws {
    let baseline = try await Baseline()
    let program = baseline.program.with(["TERM": "xterm-256color"]).with(variables)
    // A line of progress, on a slow machine, is for standard error.
    let result = try await program.shell(
      "script -qec \"$0 verify --filter account \(flags) 2>errors\" /dev/null")
    #expect(result == Program.Result(code: 0, output: output))
  }

  @Test(
    "Progress is drawn on a terminal and erased, unless it is not wanted",
    .enabled(if: canMakeTerminal),
    arguments: [
      ([:], "", true), ([:], "-q", false), (["TERM": "dumb"], "", false),
      (["CI": "true"], "", false), (["NO_COLOR": "1"], "", true),
    ] as [([String: String], String, Bool)])
  func progress(variables: [String: String], flags: String, isDrawn: Bool) async throws {
    let folder = try TemporaryFolder()
    let program = Program(in: folder).with(["TERM": "xterm-256color"]).with(variables)
    // At the largest scale and by one worker, this many screens take several times the half second after which
    // progress is drawn.
    let screens = (1...1000).map { "{\"id\":\"s\($0)\",\"pages\":[{\"title\":\"Page\"}]}" }
    try folder.write(
      Array("{\"version\":1,\"screens\":[\(screens.joined(separator: ","))]}".utf8), to: "m.json")
    let result = try await program.shell(
      "script -qec \"$0 render-all --manifest m.json --scale 3 -j 1 \(flags) >results\" /dev/null")
    let erasure = "\r\u{1B}[2K"
    #expect(result.output.isEmpty == !isDrawn)
    #expect(result.output.hasPrefix(erasure) == isDrawn)
    #expect(result.output.hasSuffix("/1000 screens\(erasure)") == isDrawn)
    #expect(result.code == 1)
  }

  @Test("A pipe shows colours only when an option requests them")
  func pipe() async throws {
    let baseline = try await Baseline()
    let program = baseline.program.with(["TERM": "xterm-256color"])
    let plain = try await program("verify", "--filter", "account")
    #expect(plain.output == Self.plain.replacing("\r\n", with: "\n"))
    let colored = try await program("verify", "--filter", "account", "--color", "always")
    #expect(colored.output == Self.colored.replacing("\r\n", with: "\n"))
  }
}
