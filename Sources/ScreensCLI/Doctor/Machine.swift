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

/// What the doctor asks the system; a value, so that a test can answer for it.
struct Machine: Sendable {
  /// The first line in which the compiler tells its version; nil where there is none.
  var swiftVersion: @Sendable (_ variables: [String: String]) -> String?
  /// How many bytes are free on the disk of a path; nil where that cannot be told.
  var freeBytes: @Sendable (_ path: String) -> UInt64?
  /// Whether something can be written there.
  var isWritable: @Sendable (_ path: String) -> Bool

  /// Whether there is a file or folder.
  var exists: @Sendable (_ path: String) -> Bool

  /// The machine of this process.
  static let current = Machine(
    swiftVersion: { firstLine(of: ["swift", "--version"], $0) },
    freeBytes: { path in
      var facts = statvfs()
      guard statvfs(path, &facts) == 0 else { return nil }
      return UInt64(facts.f_bavail) * UInt64(facts.f_frsize)
    },
    isWritable: { access($0, W_OK) == 0 },
    exists: { access($0, F_OK) == 0 })

  /// The first line that a program writes; nil where it writes none.
  private static func firstLine(of words: [String], _ variables: [String: String]) -> String? {
    guard let folder = try? ChildProgram.makeFolder(for: "doctor", variables: variables) else {
      return nil
    }
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let result = try? ChildProgram(folder: folder, variables: variables).run(words)
    return result?.output.split(separator: "\n").first.map(String.init)
  }
}
