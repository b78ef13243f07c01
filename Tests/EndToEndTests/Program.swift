import Foundation
import TestSupport

/// Runs programs, most of all the tool that was built beside the tests.
struct Program {
  /// How a program ended and what it wrote.
  struct Result: Equatable {
    /// The exit code, or the negative number of the signal that ended it.
    var code: Int32
    var output = ""
    var errors = ""
  }

  /// The tool: the binary that `SCREENS_TOOL` names, as in CI, or the one built beside the tests.
  static let tool = ProcessInfo.processInfo.environment["SCREENS_TOOL"] ?? builtTool

  /// The tool beside the modules that the tests were built with.
  static let builtTool = BuildFolder.path + "screens"

  var path = Program.tool
  var folder: String
  /// The tests are about the commands that are recommended, whatever the path of the tool.
  var environment = [
    "PATH": "/usr/local/bin:/usr/bin:/bin", "SCREENS_COMMAND": "screens",
  ]

  /// The tool, run in a folder.
  init(in folder: TemporaryFolder, at name: String = "") {
    self.folder = "\(folder.path)/\(name)"
  }

  /// The same program with more variables.
  func with(_ variables: [String: String]) -> Program {
    var copy = self
    copy.environment.merge(variables) { _, new in new }
    return copy
  }

  /// The same program with the compiler at hand, which the plain environment hides.
  var withCompiler: Program {
    with(["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"])
  }

  /// Runs a shell command, with the tool as `$0` and further words as `$1` on.
  func shell(_ command: String, _ words: String...) async throws -> Result {
    try await shell(command, words)
  }

  /// Runs a shell command, with the tool as `$0` and a list of further words as `$@`.
  func shell(_ command: String, _ words: [String]) async throws -> Result {
    var shell = self
    // Other shells wait forever for a child if the thread that starts them has blocked the signal of its end, as those of
    // Dispatch do.
    shell.path = "/bin/bash"
    return try await shell.run(["-c", command, Program.tool] + words)
  }

  func callAsFunction(_ arguments: String...) async throws -> Result {
    try await run(arguments)
  }

  /// Runs the program to its end.
  func run(_ arguments: [String]) async throws -> Result {
    // Files and not pipes: nobody has to read for the program to go on.
    let streams = try TemporaryFolder()
    try streams.write([], to: "output")
    try streams.write([], to: "errors")
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    let output = try FileHandle(forWritingTo: URL(filePath: "\(streams.path)/output"))
    let errors = try FileHandle(forWritingTo: URL(filePath: "\(streams.path)/errors"))
    process.standardOutput = output
    process.standardError = errors
    let (ended, end) = AsyncStream.makeStream(of: Int32.self)
    process.terminationHandler = { process in
      let isSignal = process.terminationReason == .uncaughtSignal
      end.yield(isSignal ? -process.terminationStatus : process.terminationStatus)
      end.finish()
    }
    try process.run()
    // A process keeps its streams for ever, and some 1,350 open files crash Foundation's `run` on Linux: it copies
    // 256 bytes for each name in a list of them, however short the name, and so reads beyond the list's end.
    try output.close()
    try errors.close()
    var code: Int32?
    for await status in ended { code = status }
    return Result(
      code: code ?? .min,
      output: String(decoding: try streams.read("output"), as: UTF8.self),
      errors: String(decoding: try streams.read("errors"), as: UTF8.self))
  }
}
