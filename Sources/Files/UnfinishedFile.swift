#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A file that is written in pieces and takes its place when it is finished, as ``WholeFile`` has it.
///
/// One that is given up before is removed, and what was in its place stays.
package struct UnfinishedFile: ~Copyable {
  private let path: String
  private let unfinished: String
  private let descriptor: Int32
  private var isFinished: Bool

  /// Begins an empty file.
  ///
  /// - Parameter path: The place that it is to take.
  package init(for path: String) throws(FileError) {
    let unfinished = WholeFile.unfinished(path)
    let descriptor = open(unfinished, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw FileError(.write, path, code: errno) }
    self.path = path
    self.unfinished = unfinished
    self.descriptor = descriptor
    isFinished = false
  }

  deinit {
    if isFinished { return }
    close(descriptor)
    unlink(unfinished)
  }

  /// Writes bytes behind those that were written last.
  package func append(_ bytes: [UInt8]) throws(FileError) {
    do {
      try Transfer.writeAll(bytes, to: descriptor)
    } catch {
      throw FileError(.write, path, code: error.code)
    }
  }

  /// Writes bytes in the place of as many that are there; ``append(_:)`` goes on at the end.
  ///
  /// - Parameters:
  ///   - offset: How many bytes of the file stand before them.
  ///   - bytes: No more than stand from there on.
  package func replace(offset: Int, with bytes: [UInt8]) throws(FileError) {
    try seek(off_t(offset), SEEK_SET)
    try append(bytes)
    try seek(0, SEEK_END)
  }

  /// Forgets what was written.
  package func clear() throws(FileError) {
    guard ftruncate(descriptor, 0) == 0 else { throw FileError(.write, path, code: errno) }
    try seek(0, SEEK_SET)
  }

  /// Puts the file into its place, with which it is used up: the number of its descriptor may soon be that
  /// of another file.
  package consuming func finish() throws(FileError) {
    isFinished = true
    // Network and quota errors may come as late as here.
    guard close(descriptor) == 0, rename(unfinished, path) == 0 else {
      let code = errno
      unlink(unfinished)
      throw FileError(.write, path, code: code)
    }
  }

  private func seek(_ offset: off_t, _ origin: Int32) throws(FileError) {
    guard lseek(descriptor, offset, origin) >= 0 else {
      throw FileError(.write, path, code: errno)
    }
  }
}
