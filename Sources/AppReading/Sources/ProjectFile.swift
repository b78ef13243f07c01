/// What a scan reads of an Xcode project.
enum ProjectFile {
  /// The language that the texts of a project are developed in; nil if the project does not say.
  static func developmentLanguage(_ bytes: [UInt8]) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let range = text.firstRange(of: "developmentRegion = ") else { return nil }
    let word = text[range.upperBound...].prefix { $0 != ";" && $0 != "\n" }
    let language = word.filter { $0 != "\"" }
    return language.isEmpty ? nil : language
  }

  /// The names of the Swift files that the targets of a project list one by one.
  static func sourceNames(_ bytes: [UInt8]) -> Set<String> {
    let end = Array(".swift in Sources */ = {".utf8)
    var names: Set<String> = []
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let range = line.firstRange(of: end), let start = line.firstIndex(of: UInt8(ascii: "*"))
      else { continue }
      let name = line[start..<range.lowerBound].dropFirst(2)
      names.insert(String(decoding: name, as: UTF8.self) + ".swift")
    }
    return names
  }

  /// The files beside listed ones that no project lists: they were removed from it, or never added.
  ///
  /// - Parameters:
  ///   - paths: The paths of the Swift files.
  ///   - names: The names of the files that the projects list.
  static func unlisted(_ paths: [String], names: Set<String>) -> Set<String> {
    guard !names.isEmpty else { return [] }
    let split = paths.map { path -> (path: String, folder: Substring, name: String) in
      let slash = path.lastIndex(of: "/")
      let name = slash.map { path[path.index(after: $0)...] } ?? path[...]
      return (path, slash.map { path[..<$0] } ?? "", String(name))
    }
    // A folder that the project builds as a whole, as that of a package, may have a listed name by chance.
    let counts = split.reduce(into: [Substring: (listed: Int, other: Int)]()) { counts, file in
      if names.contains(file.name) {
        counts[file.folder, default: (0, 0)].listed += 1
      } else {
        counts[file.folder, default: (0, 0)].other += 1
      }
    }
    let folders = counts.filter { $1.listed >= max(1, $1.other) }
    return Set(
      split.lazy.filter { folders[$0.folder] != nil && !names.contains($0.name) }.map(\.path))
  }

  /// The files with the name of a listed one that are in another folder than it, as those of an old version of the app.
  ///
  /// The sources of a package, and a folder with more than such files, are built as a whole.
  ///
  /// - Parameters:
  ///   - paths: The paths of the Swift files.
  ///   - names: The names of the files that the projects list.
  ///   - projects: The projects.
  static func copies(
    _ paths: [String], names: Set<String>, of projects: [AppContents.File]
  ) -> Set<String> {
    let same = Dictionary(grouping: paths) { path in
      String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
    }.filter { $1.count > 1 && names.contains($0) }
    guard !same.isEmpty else { return [] }
    let listed = projects.reduce(into: Set<String>()) {
      $0.formUnion(ProjectPaths($1.bytes, at: $1.path).swiftFiles)
    }
    let copies = same.values.reduce(into: Set<String>()) { copies, paths in
      let others = paths.filter { !listed.contains($0) }
      if others.count < paths.count { copies.formUnion(others) }
    }
    let counts = paths.reduce(into: [Substring: (copies: Int, other: Int)]()) { counts, path in
      if copies.contains(path) {
        counts[folder(of: path), default: (0, 0)].copies += 1
      } else {
        counts[folder(of: path), default: (0, 0)].other += 1
      }
    }
    return copies.filter { path in
      let count = counts[folder(of: path)] ?? (0, 0)
      return count.copies > count.other && !path.split(separator: "/").contains("Sources")
    }
  }

  private static func folder(of path: String) -> Substring {
    path.lastIndex(of: "/").map { path[..<$0] } ?? ""
  }
}
