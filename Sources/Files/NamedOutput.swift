#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// An output whose path a person gave: a file like any ``UnfinishedFile``, or a device, a pipe or an open stream,
/// which is written to and never replaced.
package struct NamedOutput: ~Copyable {
  /// The file; nil for a stream.
  private let file: UnfinishedFile?
  /// The stream; nil for a file.
  private let stream: OutputStream?

  /// Opens an output.
  ///
  /// - Parameter path: The path of a file, which may not exist yet, of a device or a pipe, or of an open stream of
  ///   this process, such as `/dev/stdout`.
  package init(_ path: String) throws(FileError) {
    switch Destination(path) {
    case .file(let target, let mode):
      file = try UnfinishedFile(at: target, mode: mode, for: path)
      stream = nil
    case .pipe, .device:
      let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
      guard descriptor >= 0 else { throw FileError(.write, path, code: errno) }
      file = nil
      stream = OutputStream(owning: descriptor, path: path)
    case .stream(let number):
      let descriptor = dup(number)
      guard descriptor >= 0 else { throw FileError(.write, path, code: errno) }
      file = nil
      stream = OutputStream(owning: descriptor, path: path)
    }
  }

  /// Writes a whole output.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let output = try NamedOutput(path)
    try output.append(bytes)
    try output.finish()
  }

  /// Adds bytes at the end of a file, or writes them to a stream.
  package static func append(_ bytes: [UInt8], to path: String) throws(FileError) {
    guard case .file = Destination(path) else { return try write(bytes, to: path) }
    try write((try WholeFile.read(path) ?? []) + bytes, to: path)
  }

  /// Appends bytes.
  package func append(_ bytes: [UInt8]) throws(FileError) {
    if let stream { return stream.bytes += bytes }
    try file?.append(bytes)
  }

  /// Overwrites bytes, like ``UnfinishedFile/replace(offset:with:)``.
  package func replace(offset: Int, with bytes: [UInt8]) throws(FileError) {
    if let stream {
      return stream.bytes.replaceSubrange(offset..<offset + bytes.count, with: bytes)
    }
    try file?.replace(offset: offset, with: bytes)
  }

  /// Removes everything that was written.
  package func clear() throws(FileError) {
    if let stream { return stream.bytes = [] }
    try file?.clear()
  }

  /// Renames the file to its final path, or writes all bytes to the stream.
  package consuming func finish() throws(FileError) {
    if let stream { return try stream.finish() }
    switch consume file {
    case .some(let file): try file.finish()
    case .none: break
    }
  }
}

/// The bytes for a stream, which takes no bytes back: they are written when all of them are known.
private final class OutputStream {
  var bytes: [UInt8] = []
  private let descriptor: Int32
  private let path: String

  init(owning descriptor: Int32, path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  deinit { close(descriptor) }

  /// Writes the bytes; a reader that left has what it needs.
  func finish() throws(FileError) {
    do {
      try Transfer.writeAll(bytes, to: descriptor)
    } catch  where error.code != EPIPE {
      throw FileError(.write, path, code: error.code)
    } catch {}
  }
}
