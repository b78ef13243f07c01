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
