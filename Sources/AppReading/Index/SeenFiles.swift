/// The files of which a scan used a body, a value or a place: a change in another one may change no page.
///
/// Every member that the index gives away counts as used, also one that the evaluation then has no use for.
///
/// Unchecked: only the thread that evaluates an app asks its index, and a flag is only ever set.
final class SeenFiles: @unchecked Sendable {
  private let flags: UnsafeMutableBufferPointer<Bool>

  /// Creates the set for a number of files.
  init(count: Int) {
    flags = .allocate(capacity: count)
    flags.initialize(repeating: false)
  }

  deinit { flags.deallocate() }

  /// Adds a file by its index in the app's sources.
  func insert(_ file: Int32) {
    if flags.indices.contains(Int(file)) { flags[Int(file)] = true }
  }

  /// Whether a file is in the set.
  func contains(_ file: Int) -> Bool { flags[file] }
}
