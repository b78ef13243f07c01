/// Formats paths for messages, relative to the working directory.
///
/// So messages are the same on every machine, and their paths can be pasted into commands.
struct ShownPath {
  /// The absolute path of the working directory.
  let folder: String

  /// The relative path from the folder to a path, or the path itself if it is already relative.
  ///
  /// Only the names are compared; the disk is not accessed. The system reports a working directory without
  /// symbolic links, so its `..` is always the parent by name.
  func text(of path: String) -> String {
    guard path.hasPrefix("/") else { return path }
    let start = names(in: folder)
    let goal = names(in: path)
    let shared = zip(start, goal).prefix { $0 == $1 }.count
    // A relative path through the root is neither shorter nor clearer than the path.
    guard shared > 0 else { return path }
    let relative = start.dropFirst(shared).map { _ in ".." } + goal.dropFirst(shared)
    return relative.isEmpty ? "." : relative.joined(separator: "/")
  }

  /// The names in an absolute path, with `.` and `..` resolved.
  private func names(in path: String) -> [String] {
    var names: [String] = []
    for name in path.split(separator: "/") where name != "." {
      if name == ".." {
        names = names.dropLast()
      } else {
        names.append(String(name))
      }
    }
    return names
  }
}
