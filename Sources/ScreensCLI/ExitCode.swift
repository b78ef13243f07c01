/// How the tool ends, for the shell.
package enum ExitCode: Int32, Sendable, Equatable {
  /// All was done and nothing differs.
  case success = 0
  /// Something changed, was added or is obsolete.
  case different = 1
  /// The work could not be done: an unreadable snapshot, a full disk, a screen out of reach.
  case failed = 2
  /// The command line was wrong; the number is `EX_USAGE` of `sysexits.h`.
  case usage = 64
  /// Stopped from the keyboard; a shell's number for SIGINT, 128 + 2.
  case interrupted = 130
}
