import Foundation
import TestSupport
import Testing

/// A copy of the script that runs the tool, over a package whose builds are made up.
@Suite("The build of scripts/screens") struct BuildingTests {
  private static let first = "building, which takes some minutes the first time\n"
  private static let repository = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private let folder: TemporaryFolder
  private let program: Program

  init() async throws {
    folder = try TemporaryFolder()
    try folder.write([], to: "Package.swift")
    try folder.write([], to: "Sources/Main.swift")
    try folder.makeFolder("Tests")
    // It has to read, or else what writes to it may fail.
    try folder.write("#!/bin/sh\ncat >/dev/null\n".utf8, to: "clang")
    // The program that is built prints how it is called.
    try folder.write(
      #"""
      #!/bin/sh
      test -e broken && echo "error: broken" && exit 1
      echo "[1/1] Compiling"
      mkdir -p .build/release
      printf '#!/bin/sh\necho "$SCREENS_COMMAND $*"\n' >.build/release/screens
      chmod +x .build/release/screens
      """#.utf8, to: "swift")
    var program = Program(in: folder)
    program.environment = ["PATH": "\(folder.path)/bin:/usr/local/bin:/usr/bin:/bin"]
    self.program = program
    // A file that this process writes cannot be run while a process that another test starts has it
    // open as well.
    let made = try await program.shell(
      """
      mkdir bin scripts && cp "$1/screens" "$1/lib.sh" scripts && cp clang swift bin && chmod +x bin/*
      """, "\(Self.repository.path(percentEncoded: false))/scripts")
    try #require(made.code == 0)
  }

  private func run(_ words: String) async throws -> Program.Result {
    try await program.shell("scripts/screens \(words)")
  }

  @Test("The first build is reported, and one with nothing to do is not")
  func first() async throws {
    let output = "scripts/screens list\n"
    #expect(
      try await run("list") == Program.Result(code: 0, output: output, errors: Self.first))
    #expect(try await run("list") == Program.Result(code: 0, output: output))
  }

  @Test("A build of what changed is announced once")
  func changed() async throws {
    _ = try await run("list")
    // Far off, since a disk may know seconds only, and a busy machine takes some.
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 3600)],
      ofItemAtPath: "\(folder.path)/Sources/Main.swift")
    #expect(try await run("list").errors == "building what changed\n")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -3600)],
      ofItemAtPath: "\(folder.path)/Sources/Main.swift")
    #expect(try await run("list").errors == "")
  }

  @Test("Quietly, only a failure is printed", arguments: ["-q", "--quiet"])
  func quiet(flag: String) async throws {
    #expect(
      try await run("verify \(flag)")
        == Program.Result(code: 0, output: "scripts/screens verify \(flag)\n"))
    try folder.write([], to: "broken")
    #expect(
      try await run("verify \(flag)")
        == Program.Result(
          code: 2, errors: "error: broken\nerror: swift build failed; its output is above\n"))
  }

  @Test("A terminal is shown what SwiftPM says, and standard output is the tool's alone")
  func terminal() async throws {
    let terminal = try PseudoTerminal()
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "scripts/screens list >results"]
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = program.environment
    process.standardError = terminal.program
    try process.run()
    // The line is cleared at the end.
    try terminal.wait(for: "the first time\r\n\r\u{1B}[K[1/1] Compiling\r\u{1B}[K")
    process.waitUntilExit()
    #expect(try folder.read("results") == Array("scripts/screens list\n".utf8))
  }

  @Test("A build that fails is reported after the output of SwiftPM, and again the next time")
  func broken() async throws {
    try folder.write([], to: "broken")
    let expected = Program.Result(
      code: 2,
      errors: Self.first + "error: broken\nerror: swift build failed; its output is above\n")
    #expect(try await run("list") == expected)
    #expect(try await run("list") == expected)
  }

  @Test("The commands that the tool recommends are those of the script, as it was typed")
  func command() async throws {
    let elsewhere = try TemporaryFolder()
    try elsewhere.makeFolder("my scripts")
    try FileManager.default.createSymbolicLink(
      atPath: "\(elsewhere.path)/my scripts/screens",
      withDestinationPath: "\(folder.path)/scripts/screens")
    let linked = try await program.shell("'\(elsewhere.path)/my scripts/screens' list -q")
    #expect(linked.output == "\(elsewhere.path)/my\\ scripts/screens list -q\n")
    let given = try await program.with(["SCREENS_COMMAND": "make screens"])
      .shell("scripts/screens list -q")
    #expect(given.output == "make screens list -q\n")
  }
}
