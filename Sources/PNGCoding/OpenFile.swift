#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Opens files for reading, with errors that tell what is there instead.
enum OpenFile {
  /// The descriptor of a file that is open for reading; the caller closes it.
  static func descriptor(_ path: String) throws(PNGDecodingError) -> Int32 {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw error(errno) }
    var facts = stat()
    guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT != S_IFDIR else {
      close(descriptor)
      throw .directory
    }
    return descriptor
  }

  /// The system's words for an `errno`.
  static func reason(_ code: Int32) -> String {
    String(cString: strerror(code))
  }

  private static func error(_ code: Int32) -> PNGDecodingError {
    // A file where the path needs a directory means, too, that nothing is there.
    code == ENOENT || code == ENOTDIR ? .missing : .unreadable(reason: reason(code))
  }
}
