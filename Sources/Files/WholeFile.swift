#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Reads and writes files as a whole.
///
/// A file is written under another name first and then renamed: whoever looks, and whenever the
/// process is killed, finds the old content or the new, never a part. The data is not forced to the
/// disk, which would cost milliseconds a file: after a loss of power the repository has the old one.
package enum WholeFile {
  /// What the names of unfinished files start with; the id of the process follows.
  private static let mark = ".screens-"

  /// Reads a file.
  ///
  /// - Returns: The content, or `nil` when there is no such file.
  package static func read(_ path: String) throws(FileError) -> [UInt8]? {
    // Without waiting: a pipe in the place of a snapshot would never end.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw FileError(.read, path, code: errno)
    }
    defer { close(descriptor) }
    do throws(Transfer.Failure) {
      let facts = try OpenFile.status(of: descriptor)
      guard facts.st_mode & S_IFMT == S_IFREG else { throw Transfer.Failure(code: ENXIO) }
      return try Transfer.readAll(descriptor, expecting: Int(facts.st_size))
    } catch {
      throw FileError(.read, path, code: error.code)
    }
  }

  /// Writes a file so that it is there whole or not at all, and replaces what was there.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let file = try UnfinishedFile(for: path)
    try file.append(bytes)
    try file.finish()
  }

  /// Writes files as ``write(_:to:)`` does, of which none takes its place before all are written.
  ///
  /// So a full disk leaves all as they were. They take their places in the given order.
  package static func write(
    _ files: some BidirectionalCollection<(path: String, bytes: [UInt8])>
  ) throws(FileError) {
    guard let last = files.last else { return }
    let file = try UnfinishedFile(for: last.path)
    try file.append(last.bytes)
    try write(files.dropLast())
    try file.finish()
  }

  /// Removes a file; one that is not there is no error.
  package static func remove(_ path: String) throws(FileError) {
    guard unlink(path) == 0 || errno == ENOENT else {
      throw FileError(.remove, path, code: errno)
    }
  }

  /// Makes a folder with those above it; one that is there is no error.
  package static func makeFolder(_ path: String) throws(FileError) {
    var facts = stat()
    if stat(path, &facts) == 0 {
      guard facts.st_mode & S_IFMT == S_IFDIR else {
        throw FileError(.makeFolder, path, code: ENOTDIR)
      }
      return
    }
    try makeFolder(above: path.hasSuffix("/") ? String(path.dropLast()) : path)
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else {
      throw FileError(.makeFolder, path, code: errno)
    }
  }

  /// Makes the folder that a file is to lie in, with those above it; one that is there is no error.
  package static func makeFolder(above path: String) throws(FileError) {
    let (folder, _) = split(path)
    if !folder.isEmpty, folder != "/" { try makeFolder(String(folder.dropLast())) }
  }

  /// Whether two paths lead to one folder, whether or not it is there yet.
  package static func isOneFolder(_ path: String, _ other: String) -> Bool {
    var (first, second) = (stat(), stat())
    guard stat(path, &first) == 0, stat(other, &second) == 0 else { return path == other }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }

  /// The names in a folder, sorted by their UTF-8 bytes; none when there is no such folder.
  package static func names(in folder: String) throws(FileError) -> [String] {
    guard let directory = opendir(folder) else {
      if errno == ENOENT { return [] }
      throw FileError(.list, folder, code: errno)
    }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Whether a name is that of an unfinished file.
  package static func isUnfinished(_ name: String) -> Bool {
    name.hasPrefix(mark) && name.dropFirst(mark.count).first?.isNumber == true
  }

  /// Removes what killed runs left unfinished in a folder; files of another living process stay.
  ///
  /// To be called before this process writes there: in a container each run may have the number that
  /// the killed one had, so that what has this process's own number is a leftover too.
  package static func removeUnfinished(in folder: String) throws(FileError) {
    try removeUnfinished(in: folder) { _ in true }
  }

  /// Removes what killed runs left unfinished of one file, in a folder that is not this process's own: what
  /// is left of others stays, and so do files of another living process.
  ///
  /// To be called before this process writes the file, as ``removeUnfinished(in:)``.
  package static func removeUnfinished(of path: String) throws(FileError) {
    let (folder, name) = split(path)
    try removeUnfinished(in: folder.isEmpty ? "." : folder) { $0 == "-\(name)" }
  }

  /// - Parameter isMeant: Whether a leftover is, by what follows the number in its name.
  private static func removeUnfinished(
    in folder: String, where isMeant: (Substring) -> Bool
  ) throws(FileError) {
    for name in try names(in: folder) where name.hasPrefix(mark) {
      let rest = name.dropFirst(mark.count)
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      guard let process = pid_t(digits), isMeant(rest.dropFirst(digits.count)) else { continue }
      let isOtherAlive = process != getpid() && (kill(process, 0) == 0 || errno == EPERM)
      if !isOtherAlive { try remove("\(folder)/\(name)") }
    }
  }

  /// Where a file is until it is finished: beside its place, so that renaming is all that is left.
  static func unfinished(_ path: String) -> String {
    let (folder, name) = split(path)
    return "\(folder)\(mark)\(getpid())-\(name)"
  }

  /// A path's folder, with the slash at its end, and its name.
  private static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return ("", path) }
    return (String(path[...slash]), String(path[path.index(after: slash)...]))
  }
}
