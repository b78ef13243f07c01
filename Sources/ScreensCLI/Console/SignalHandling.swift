import CSupport

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
    cinterrupt_install(ExitCode.interrupted.rawValue, isatty(STDERR_FILENO) == 1)
  }

  /// Lets a reader that goes away show as EPIPE, which the streams know, instead of death.
  static func ignoreBrokenPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  /// Opens what stands in for a standard stream that the parent closed.
  ///
  /// Else the next file to be opened would get its number, and results would be written into a
  /// snapshot. Writing to the stand-in fails, as writing to a closed stream should.
  private static func reserveStreams() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      let mode = descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY
      _ = open("/dev/null", mode | O_CLOEXEC)
    }
  }
}

/// How a person at the keyboard asks work to end before it is done.
package struct Interruption: Sendable {
  /// From here on the first interrupt only asks the work to end; the next one ends the process.
  let begin: @Sendable () -> Void
  /// Whether an interrupt came since.
  let isRequested: @Sendable () -> Bool

  /// Nobody asks.
  package static let never = Interruption(begin: {}, isRequested: { false })

  /// The interrupts of this process.
  static let ofProcess = Interruption(
    begin: { cinterrupt_begin_graceful_work() },
    isRequested: { cinterrupt_is_requested() })
}
