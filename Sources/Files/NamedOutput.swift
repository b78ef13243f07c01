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
    case .nowhere(let code):
      throw FileError(.write, path, code: code)
    }
  }

  /// Whether a path leads to a device, a pipe or an open stream, whose name says nothing about its content.
  package static func isStream(_ path: String) -> Bool {
    switch Destination(path) {
    case .pipe, .device, .stream: true
    case .file, .nowhere: false
    }
  }

  /// Whether somebody reads the output on a terminal.
  package var isTerminal: Bool { stream?.isTerminal ?? false }

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
    if let stream { return try stream.append(bytes) }
    try file?.append(bytes)
  }

  /// Overwrites bytes, like ``UnfinishedFile/replace(offset:with:)``.
  package func replace(offset: Int, with bytes: [UInt8]) throws(FileError) {
    if let stream { return try stream.replace(offset: offset, with: bytes) }
    try file?.replace(offset: offset, with: bytes)
  }

  /// Removes everything that was written.
  package func clear() throws(FileError) {
    if let stream { return try stream.clear() }
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
///
/// Many bytes are in a temporary file until then, which has no name and so never remains.
private final class OutputStream {
  private let descriptor: Int32
  private let path: String
  /// The bytes, until there are too many of them.
  private var bytes: [UInt8] = []
  /// The temporary file with all bytes, from then on.
  private var file: Int32?

  /// The most bytes in memory.
  private static let mostBytes = 4 << 20

  init(owning descriptor: Int32, path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  deinit {
    close(descriptor)
    if let file { close(file) }
  }

  var isTerminal: Bool { isatty(descriptor) == 1 }

  func append(_ bytes: [UInt8]) throws(FileError) {
    if file == nil, self.bytes.count + bytes.count > Self.mostBytes {
      let file = try temporaryFile()
      self.file = file
      try write(self.bytes, to: file)
      self.bytes = []
    }
    if let file { try write(bytes, to: file) } else { self.bytes += bytes }
  }

  func replace(offset: Int, with bytes: [UInt8]) throws(FileError) {
    guard let file else {
      return self.bytes.replaceSubrange(offset..<offset + bytes.count, with: bytes)
    }
    try seek(file, off_t(offset), SEEK_SET)
    try write(bytes, to: file)
    try seek(file, 0, SEEK_END)
  }

  func clear() throws(FileError) {
    bytes = []
    if let file { close(file) }
    file = nil
  }

  /// Writes the bytes; a reader that left has what it needs.
  func finish() throws(FileError) {
    do {
      try Transfer.writeAll(bytes, to: descriptor)
      guard let file else { return }
      try seek(file, 0, SEEK_SET)
      while case let bytes = try Transfer.readChunk(file, room: 1 << 18), !bytes.isEmpty {
        try Transfer.writeAll(bytes, to: descriptor)
      }
    } catch let error as Transfer.Failure {
      if error.code != EPIPE { throw FileError(.write, path, code: error.code) }
    } catch let error as FileError {
      throw error
    } catch {
      preconditionFailure("both errors of writing are caught")
    }
  }

  /// Opens a new file without a name, in the system's folder of temporary files.
  private func temporaryFile() throws(FileError) -> Int32 {
    guard let file = tmpfile() else { throw FileError(.write, path, code: errno) }
    defer { fclose(file) }
    let descriptor = fcntl(fileno(file), F_DUPFD_CLOEXEC, 0)
    guard descriptor >= 0 else { throw FileError(.write, path, code: errno) }
    return descriptor
  }

  private func write(_ bytes: [UInt8], to file: Int32) throws(FileError) {
    do {
      try Transfer.writeAll(bytes, to: file)
    } catch {
      throw FileError(.write, path, code: error.code)
    }
  }

  private func seek(_ file: Int32, _ offset: off_t, _ origin: Int32) throws(FileError) {
    guard lseek(file, offset, origin) >= 0 else { throw FileError(.write, path, code: errno) }
  }
}
