/// Why results could not be written.
package enum OutputError: Error, Equatable {
  case diskFull
  /// The stream was closed before the tool started, as by `>&-` in a shell.
  case closed
  /// Another error of the system, by its number in `errno.h`.
  case system(Int32)
}
