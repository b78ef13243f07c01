#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// What is at a path.
package struct FileFacts: Sendable, Equatable {
  /// The kinds of file.
  package enum Kind: Sendable, Equatable {
    /// A file with bytes.
    case file
    /// A folder.
    case folder
    /// A symbolic link.
    case link
    /// A pipe, a device or a socket.
    case other
  }

  /// What kind of file it is.
  package var kind: Kind
  /// The number of bytes of a file.
  package var size: Int
  /// When the content changed last, in nanoseconds since 1970.
  package var modified: Int
  /// When anything of the file changed last, also its name and its other times, in nanoseconds since 1970.
  package var changed: Int

  /// The facts of a file; nil if there is none.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - followsLinks: Whether the target of a link is asked for instead of the link.
  package static func of(
    _ path: String, followsLinks: Bool = true
  ) throws(FileError) -> FileFacts? {
    var status = stat()
    guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else {
      if errno == ENOENT { return nil }
      throw FileError(.read, path, code: errno)
    }
    let kind: Kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    #if canImport(Darwin)
      let times = (status.st_mtimespec, status.st_ctimespec)
    #else
      let times = (status.st_mtim, status.st_ctim)
    #endif
    return FileFacts(
      kind: kind, size: Int(status.st_size),
      modified: Int(times.0.tv_sec) * 1_000_000_000 + Int(times.0.tv_nsec),
      changed: Int(times.1.tv_sec) * 1_000_000_000 + Int(times.1.tv_nsec))
  }

  /// The absolute path of a file or folder without links in it; nil if there is none.
  package static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
