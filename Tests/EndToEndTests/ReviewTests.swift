import Foundation
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@Suite("Review on a terminal") struct ReviewTests {
  private static let prompt = "q quit: "

  /// Starts the tool on a terminal, or on one for the keys and one for the text.
  private func start(
    _ terminal: PseudoTerminal, in folder: TemporaryFolder, showing screen: PseudoTerminal? = nil
  ) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: Program.tool)
    process.arguments = ["review", "--color", "never"]
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = ["TERM": "xterm"]
    process.standardInput = terminal.program
    process.standardOutput = (screen ?? terminal).program
    process.standardError = (screen ?? terminal).program
    try process.run()
    return process
  }

  private func disturbed() async throws -> Baseline {
    let baseline = try await Baseline()
    for id in Baseline.ids { try baseline.folder.remove("Snapshots/\(id).txt") }
    #expect(try await baseline.verify("-q").code == 1)
    return baseline
  }

  @Test("Keys act at once without a line feed, and the terminal is left as it was")
  func keys() async throws {
    let baseline = try await disturbed()
    let terminal = try PseudoTerminal()
    #expect(terminal.isCooked)
    let process = try start(terminal, in: baseline.folder)
    try terminal.wait(for: "1/3  added      search\r\n")
    try terminal.wait(for: Self.prompt)
    #expect(!terminal.isCooked)
    terminal.press("\u{1B}[A")
    terminal.press("a")
    try terminal.wait(for: "accepted   search\r\n")
    try terminal.wait(for: Self.prompt)
    terminal.press("s")
    try terminal.wait(for: "skipped\r\n")
    try terminal.wait(for: Self.prompt)
    terminal.press("q")
    try terminal.wait(for: "1 accepted, 1 skipped\r\n")
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
    #expect(terminal.isCooked)
    #expect(try await baseline.verify("-q").output.hasSuffix("\n1 unchanged, 2 added\n"))
  }

  @Test("An interrupt keeps what was accepted, and leaves the terminal as it was")
  func interrupt() async throws {
    let baseline = try await disturbed()
    let terminal = try PseudoTerminal()
    let process = try start(terminal, in: baseline.folder)
    try terminal.wait(for: Self.prompt)
    terminal.press("a")
    try terminal.wait(for: Self.prompt)
    kill(process.processIdentifier, SIGINT)
    try terminal.wait(for: "1 accepted\r\n")
    process.waitUntilExit()
    #expect(process.terminationStatus == 130)
    #expect(process.terminationReason == .exit)
    #expect(terminal.isCooked)
    let rest = try await baseline.program("accept")
    #expect(
      rest
        == Program.Result(
          code: 0, output: "accepted   account\naccepted   licenses\n2 accepted\n"))
  }

  @Test("Keys that were pressed before, after a pause or while the tool was stopped are read")
  func pause() async throws {
    let baseline = try await disturbed()
    let terminal = try PseudoTerminal()
    terminal.press("s\n")
    let process = try start(terminal, in: baseline.folder)
    try terminal.wait(for: "skipped\r\n")
    try terminal.wait(for: Self.prompt)
    // Longer than the tool waits without a look at interrupts.
    try await Task.sleep(for: .milliseconds(300))
    terminal.press("x s")
    try terminal.wait(for: "skipped\r\n")
    try terminal.wait(for: Self.prompt)
    kill(process.processIdentifier, SIGSTOP)
    kill(process.processIdentifier, SIGCONT)
    terminal.press("q")
    try terminal.wait(for: "2 skipped\r\n")
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
    #expect(terminal.isCooked)
  }

  @Test("Keys end when their terminal does")
  func hangUp() async throws {
    let baseline = try await disturbed()
    let (keys, screen) = (try PseudoTerminal(), try PseudoTerminal())
    let process = try start(keys, in: baseline.folder, showing: screen)
    try screen.wait(for: Self.prompt)
    keys.press("a")
    try screen.wait(for: Self.prompt)
    keys.hangUp()
    try screen.wait(for: "1 accepted\r\n")
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 1)
  }

  @Test("A pipe on either side is no terminal")
  func pipe() async throws {
    let baseline = try await disturbed()
    let result = try await baseline.program("review")
    #expect(
      result
        == Program.Result(
          code: 2, output: "",
          errors: """
            screens: 'review' needs a terminal; run instead:
              screens accept search
              screens accept account
              screens accept licenses
            or, to accept all of them: screens accept
            or, to list the results: screens report

            """))
  }
}
