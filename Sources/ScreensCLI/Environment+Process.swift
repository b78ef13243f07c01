#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Environment {
  /// What this process was started with.
  static func ofProcess() -> Environment {
    Environment(
      arguments: Array(CommandLine.arguments.dropFirst()),
      variables: ProcessInfo.processInfo.environment,
      workingDirectory: FileManager.default.currentDirectoryPath,
      processorCount: ProcessInfo.processInfo.activeProcessorCount)
  }
}
