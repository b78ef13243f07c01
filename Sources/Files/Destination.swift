#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Where written bytes go: a path alone does not say, because links are followed and devices are not replaced.
enum Destination: Equatable {
  /// A file, which may not exist yet.
  ///
  /// - Parameters:
  ///   - path: The path behind all links at its end.
  ///   - mode: The permissions of the existing file.
  case file(path: String, mode: mode_t?)
  /// A pipe or socket.
  case pipe
  /// A device.
  case device
  /// An open stream of this process, such as `/dev/stdout`, by its descriptor.
  case stream(Int32)
  /// No place: the links lead in circles, or to a name that is not UTF-8; the error number.
  case nowhere(Int32)

  /// Finds out where a path leads.
  ///
  /// Another problem of the path is not an error here, because writing to it fails for the same reason.
  init(_ path: String) {
    var path = path
    for _ in 0...Self.mostLinks {
      // A link of `/proc` leads to an open pipe, whose name is no path.
      guard let next = Self.target(ofLink: path), !Self.isDevice(behind: path),
        Self.descriptor(named: path) == nil
      else {
        self = Self.found(at: path)
        return
      }
      guard let text = InvalidText.decoded(next) else {
        self = .nowhere(EILSEQ)
        return
      }
      path = text.hasPrefix("/") ? text : WholeFile.split(path).folder + text
    }
    self = .nowhere(ELOOP)
  }

  /// What is at a path that is no link, or one to a device.
  private static func found(at path: String) -> Destination {
    if let descriptor = descriptor(named: path) { return .stream(descriptor) }
    var facts = stat()
    guard stat(path, &facts) == 0 else { return .file(path: path, mode: nil) }
    return switch facts.st_mode & S_IFMT {
    case S_IFREG: .file(path: path, mode: facts.st_mode & 0o7777)
    case S_IFDIR: .file(path: path, mode: nil)
    case S_IFIFO, S_IFSOCK: .pipe
    default: .device
    }
  }

  /// The number of links that Linux follows.
  private static let mostLinks = 40

  /// The open stream that a path names on every system.
  private static func descriptor(named path: String) -> Int32? {
    switch path {
    case "/dev/stdin": return STDIN_FILENO
    case "/dev/stdout": return STDOUT_FILENO
    case "/dev/stderr": return STDERR_FILENO
    default: break
    }
    for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) {
      return Int32(path.dropFirst(folder.count))
    }
    return nil
  }

  private static func isDevice(behind link: String) -> Bool {
    var facts = stat()
    guard stat(link, &facts) == 0 else { return false }
    return ![S_IFREG, S_IFDIR].contains(facts.st_mode & S_IFMT)
  }

  /// The bytes of the path that a link contains; nil for what is no link.
  private static func target(ofLink path: String) -> [UInt8]? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &bytes, bytes.count)
    guard count > 0, count < bytes.count else { return nil }
    return bytes[..<count].map { UInt8(bitPattern: $0) }
  }
}
