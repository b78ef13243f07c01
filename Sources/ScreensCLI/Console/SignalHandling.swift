import CSupport

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Sets up how this process handles signals and closed streams.
enum SignalHandling {
  /// Sets up the process; call it once, before anything is opened.
  static func install() {
    reserveStreams()
    ignoreBrokenPipes()
    // Exceeding the file size limit then is an error EFBIG, which names the file, and does not kill the process.
    signal(SIGXFSZ, SIG_IGN)
    cinterrupt_install(ExitCode.interrupted.rawValue, isatty(STDERR_FILENO) == 1)
  }

  /// Lets a closed pipe be an error EPIPE, which the streams handle, instead of killing the process.
  static func ignoreBrokenPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  /// Opens replacements for standard streams that the parent closed.
  ///
  /// Otherwise the next opened file would get the descriptor, and results would be written into a snapshot.
  /// Writing to a replacement fails, as for a closed stream.
  private static func reserveStreams() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      let mode = descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY
      _ = open("/dev/null", mode | O_CLOEXEC)
    }
  }
}

/// Interruption of work from the keyboard.
package struct Interruption: Sendable {
  /// From now on the first interrupt requests the end of the work; the next one kills the process.
  let begin: @Sendable () -> Void
  /// Whether an interrupt was received since then.
  let isRequested: @Sendable () -> Bool

  /// No interruption.
  package static let never = Interruption(begin: {}, isRequested: { false })

  /// The interrupts of this process.
  static let ofProcess = Interruption(
    begin: { cinterrupt_begin_graceful_work() },
    isRequested: { cinterrupt_is_requested() })
}
