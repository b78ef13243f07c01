#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the doctor asks the system; a value, so that a test can answer for it.
struct Machine: Sendable {
  /// The first line in which the compiler tells its version; nil where there is none.
  var swiftVersion: @Sendable () -> String?
  /// How many bytes are free on the disk of a path; nil where that cannot be told.
  var freeBytes: @Sendable (_ path: String) -> UInt64?
  /// Whether something can be written there.
  var isWritable: @Sendable (_ path: String) -> Bool

  /// Whether there is a file or folder.
  var exists: @Sendable (_ path: String) -> Bool

  /// The machine of this process.
  static let current = Machine(
    swiftVersion: { firstLine(of: "swift --version 2>/dev/null") },
    freeBytes: { path in
      var facts = statvfs()
      guard statvfs(path, &facts) == 0 else { return nil }
      return UInt64(facts.f_bavail) * UInt64(facts.f_frsize)
    },
    isWritable: { access($0, W_OK) == 0 },
    exists: { access($0, F_OK) == 0 })

  /// The first line that a shell command writes; nil where it writes none.
  private static func firstLine(of command: String) -> String? {
    guard let stream = popen(command, "r") else { return nil }
    defer { pclose(stream) }
    var line: [UInt8] = []
    while case let byte = fgetc(stream), byte != EOF {
      if byte == 10 { break }
      line.append(UInt8(truncatingIfNeeded: byte))
    }
    // What is left is read, too, so that the program does not find its pipe broken.
    while fgetc(stream) != EOF {}
    return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
  }
}
