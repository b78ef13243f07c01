#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Reads and writes files as a whole.
///
/// A file is first written under another name and then renamed. So readers see the old or the new content and
/// never a part of it, even if the process is killed. The data is not synced to the disk, which would cost
/// milliseconds per file: after a power loss the repository has the old content.
package enum WholeFile {
  /// The prefix of the names of unfinished files; the process id follows.
  private static let mark = ".screens-"

  /// Reads a file.
  ///
  /// - Returns: The content, or `nil` if the file does not exist.
  package static func read(_ path: String) throws(FileError) -> [UInt8]? {
    try readStart(path, count: nil)
  }

  /// Reads the first bytes of a file: as many as requested, all for nil, or fewer at the end.
  package static func readStart(_ path: String, count: Int?) throws(FileError) -> [UInt8]? {
    // Without blocking: a pipe instead of a snapshot would never end.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw FileError(.read, path, code: errno)
    }
    defer { close(descriptor) }
    do throws(Transfer.Failure) {
      let facts = try OpenFile.status(of: descriptor)
      guard facts.st_mode & S_IFMT == S_IFREG else { throw Transfer.Failure(code: ENXIO) }
      if let count { return try Transfer.readChunk(descriptor, room: count) }
      return try Transfer.readAll(descriptor, expecting: Int(facts.st_size))
    } catch {
      throw FileError(.read, path, code: error.code)
    }
  }

  /// Writes a file completely or not at all, and replaces an existing one.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let file = try UnfinishedFile(for: path)
    try file.append(bytes)
    try file.finish()
  }

  /// Writes files like ``write(_:to:)``, but renames the first only after all of them are written.
  ///
  /// So a full disk changes none of them. They are renamed in the given order.
  package static func write(
    _ files: some BidirectionalCollection<(path: String, bytes: [UInt8])>
  ) throws(FileError) {
    guard let last = files.last else { return }
    let file = try UnfinishedFile(for: last.path)
    try file.append(last.bytes)
    try write(files.dropLast())
    try file.finish()
  }

  /// Writes a file like ``write(_:to:)``, but keeps one with the same content, and replaces another one without waiting
  /// for the disk.
  ///
  /// A process that is killed may leave no file. So this is for results that can be produced again, not for snapshots.
  package static func refresh(_ bytes: [UInt8], at path: String) throws(FileError) {
    // What cannot be read is replaced.
    if (try? read(path)) == bytes { return }
    let file = try UnfinishedFile(for: path)
    try file.append(bytes)
    try file.finishWithoutWaiting()
  }

  /// Makes a file without content, or removes the content of an existing one, for which even a full disk has room.
  package static func empty(_ path: String) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NONBLOCK, 0o644)
    guard descriptor >= 0 else { throw FileError(.write, path, code: errno) }
    close(descriptor)
  }

  /// Removes a file; a missing file is not an error.
  package static func remove(_ path: String) throws(FileError) {
    guard unlink(path) == 0 || errno == ENOENT else {
      throw FileError(.remove, path, code: errno)
    }
  }

  /// Creates a folder and its parents; an existing folder is not an error.
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

  /// Creates the folder of a file and its parents; an existing folder is not an error.
  package static func makeFolder(above path: String) throws(FileError) {
    let (folder, _) = split(path)
    if !folder.isEmpty, folder != "/" { try makeFolder(String(folder.dropLast())) }
  }

  /// Whether two paths lead to the same folder, even if it does not exist yet.
  package static func isSameFolder(_ path: String, _ other: String) -> Bool {
    var (first, second) = (stat(), stat())
    guard stat(path, &first) == 0, stat(other, &second) == 0 else { return path == other }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }

  /// The names in a folder, sorted by their UTF-8 bytes; empty if the folder does not exist.
  ///
  /// Names that are not UTF-8 are left out, because a path in a string cannot contain them.
  package static func names(in folder: String) throws(FileError) -> [String] {
    try allNames(in: folder).valid
  }

  /// The names in a folder that are not UTF-8, sorted; bytes that are not ASCII are spelled out.
  package static func invalidNames(in folder: String) throws(FileError) -> [String] {
    try allNames(in: folder).invalid
  }

  /// The names in a folder, as those of ``names(in:)`` and of ``invalidNames(in:)``.
  package static func allNames(
    in folder: String
  ) throws(FileError) -> (valid: [String], invalid: [String]) {
    var (valid, invalid) = ([String](), [String]())
    try forEachEntry(in: folder) { bytes in
      if let name = InvalidText.decoded(bytes) {
        valid.append(name)
      } else {
        invalid.append(InvalidText.spelling(of: bytes))
      }
    }
    valid.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return (valid, invalid.sorted())
  }

  /// Calls a function with each name in a folder that is UTF-8, in no order, without keeping them.
  package static func forEachName(
    in folder: String, _ body: (String) -> Void
  ) throws(FileError) {
    try forEachEntry(in: folder) { if let name = InvalidText.decoded($0) { body(name) } }
  }

  private static func forEachEntry(
    in folder: String, _ body: ([UInt8]) -> Void
  ) throws(FileError) {
    guard let directory = opendir(folder) else {
      if errno == ENOENT { return }
      throw FileError(.list, folder, code: errno)
    }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { place in
        place.withMemoryRebound(to: CChar.self, capacity: 1) { InvalidText.bytes(of: $0) }
      }
      if name != [0x2E], name != [0x2E, 0x2E] { body(name) }
    }
  }

  /// Whether a name belongs to an unfinished file.
  package static func isUnfinished(_ name: String) -> Bool {
    name.hasPrefix(mark) && name.dropFirst(mark.count).first?.isNumber == true
  }

  /// Removes the unfinished files of killed runs from a folder; files of other running processes are kept.
  ///
  /// Call it before this process writes there: in a container a run may have the process id of a killed one, so
  /// files with this process's id are leftovers, too.
  package static func removeUnfinished(in folder: String) throws(FileError) {
    try removeUnfinished(in: folder) { _ in true }
  }

  /// Removes the unfinished versions of one file that killed runs left; leftovers of other files and files of
  /// other running processes are kept.
  ///
  /// Call it before this process writes the file, like ``removeUnfinished(in:)``.
  package static func removeUnfinished(of path: String) throws(FileError) {
    guard case .file(let target, _) = Destination(path) else { return }
    let (folder, name) = split(target)
    try removeUnfinished(in: folder.isEmpty ? "." : folder) { $0 == "-\(name)" }
  }

  /// - Parameter isMeant: Selects leftovers by the part of their names after the process id.
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

  /// The temporary path of a file: in the same folder, so that it can be renamed.
  static func unfinished(_ path: String) -> String {
    let (folder, name) = split(path)
    return "\(folder)\(mark)\(getpid())-\(name)"
  }

  /// The folder of a path, with a trailing slash, and the name.
  static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return ("", path) }
    return (String(path[...slash]), String(path[path.index(after: slash)...]))
  }
}
