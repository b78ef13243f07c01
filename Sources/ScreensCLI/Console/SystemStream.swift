#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The streams of this process.
enum SystemStream {
  /// A stream of the process, by its number.
  static func sink(_ descriptor: Int32) -> Sink {
    let isTerminal = isatty(descriptor) == 1
    return Sink(isTerminal: isTerminal, columns: isTerminal ? columns(of: descriptor) : nil) {
      bytes throws(OutputError) in
      try write(bytes, to: descriptor)
    }
  }

  /// Writes all of the bytes.
  ///
  /// A reader that went away (`screens list | head -1`) is no error: it has what it wanted, and the
  /// verdict of the run stays true. What is left for it is dropped.
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

  /// Waits where a parent has made the stream non-blocking, as some terminals and runners do.
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

/// The system's `write`, which the method of that name above hides.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
