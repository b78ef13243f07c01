#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A file that is written in pieces under a temporary name and renamed when it is finished, like ``WholeFile``.
///
/// If it is dropped before, it is removed, and an existing file at its path is kept.
package struct UnfinishedFile: ~Copyable {
  private let path: String
  private let unfinished: String
  private let descriptor: Int32
  private var isFinished: Bool

  /// The temporary paths of all unfinished files of this process.
  private static let all = Guarded<Set<String>>([])

  /// Removes all unfinished files of this process, before it ends at once.
  ///
  /// From then on a thread that creates or finishes a file waits forever.
  ///
  /// - Parameter end: Ends the process.
  package static func removeAll(before end: () -> Never) -> Never {
    all.use { paths in
      for path in paths { unlink(path) }
      end()
    }
  }

  /// Creates an empty file.
  ///
  /// - Parameter path: The final path.
  package init(for path: String) throws(FileError) {
    let unfinished = WholeFile.unfinished(path)
    let (descriptor, code) = Self.all.use { paths in
      let descriptor = open(unfinished, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
      let code = errno
      if descriptor >= 0 { paths.insert(unfinished) }
      return (descriptor, code)
    }
    guard descriptor >= 0 else { throw FileError(.write, path, code: code) }
    self.path = path
    self.unfinished = unfinished
    self.descriptor = descriptor
    isFinished = false
  }

  deinit {
    if isFinished { return }
    close(descriptor)
    let unfinished = unfinished
    Self.all.use { paths in
      unlink(unfinished)
      paths.remove(unfinished)
    }
  }

  /// Appends bytes.
  package func append(_ bytes: [UInt8]) throws(FileError) {
    do {
      try Transfer.writeAll(bytes, to: descriptor)
    } catch {
      throw FileError(.write, path, code: error.code)
    }
  }

  /// Overwrites bytes; ``append(_:)`` continues at the end.
  ///
  /// - Parameters:
  ///   - offset: The position of the first byte.
  ///   - bytes: The new bytes, which must not extend past the end.
  package func replace(offset: Int, with bytes: [UInt8]) throws(FileError) {
    try seek(off_t(offset), SEEK_SET)
    try append(bytes)
    try seek(0, SEEK_END)
  }

  /// Removes everything that was written.
  package func clear() throws(FileError) {
    guard ftruncate(descriptor, 0) == 0 else { throw FileError(.write, path, code: errno) }
    try seek(0, SEEK_SET)
  }

  /// Renames the file to its final path.
  ///
  /// It is consumed, because its descriptor number may soon belong to another file.
  package consuming func finish() throws(FileError) {
    isFinished = true
    let (path, unfinished, descriptor) = (path, unfinished, descriptor)
    let code = Self.all.use { paths -> CInt? in
      paths.remove(unfinished)
      // Network and quota errors may be reported only here.
      if close(descriptor) == 0, rename(unfinished, path) == 0 { return nil }
      let code = errno
      unlink(unfinished)
      return code
    }
    if let code { throw FileError(.write, path, code: code) }
  }

  private func seek(_ offset: off_t, _ origin: Int32) throws(FileError) {
    guard lseek(descriptor, offset, origin) >= 0 else {
      throw FileError(.write, path, code: errno)
    }
  }
}
