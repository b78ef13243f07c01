#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A file that is written in pieces under a temporary name and renamed when it is finished, like ``WholeFile``.
///
/// If it is dropped before, it is removed, and an existing file at its path is kept. A link at the end of the path
/// is followed, and the new file has the permissions of the old one.
package struct UnfinishedFile: ~Copyable {
  /// The path as given, for messages.
  private let path: String
  /// The path behind all links.
  private let target: String
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
  /// - Throws: `ENXIO` for a device or a pipe, which is neither replaced nor written to.
  package init(for path: String) throws(FileError) {
    switch Destination(path) {
    case .file(let target, let mode): try self.init(at: target, mode: mode, for: path)
    case .pipe, .device, .stream: throw FileError(.write, path, code: ENXIO)
    case .nowhere(let code): throw FileError(.write, path, code: code)
    }
  }

  /// - Parameters:
  ///   - target: The path behind all links.
  ///   - mode: The permissions of the file that is replaced.
  ///   - path: The path for messages.
  init(at target: String, mode: mode_t?, for path: String) throws(FileError) {
    let unfinished = WholeFile.unfinished(target)
    let (descriptor, code) = Self.all.use { paths in
      let descriptor = open(unfinished, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
      let code = errno
      if descriptor >= 0 { paths.insert(unfinished) }
      return (descriptor, code)
    }
    guard descriptor >= 0 else { throw FileError(.write, path, code: code) }
    // Not all file systems have permissions.
    if let mode { _ = fchmod(descriptor, mode) }
    self.path = path
    self.target = target
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
    try end { _ in }
  }

  /// Removes the old file and renames this one to its path.
  ///
  /// Replacing a file makes some file systems write the new one to the disk at once (`auto_da_alloc` of ext4), which
  /// takes longer than everything else. A process that is killed in between leaves no file, and never half a one.
  package consuming func finishWithoutWaiting() throws(FileError) {
    try end { unlink($0) }
  }

  /// - Parameter prepare: Called with the final path before the file gets it.
  private consuming func end(_ prepare: (String) -> Void) throws(FileError) {
    isFinished = true
    let (path, target, unfinished, descriptor) = (path, target, unfinished, descriptor)
    let code = Self.all.use { paths -> CInt? in
      paths.remove(unfinished)
      // Network and quota errors may be reported only here.
      if close(descriptor) == 0 {
        prepare(target)
        if rename(unfinished, target) == 0 { return nil }
      }
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
