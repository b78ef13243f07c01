#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Opens files for reading.
package enum OpenFile {
  /// The descriptor of a file, or of something that can be read like one, such as a pipe.
  ///
  /// The caller closes it.
  ///
  /// - Throws: `EISDIR` for a folder, which can be opened but not read.
  package static func descriptor(_ path: String) throws(FileError) -> Int32 {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(.read, path, code: errno) }
    do {
      _ = try status(of: descriptor)
    } catch {
      close(descriptor)
      throw FileError(.read, path, code: error.code)
    }
    return descriptor
  }

  /// The status of an open file, unless it is a folder.
  static func status(of descriptor: Int32) throws(Transfer.Failure) -> stat {
    var facts = stat()
    guard fstat(descriptor, &facts) == 0 else { throw Transfer.Failure(code: errno) }
    guard facts.st_mode & S_IFMT != S_IFDIR else { throw Transfer.Failure(code: EISDIR) }
    return facts
  }
}

/// Complete reads and writes, over the system's partial ones.
enum Transfer {
  /// The system's error number.
  struct Failure: Error {
    var code: Int32
  }

  /// Reads from a descriptor to its end.
  ///
  /// - Parameters:
  ///   - size: The expected number of bytes.
  ///   - most: The number of bytes from which on it has no end; the error is then `EFBIG`.
  static func readAll(
    _ descriptor: Int32, expecting size: Int, atMost most: Int = .max
  ) throws(Failure) -> [UInt8] {
    // One byte more than expected, so that the end is detected without another call.
    var bytes = try readChunk(descriptor, room: max(0, size) + 1)
    while bytes.count > size {
      let chunk = try readChunk(descriptor, room: 65_536)
      if chunk.isEmpty { break }
      bytes += chunk
      guard bytes.count <= most else { throw Failure(code: EFBIG) }
    }
    return bytes
  }

  /// Reads until the buffer is full or the end is reached.
  static func readChunk(_ descriptor: Int32, room: Int) throws(Failure) -> [UInt8] {
    var failure: Failure?
    let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      while count < room {
        let step = read(descriptor, buffer.baseAddress.map { $0 + count }, room - count)
        if step == 0 { return }
        if step > 0 {
          count += step
        } else if errno != EINTR {
          failure = Failure(code: errno)
          return
        }
      }
    }
    if let failure { throw failure }
    return chunk
  }

  /// Writes all bytes.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(Failure) {
    var failure: Failure?
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let step = write(descriptor, buffer.baseAddress.map { $0 + done }, buffer.count - done)
        if step >= 0 {
          done += step
        } else if errno == EAGAIN {
          // Some parents make the standard streams non-blocking.
          var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = poll(&request, 1, -1)
        } else if errno != EINTR {
          failure = Failure(code: errno)
          return
        }
      }
    }
    if let failure { throw failure }
  }
}
