#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A file of any size, of which parts are read on demand.
///
/// It is read and not mapped: truncating a mapped file ends the process, and mapped pages count as memory.
/// Input that is not a regular file, such as a pipe, is read as a whole.
package final class PartialFile: Sendable {
  /// The path, or the name that messages use instead.
  package let path: String
  /// The number of bytes.
  package let count: Int
  private let content: Content

  private enum Content: Sendable {
    case file(descriptor: Int32, stamp: Stamp)
    case memory([UInt8])
  }

  /// Detects a change of the file.
  fileprivate struct Stamp: Sendable, Equatable {
    var size: Int
    var seconds: Int
    var nanoseconds: Int
  }

  /// Opens a file.
  package convenience init(path: String) throws(FileError) {
    try self.init(owning: OpenFile.descriptor(path), path: path)
  }

  /// Reads standard input, which stays open.
  package convenience init(standardInputAs name: String) throws(FileError) {
    let descriptor = dup(STDIN_FILENO)
    guard descriptor >= 0 else { throw FileError(.read, name, code: errno) }
    try self.init(owning: descriptor, path: name)
  }

  /// Creates a file from bytes in memory.
  package init(_ bytes: [UInt8], path: String) {
    self.path = path
    count = bytes.count
    content = .memory(bytes)
  }

  private init(owning descriptor: Int32, path: String) throws(FileError) {
    let facts: stat
    do {
      facts = try OpenFile.status(of: descriptor)
    } catch {
      close(descriptor)
      throw FileError(.read, path, code: error.code)
    }
    self.path = path
    if facts.st_mode & S_IFMT == S_IFREG {
      count = Int(facts.st_size)
      content = .file(descriptor: descriptor, stamp: Stamp(facts))
      return
    }
    defer { close(descriptor) }
    do {
      let bytes = try Transfer.readAll(
        descriptor, expecting: 0, atMost: Self.room(of: facts, descriptor))
      count = bytes.count
      content = .memory(bytes)
    } catch {
      throw FileError(.read, path, code: error.code)
    }
  }

  /// The most bytes of an input that is not a file: a device such as `/dev/zero` has no end, and a program may write
  /// forever.
  private static func room(of facts: stat, _ descriptor: Int32) -> Int {
    let isDevice = [S_IFCHR, S_IFBLK].contains(facts.st_mode & S_IFMT)
    return isDevice && isatty(descriptor) == 0 ? 1 << 20 : 1 << 30
  }

  deinit {
    if case .file(let descriptor, _) = content { close(descriptor) }
  }

  /// Whether the size and the time of the file are the same as when it was opened.
  package var isUnchanged: Bool {
    guard case .file(let descriptor, let stamp) = content else { return true }
    var facts = stat()
    return fstat(descriptor, &facts) == 0 && Stamp(facts) == stamp
  }

  /// Reads bytes from an offset: as many as requested, or fewer at the end.
  ///
  /// - Parameters:
  ///   - offset: The first byte.
  ///   - room: The maximum number of bytes.
  ///   - bytes: Receives the bytes; its old content is replaced and its memory reused.
  package func read(from offset: Int, room: Int, into bytes: inout [UInt8]) throws(FileError) {
    switch content {
    case .memory(let all):
      bytes.removeAll(keepingCapacity: true)
      bytes += all[min(offset, all.count)..<min(offset + room, all.count)]
    case .file(let descriptor, _):
      if bytes.count != room { bytes = [UInt8](repeating: 0, count: room) }
      var done = 0
      while done < room {
        let step = bytes.withUnsafeMutableBytes {
          pread(descriptor, $0.baseAddress.map { $0 + done }, room - done, off_t(offset + done))
        }
        if step == 0 { break }
        if step > 0 {
          done += step
        } else if errno != EINTR {
          throw FileError(.read, path, code: errno)
        }
      }
      bytes.removeLast(room - done)
    }
  }
}

extension PartialFile.Stamp {
  fileprivate init(_ facts: stat) {
    #if canImport(Darwin)
      let time = facts.st_mtimespec
    #else
      let time = facts.st_mtim
    #endif
    self.init(size: Int(facts.st_size), seconds: time.tv_sec, nanoseconds: time.tv_nsec)
  }
}
