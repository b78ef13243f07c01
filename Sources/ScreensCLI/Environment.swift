import Files

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The environment of the tool's process, as a value for tests.
package struct Environment: Sendable, Equatable {
  /// The arguments.
  package var arguments: [String]
  /// The path or name by which the tool was started; nil if there is none.
  package var startedAs: String?
  /// The environment variables.
  package var variables: [String: String]
  /// The absolute path of the working directory.
  package var workingDirectory: String

  /// An argument or a variable of the tool that is not UTF-8, for a message.
  package var invalidText: String?

  /// The number of processors.
  package var processorCount: Int
  /// The folder of the tool's binary.
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

  /// Whether this is a CI run, in which nothing is recorded unless a flag requests it.
  var isContinuousIntegration: Bool { Self.isContinuousIntegration(variables) }

  /// Whether the variables are those of a CI system.
  static func isContinuousIntegration(_ variables: [String: String]) -> Bool {
    !["", "0", "false"].contains(variables["CI", default: ""].lowercased())
  }
}

extension Environment {
  /// The environment of this process.
  static func ofProcess() -> Environment {
    var environment = Environment(
      arguments: Array(CommandLine.arguments.dropFirst()),
      startedAs: CommandLine.arguments.first,
      variables: ProcessInfo.processInfo.environment,
      workingDirectory: FileManager.default.currentDirectoryPath,
      processorCount: ProcessInfo.processInfo.activeProcessorCount,
      binaryFolder: binaryFolder())
    environment.invalidText = invalidText(in: environment.variables)
    return environment
  }

  /// The first argument or variable of the tool that is not UTF-8: as a path it would lead to another file.
  private static func invalidText(in variables: [String: String]) -> String? {
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let argument = CommandLine.unsafeArgv[index],
        let spelling = InvalidText.spelling(ofInvalid: argument)
      else { continue }
      return "argument '\(spelling)'"
    }
    // Invalid bytes were replaced by U+FFFD, which a valid value may contain, too.
    for (name, value) in variables.sorted(by: { $0.key < $1.key })
    where isPath(name) && value.unicodeScalars.contains("\u{FFFD}") {
      if let spelling = getenv(name).flatMap({ InvalidText.spelling(ofInvalid: $0) }) {
        return "value '\(spelling)' of the variable \(name)"
      }
    }
    return nil
  }

  /// Whether the value of a variable may be a path that the tool writes to.
  private static func isPath(_ name: String) -> Bool {
    name.hasPrefix("SCREENS_") || name == "GITHUB_STEP_SUMMARY"
  }

  /// The folder of this process's binary, with links resolved: `.build/debug` is a link.
  private static func binaryFolder() -> String {
    // Linux has a link to the binary; elsewhere the first argument names it.
    let link = "/proc/self/exe"
    let path =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: link))
      ?? CommandLine.arguments.first ?? ""
    return path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }
}
