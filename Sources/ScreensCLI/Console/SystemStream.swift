#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The streams of this process.
enum SystemStream {
  /// A stream of the process, by its descriptor.
  static func sink(_ descriptor: Int32) -> Sink {
    guard isStream(descriptor) else {
      return Sink(isTerminal: false) { _ throws(OutputError) in throw .closed }
    }
    let isTerminal = isatty(descriptor) == 1
    return Sink(isTerminal: isTerminal, columns: isTerminal ? columns(of: descriptor) : nil) {
      bytes throws(OutputError) in
      try write(bytes, to: descriptor)
    }
  }

  /// Whether a descriptor is a stream of the parent.
  ///
  /// If the parent closed it, the concurrency runtime has reused the number for an epoll or event descriptor
  /// before the tool runs; Linux gives these no file type.
  private static func isStream(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT != 0
  }

  /// Writes all of the bytes.
  ///
  /// A closed pipe (`screens list | head -1`) is not an error: the reader has what it needs, and the verdict of the
  /// run is still valid. The remaining bytes are dropped.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) throws(OutputError) {
    var offset = 0
    while offset < bytes.count {
      let (count, number) = bytes[offset...].withUnsafeBytes { rest in
        let count = systemWrite(descriptor, rest.baseAddress, rest.count)
        return (count, errno)
      }
      if count >= 0 {
        offset += count
        continue
      }
      switch number {
      case EINTR: continue
      case EAGAIN: waitUntilWritable(descriptor)
      case EPIPE: return
      case ENOSPC, EDQUOT: throw .diskFull
      case EBADF: throw .closed
      default: throw .system(number)
      }
    }
  }

  /// Waits until the stream is writable: some parents make it non-blocking.
  private static func waitUntilWritable(_ descriptor: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&request, 1, -1)
  }

  private static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}

/// The system's `write`, which the method of the same name shadows.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
