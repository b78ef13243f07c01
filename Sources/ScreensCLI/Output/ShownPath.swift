/// How a path is written for a person: from where the person stands.
///
/// A run then says the same on every machine, and what it says can be pasted into a command.
struct ShownPath {
  /// The folder that the person stands in, absolute.
  let folder: String

  /// The way from the folder to a path, or the path itself when it is relative already.
  ///
  /// The way is found by the names alone, without looking at the disk. The system reports a working
  /// directory without symbolic links, so that its `..` is where the name before it says.
  func text(of path: String) -> String {
    guard path.hasPrefix("/") else { return path }
    let start = names(in: folder)
    let goal = names(in: path)
    let shared = zip(start, goal).prefix { $0 == $1 }.count
    // Through the root there is no way that is shorter or clearer than the path.
    guard shared > 0 else { return path }
    let relative = start.dropFirst(shared).map { _ in ".." } + goal.dropFirst(shared)
    return relative.isEmpty ? "." : relative.joined(separator: "/")
  }

  /// The names in an absolute path, with `.` and `..` followed.
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
