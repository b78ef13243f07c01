#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Opens files for reading.
package enum OpenFile {
  /// The descriptor of a file that is open for reading, or of what can be read like one, such as a
  /// pipe; the caller closes it.
  ///
  /// - Throws: `EISDIR` for a folder, which can be opened, but not read.
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

  /// The status of what is open, unless it is a folder.
  static func status(of descriptor: Int32) throws(Transfer.Failure) -> stat {
    var facts = stat()
    guard fstat(descriptor, &facts) == 0 else { throw Transfer.Failure(code: errno) }
    guard facts.st_mode & S_IFMT != S_IFDIR else { throw Transfer.Failure(code: EISDIR) }
    return facts
  }
}
