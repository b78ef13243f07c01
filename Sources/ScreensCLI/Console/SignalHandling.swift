import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// How this process takes signals and missing streams.
enum SignalHandling {
  /// Sets the process up; to be called once, before anything is opened.
  static func install() {
    reserveStreams()
    ignoreBrokenPipes()
    // A limit on the size of files shows as EFBIG then, which names the file, instead of death.
    signal(SIGXFSZ, SIG_IGN)
    // Both must be there before a handler looks at them: it may not set anything up.
    erasesLine.store(isatty(STDERR_FILENO) == 1, ordering: .relaxed)
    isGraceful.store(false, ordering: .relaxed)
    signal(SIGINT) { _ in
      if SignalHandling.isGraceful.exchange(false, ordering: .relaxed) { return }
      // Only calls that are safe in a signal handler: the bytes are on the stack.
      if SignalHandling.erasesLine.load(ordering: .relaxed) {
        var erasure: (UInt8, UInt8, UInt8, UInt8, UInt8) = (0x0D, 0x1B, 0x5B, 0x32, 0x4B)
        _ = write(STDERR_FILENO, &erasure, 5)
      }
      _exit(ExitCode.interrupted.rawValue)
    }
  }

  private static let erasesLine = Atomic(false)
  /// Whether the next interrupt only asks the work to end.
  private static let isGraceful = Atomic(false)

  /// Lets the first interrupt from now on ask the work to end, which ``isInterrupted`` tells; the
  /// second one ends the process at once.
  static func beginGracefulWork() {
    isGraceful.store(true, ordering: .relaxed)
  }

  /// Whether an interrupt came during graceful work.
  static var isInterrupted: Bool { !isGraceful.load(ordering: .relaxed) }

  /// Lets a reader that goes away show as EPIPE, which the streams know, instead of death.
  static func ignoreBrokenPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  /// Opens what stands in for a standard stream that the parent closed.
  ///
  /// Else the next file to be
  /// opened would get its number, and results would be written into a snapshot. Writing to the
  /// stand-in fails, as writing to a closed stream should.
  private static func reserveStreams() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      let mode = descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY
      _ = open("/dev/null", mode | O_CLOEXEC)
    }
  }
}
