/// What a scan reads of an Xcode project, or of the `Project.swift` that Tuist makes one of.
enum ProjectFile {
  /// The language that the texts of a project are developed in; nil if the project does not say.
  static func developmentLanguage(_ bytes: [UInt8]) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    let isOfTuist = text.includes("import ProjectDescription")
    guard let range = text.firstRange(of: "developmentRegion\(isOfTuist ? ":" : " =") ") else {
      return nil
    }
    let word = text[range.upperBound...].prefix { !";,)\n".contains($0) }
    let language = word.filter { $0 != "\"" }
    return language.isEmpty ? nil : language
  }

  /// Whether a file may be one that Tuist makes a project of, and not a model of the app with the same name.
  static func mayBeOfTuist(_ path: String) -> Bool {
    path == "Project.swift" || path.hasSuffix("/Project.swift")
  }

  /// The names of the Swift files that the targets of a project list one by one.
  static func sourceNames(_ bytes: [UInt8]) -> Set<String> {
    let end = Array(".swift in Sources */ = {".utf8)
    var names: Set<String> = []
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let range = line.firstRange(of: end), let start = line.firstIndex(of: UInt8(ascii: "*"))
      else { continue }
      let name = String(decoding: line[start..<range.lowerBound].dropFirst(2), as: UTF8.self)
      // Scripts give files the name of their path, `/* Views/JarView.swift in Sources */`.
      names.insert(name.fileName + ".swift")
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
    let split = paths.map { (path: $0, folder: $0.folderPath, name: String($0.fileName)) }
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
  /// The sources of a package are built as a whole, and so is a folder of which no file is listed and most are no copies.
  ///
  /// - Parameters:
  ///   - paths: The paths of the Swift files.
  ///   - names: The names of the files that the projects list.
  ///   - projects: The projects.
  static func copies(
    _ paths: [String], names: Set<String>, of projects: [AppContents.File]
  ) -> Set<String> {
    let same = Dictionary(grouping: paths) { String($0.fileName) }
      .filter { $1.count > 1 && names.contains($0) }
    guard !same.isEmpty else { return [] }
    let listed = listedPaths(of: projects)
    let copies = same.values.reduce(into: Set<String>()) { copies, paths in
      let others = paths.filter { !listed.contains($0) }
      if others.count < paths.count { copies.formUnion(others) }
    }
    let counts = paths.reduce(into: [Substring: (copies: Int, other: Int)]()) { counts, path in
      if copies.contains(path) {
        counts[path.folderPath, default: (0, 0)].copies += 1
      } else {
        counts[path.folderPath, default: (0, 0)].other += 1
      }
    }
    let foldersOfListed = Set(listed.lazy.map { String($0.folderPath) })
    return copies.filter { path in
      guard !isOfPackage(path) else { return false }
      let count = counts[path.folderPath] ?? (0, 0)
      return count.copies > count.other || foldersOfListed.contains(String(path.folderPath))
    }
  }

  /// Whether a file is one of the sources of a package, by its path.
  private static func isOfPackage(_ path: String) -> Bool {
    path.split(separator: "/").contains("Sources")
  }

  /// The paths of the Swift files that projects list.
  private static func listedPaths(of projects: [AppContents.File]) -> Set<String> {
    projects.reduce(into: Set<String>()) {
      $0.formUnion(ProjectPaths($1.bytes, at: $1.path).swiftFiles)
    }
  }

  /// The unlisted files that declare a type which a listed one does, too: a target cannot build both.
  ///
  /// One beside the listed file is the same target's. One in another folder may be of another target if a project builds
  /// some folder as a whole, or if it is below a manifest of its own, as the sources of a package.
  ///
  /// - Parameters:
  ///   - files: The Swift files.
  ///   - names: The names of the files that the projects list.
  ///   - projects: The projects.
  ///   - manifestFolders: The folders with a manifest of a package or of Tuist, each empty or with a slash at the end.
  static func replaced(
    _ files: [AppContents.File], names: Set<String>, of projects: [AppContents.File],
    manifestFolders: [String]
  ) -> Set<String> {
    let unlisted = files.filter { !names.contains(String($0.path.fileName)) }
    guard !names.isEmpty, !unlisted.isEmpty else { return [] }
    let listsAll = !projects.contains { $0.bytes[...].includes("PBXFileSystemSynchronized") }
    /// The part of an app in which a file can have no namesake.
    func part(of path: String) -> Substring {
      let isOfManifest = isOfPackage(path) || manifestFolders.contains(where: path.hasPrefix)
      guard listsAll, !isOfManifest, path.contains("/") else { return path.folderPath }
      return path.prefix { $0 != "/" }
    }
    let parts = Set(unlisted.map { part(of: $0.path) })
    // A folder may have the name of a listed file by chance.
    let listed = listedPaths(of: projects)
    let known = files.reduce(into: [Substring: Set<String>]()) { known, file in
      let part = part(of: file.path)
      guard listed.contains(file.path), parts.contains(part) else { return }
      known[part, default: []].formUnion(declaredTypes(in: file.bytes))
    }
    let replaced = unlisted.filter { file in
      let types = known[part(of: file.path)] ?? []
      return !types.isEmpty && !declaredTypes(in: file.bytes).isDisjoint(with: types)
    }
    return Set(replaced.map(\.path))
  }

  /// The unlisted files that declare a type which a listed file uses: the project is older than the source.
  static func needed(_ unlisted: [AppContents.File], by listed: [AppContents.File]) -> Set<String> {
    guard !unlisted.isEmpty else { return [] }
    let known = listed.reduce(into: ViewNames.all) {
      $0.formUnion(declaredTypes(in: $1.bytes, alsoNested: true))
    }
    var open = unlisted.map { (file: $0, types: declaredTypes(in: $0.bytes).subtracting(known)) }
    var needed: Set<String> = []
    var users = listed
    while !users.isEmpty, !open.isEmpty {
      let wanted = open.reduce(into: Set<String>()) { $0.formUnion($1.types) }
      if wanted.isEmpty { break }
      let used = users.reduce(into: Set<String>()) { $0.formUnion(words(of: wanted, in: $1.bytes)) }
      // What one of them names may be in the next one.
      users = open.filter { !$0.types.isDisjoint(with: used) }.map(\.file)
      needed.formUnion(users.map(\.path))
      open.removeAll { needed.contains($0.file.path) }
    }
    return needed
  }

  /// The names of the types that a file declares and that are not private; those inside of others only if asked for.
  private static func declaredTypes(in bytes: [UInt8], alsoNested: Bool = false) -> Set<String> {
    var types: Set<String> = []
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      // `@Observable public final class Cart {`
      let start = alsoNested ? line.drop { $0 == 0x20 || $0 == 0x09 } : line
      guard let first = start.first, isLetter(first) || first == UInt8(ascii: "@") else { continue }
      let words = String(decoding: start, as: UTF8.self).split { $0 == " " || $0 == "\t" }
      let declaration = words.drop { modifiers.contains($0) || $0.hasPrefix("@") }.prefix(2)
      guard declaration.count == 2, let keyword = declaration.first, keywords.contains(keyword),
        let name = declaration.last, name.first?.isUppercase == true
      else { continue }
      types.insert(String(name.prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
    }
    return types
  }

  private static let keywords: Set<Substring> = [
    "struct", "class", "enum", "actor", "protocol", "typealias",
  ]
  private static let modifiers: Set<Substring> = [
    "public", "open", "package", "internal", "final", "indirect", "nonisolated", "distributed",
  ]

  /// Which of some words a file has before the comments of its lines.
  private static func words(of wanted: Set<String>, in bytes: [UInt8]) -> Set<String> {
    let lengths = Set(wanted.map(\.utf8.count))
    // Most words of a source begin with a small letter, and types with a capital.
    var firstBytes = [Bool](repeating: false, count: 256)
    for case let first? in wanted.map(\.utf8.first) { firstBytes[Int(first)] = true }
    let (slash, newline) = (UInt8(ascii: "/"), UInt8(ascii: "\n"))
    var found: Set<String> = []
    var start = 0
    while start < bytes.count {
      let byte = bytes[start]
      if byte == slash, start + 1 < bytes.count, bytes[start + 1] == slash {
        while start < bytes.count, bytes[start] != newline { start += 1 }
      } else if isOfWord(byte) {
        var end = start + 1
        while end < bytes.count, isOfWord(bytes[end]) { end += 1 }
        if firstBytes[Int(byte)], lengths.contains(end - start) {
          let word = String(decoding: bytes[start..<end], as: UTF8.self)
          if wanted.contains(word) { found.insert(word) }
        }
        start = end
      } else {
        start += 1
      }
    }
    return found
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    isLetter(byte) || (0x30...0x39).contains(byte)
  }

  /// Whether a byte is a part of a word; what is not ASCII may be one.
  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F
      || byte >= 0x80
  }
}

extension StringProtocol where SubSequence == Substring {
  /// The name of the file of a path.
  var fileName: Substring {
    self[(lastIndex(of: "/").map(index(after:)) ?? startIndex)...]
  }
}

extension String {
  /// The path of the folder of a file; empty for the folder that is scanned.
  fileprivate var folderPath: Substring { lastIndex(of: "/").map { self[..<$0] } ?? "" }
}
