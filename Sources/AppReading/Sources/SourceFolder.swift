import Files

/// The files of an app's folder that a scan reads, by their paths from the folder.
package struct SourceFolder: Sendable {
  /// The path of the folder.
  package let path: String
  /// The Swift files, sorted by the bytes of their paths.
  package private(set) var swiftFiles: [String] = []
  /// The `.xcstrings`, `.strings` and `.stringsdict` files, sorted like the Swift files.
  package private(set) var textFiles: [String] = []
  /// The `project.pbxproj` files, which name the development language.
  package private(set) var projectFiles: [String] = []
  /// The folders with a manifest of a package or of Tuist, each empty or with a slash at the end: no Xcode project has to
  /// list what is in them.
  package private(set) var manifestFolders: [String] = []
  /// The files and folders that cannot be read, sorted by path.
  package private(set) var unresolved: [ScanReport.Unresolved] = []

  /// The largest file that is read, in bytes: a larger one is data, or not meant for people.
  package static let maximumSize = 20_000_000

  /// Finds the files of a folder.
  ///
  /// Tests, previews, hidden files, products of builds and of package managers, and what `.gitignore` files in the
  /// folder name are left out.
  ///
  /// - Parameter path: The path of the folder.
  /// - Throws: ``ScanError`` if there is no folder that can be listed.
  package init(_ path: String) throws(ScanError) {
    self.path = path
    let facts: FileFacts?
    do { facts = try FileFacts.of(path) } catch { throw .unreadable(error) }
    guard let facts else { throw .missing(path) }
    guard facts.kind == .folder else { throw .notAFolder(path) }
    let names: [String]
    do { names = try self.names(in: path, placed: "") } catch { throw .unreadable(error) }
    var pending = [Folder(path: "", parts: [], names: names, rules: [])]
    while let folder = pending.popLast() { pending += visit(folder) }
    sort()
  }

  /// The paths of all files that are read.
  package var paths: [String] { swiftFiles + textFiles + projectFiles }

  /// Checks that there is a Swift file to read.
  package func requireSource() throws(ScanError) {
    guard !swiftFiles.isEmpty else { throw .noSource(path, unreadable: unresolved.count) }
  }

  /// A folder that is to be visited.
  private struct Folder {
    /// The path from the app's folder, empty or with a slash at the end.
    var path: String
    var parts: [[UInt8]]
    var names: [String]
    /// The rules of the folders above, each with the number of names above it, outermost first.
    var rules: [(depth: Int, rules: IgnoreRules)]

    /// Whether a file or folder inside is ignored.
    func ignores(_ parts: [[UInt8]], isFolder: Bool) -> Bool {
      for (depth, rules) in rules.reversed() {
        if let answer = rules.ignores(parts[depth...], isFolder: isFolder) { return answer }
      }
      return false
    }
  }

  /// Notes the files of a folder.
  ///
  /// - Returns: The folders inside it.
  private mutating func visit(_ folder: Folder) -> [Folder] {
    var folder = folder
    if folder.names.contains(".gitignore"),
      let content = try? WholeFile.read("\(path)/\(folder.path).gitignore")
    {
      folder.rules.append((folder.parts.count, IgnoreRules(content)))
    }
    if folder.names.contains(where: { $0 == "Package.swift" || $0 == "Project.swift" }) {
      manifestFolders.append(folder.path)
    }
    var inside: [Folder] = []
    for name in folder.names where !name.hasPrefix(".") {
      let place = folder.path + name
      let parts = folder.parts + [Array(name.utf8)]
      do throws(FileError) {
        guard let facts = try FileFacts.of("\(path)/\(place)", followsLinks: false) else {
          continue
        }
        if facts.kind == .file, FileKind(name) == nil { continue }
        let isFolder = facts.kind == .folder
        guard !folder.ignores(parts, isFolder: isFolder) else { continue }
        if !isFolder {
          note(place, name, facts)
        } else if FolderNames.isRead(name) {
          let names = try names(in: "\(path)/\(place)", placed: place + "/")
          inside.append(
            Folder(path: place + "/", parts: parts, names: names, rules: folder.rules))
        } else if name.hasSuffix(".xcodeproj") {
          noteProject(place)
        }
      } catch {
        leaveOut(place, because: error.reason)
      }
    }
    return inside
  }

  /// Notes a file, if it is one that a scan reads.
  private mutating func note(
    _ place: String, _ name: String, _ facts: FileFacts
  ) {
    let isLink = facts.kind == .link
    if isLink, isFolderLink(place) { return }
    guard let kind = FileKind(name) else { return }
    var facts = facts
    if isLink {
      guard !leadsInside(place) else { return }
      guard let target = try? FileFacts.of("\(path)/\(place)") else {
        return leaveOut(place, because: "the link leads nowhere")
      }
      facts = target
    }
    guard facts.kind == .file else {
      return leaveOut(place, because: "it is neither a file nor a folder")
    }
    guard facts.size <= Self.maximumSize else {
      let megabytes = Self.maximumSize / 1_000_000
      return leaveOut(place, because: "it is larger than \(megabytes) MB")
    }
    switch kind {
    case .swift: swiftFiles.append(place)
    case .texts: textFiles.append(place)
    }
  }

  /// Whether a link leads to a folder.
  ///
  /// Links are not followed: that cannot loop, and no file is read twice.
  private mutating func isFolderLink(_ place: String) -> Bool {
    guard (try? FileFacts.of("\(path)/\(place)"))??.kind == .folder else { return false }
    if !leadsInside(place) {
      leaveOut(
        place,
        because: "it is a link to another folder; scan a folder that contains both")
    }
    return true
  }

  /// Whether a link leads to a file or folder that is read under its own name.
  private func leadsInside(_ place: String) -> Bool {
    guard let root = FileFacts.realPath(path), let target = FileFacts.realPath("\(path)/\(place)")
    else { return false }
    return target == root || target.hasPrefix(root == "/" ? root : root + "/")
      // A link to a folder above leads in circles.
      || root.hasPrefix(target == "/" ? target : target + "/")
  }

  private mutating func noteProject(_ place: String) {
    let file = "\(place)/project.pbxproj"
    if let facts = try? FileFacts.of("\(path)/\(file)"), facts.kind == .file,
      facts.size <= Self.maximumSize
    {
      projectFiles.append(file)
    }
  }

  /// The names in a folder; one that is not UTF-8 is noted, if a scan would read such a file, or it may be a folder.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - prefix: The path of what is in it, from the app's folder, up to the name.
  private mutating func names(
    in folder: String, placed prefix: String
  ) throws(FileError) -> [String] {
    let (valid, invalid) = try WholeFile.allNames(in: folder)
    for name in invalid where !name.hasPrefix(".") {
      guard FileKind(name) != nil || !name.contains(".") else { continue }
      leaveOut(prefix + name, because: "its name is not UTF-8")
    }
    return valid
  }

  private mutating func leaveOut(_ place: String, because reason: String) {
    unresolved.append(.init(at: place, what: .file, name: place, reason: reason))
  }

  private mutating func sort() {
    func isBefore(_ first: String, _ second: String) -> Bool {
      first.utf8.lexicographicallyPrecedes(second.utf8)
    }
    swiftFiles.sort(by: isBefore)
    textFiles.sort(by: isBefore)
    projectFiles.sort(by: isBefore)
    unresolved.sort { isBefore($0.at, $1.at) }
  }
}

/// The kinds of file that a scan reads.
private enum FileKind {
  case swift
  case texts

  /// The kind of a file by its name; nil for one that is not read.
  init?(_ name: String) {
    if name.hasSuffix(".swift") {
      // A package's manifest, also one for a version of Swift, is not part of the app.
      guard name != "Package.swift", !name.hasPrefix("Package@swift-") else { return nil }
      self = .swift
    } else if [".xcstrings", ".strings", ".stringsdict"].contains(where: name.hasSuffix),
      !name.hasPrefix("InfoPlist.")
    {
      self = .texts
    } else {
      return nil
    }
  }
}

/// The names of folders that have no source of the app.
private enum FolderNames {
  private static let skipped: Set<String> = [
    "Carthage", "DerivedData", "Pods", "Preview Content", "Previews", "build", "node_modules",
  ]

  /// Folders that macOS shows as one file.
  private static let bundles = [
    ".app", ".bundle", ".docc", ".framework", ".playground", ".xcassets", ".xcdatamodeld",
    ".xcframework", ".xcodeproj", ".xcworkspace",
  ]

  static func isRead(_ name: String) -> Bool {
    !skipped.contains(name) && !name.hasSuffix("Tests")
      && !bundles.contains(where: name.hasSuffix)
  }
}
