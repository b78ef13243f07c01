import SymbolGraphs

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

/// The properties of the machine that `doctor` checks, as a value for tests.
struct Machine: Sendable {
  /// The first line of the compiler's version message; nil if there is no compiler.
  var swiftVersion: @Sendable (_ variables: [String: String]) -> String?
  /// The number of free bytes on the disk of a path; nil if unknown.
  var freeBytes: @Sendable (_ path: String) -> UInt64?
  /// Whether a path is writable.
  var isWritable: @Sendable (_ path: String) -> Bool

  /// Whether a path exists.
  var exists: @Sendable (_ path: String) -> Bool

  /// The current machine.
  static let current = Machine(
    swiftVersion: { firstLine(of: ["swift", "--version"], $0) },
    freeBytes: { path in
      var facts = statvfs()
      guard statvfs(path, &facts) == 0 else { return nil }
      return UInt64(facts.f_bavail) * UInt64(facts.f_frsize)
    },
    isWritable: { access($0, W_OK) == 0 },
    exists: { access($0, F_OK) == 0 })

  /// The first line of a program's output; nil if it prints nothing.
  private static func firstLine(of words: [String], _ variables: [String: String]) -> String? {
    guard let folder = try? ChildProgram.makeFolder(for: "doctor", variables: variables) else {
      return nil
    }
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let result = try? ChildProgram(folder: folder, variables: variables).run(words)
    return result?.output.split(separator: "\n").first.map(String.init)
  }
}
