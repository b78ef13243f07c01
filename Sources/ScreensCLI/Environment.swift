#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the tool is told by the process it runs in; a value, so that a test needs no process.
package struct Environment: Sendable, Equatable {
  /// The words after the tool's name.
  package var arguments: [String]
  /// The path or name that the tool was started by; nil where there is none.
  package var startedAs: String?
  /// The environment variables.
  package var variables: [String: String]
  /// The folder that relative paths start from, absolute.
  package var workingDirectory: String

  /// How many threads the machine runs at a time.
  package var processorCount: Int
  /// The folder that the tool's binary lies in.
  package var binaryFolder: String

  package init(
    arguments: [String] = [], startedAs: String? = nil, variables: [String: String] = [:],
    workingDirectory: String = "/", processorCount: Int = 1, binaryFolder: String = "/"
  ) {
    self.arguments = arguments
    self.startedAs = startedAs
    self.variables = variables
    self.workingDirectory = workingDirectory
    self.processorCount = processorCount
    self.binaryFolder = binaryFolder
  }

  /// Whether this is a run for a machine, in which nothing is recorded unless a flag says so.
  var isContinuousIntegration: Bool { Self.isContinuousIntegration(variables) }

  /// Whether the variables are those of a machine that nobody watches.
  static func isContinuousIntegration(_ variables: [String: String]) -> Bool {
    !["", "0", "false"].contains(variables["CI", default: ""].lowercased())
  }
}

extension Environment {
  /// What this process was started with.
  static func ofProcess() -> Environment {
    Environment(
      arguments: Array(CommandLine.arguments.dropFirst()),
      startedAs: CommandLine.arguments.first,
      variables: ProcessInfo.processInfo.environment,
      workingDirectory: FileManager.default.currentDirectoryPath,
      processorCount: ProcessInfo.processInfo.activeProcessorCount,
      binaryFolder: binaryFolder())
  }

  /// The folder of this process's binary, with links followed: `.build/debug` is one.
  private static func binaryFolder() -> String {
    // Linux knows the binary itself; elsewhere the word that started it names it.
    let link = "/proc/self/exe"
    let path =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: link))
      ?? CommandLine.arguments.first ?? ""
    return path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }
}
