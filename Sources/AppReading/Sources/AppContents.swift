import Files
import ParallelWork

/// The content of an app's files, before anything is parsed.
package struct AppContents: Sendable {
  /// A file with its content.
  package struct File: Sendable {
    /// The path from the app's folder.
    package var path: String
    /// The content, in UTF-8 if it is Swift.
    package var bytes: [UInt8]
  }

  /// Reads a Swift file as a scan does; nil if any of it cannot be read, or if it changed.
  ///
  /// - Parameters:
  ///   - path: The path from the app's folder.
  ///   - folder: The path of the app's folder.
  ///   - digest: The digest of the content.
  package static func file(_ path: String, in folder: String, digest: String) -> [UInt8]? {
    let reading = FileReading(of: path, in: folder)
    guard reading.entry.isWhole, reading.entry.digest == digest else { return nil }
    return reading.bytes
  }

  /// The Swift files, sorted by path.
  package private(set) var swiftFiles: [File] = []
  /// The texts of the app.
  package private(set) var texts = AppTexts()
  /// The files and folders that cannot be read, and those that only a part of can be read.
  package private(set) var unresolved: [ScanReport.Unresolved]
  /// The digests of everything that was read.
  package private(set) var digests = FolderDigests(entries: [])
  /// The digest of everything that was read, in hexadecimal digits.
  package var digest: String { digests.digest }

  /// Reads the files of an app.
  ///
  /// - Parameters:
  ///   - folder: The path of the app's folder.
  ///   - workers: How many files are read in parallel.
  /// - Throws: ``ScanError`` if there is nothing to scan.
  package init(of folder: String, workers: Int) async throws(ScanError) {
    try await self.init(in: try SourceFolder(folder), workers: workers)
  }

  /// Reads the files of a folder that is listed.
  ///
  /// - Parameters:
  ///   - listing: The files of the folder.
  ///   - workers: How many files are read in parallel.
  /// - Throws: ``ScanError`` if there is nothing to scan.
  package init(in listing: SourceFolder, workers: Int) async throws(ScanError) {
    try listing.requireSource()
    let folder = listing.path
    unresolved = listing.unresolved
    let paths = listing.paths
    let pool = WorkerPool(count: max(1, workers), isInterrupted: { false }, onJob: {})
    let outcomes = await pool.results(of: NumberQueue(count: paths.count)) {
    } work: { number, _ in
      (number, FileReading(of: paths[number], in: folder))
    }
    var texts: [TextFile] = []
    var projects: [File] = []
    for (number, outcome) in outcomes.sorted(by: { $0.0 < $1.0 }) {
      let path = paths[number]
      if let reason = outcome.problem {
        unresolved.append(.init(at: path, what: .file, name: path, reason: reason))
      }
      digests.entries.append(outcome.entry)
      guard let bytes = outcome.bytes else { continue }
      if number < listing.swiftFiles.count {
        swiftFiles.append(File(path: path, bytes: bytes))
      } else if number < paths.count - listing.projectFiles.count {
        texts.append(TextFile(path: path, bytes: bytes))
      } else {
        projects.append(File(path: path, bytes: bytes))
      }
    }
    digests.add(listing.unresolved)
    guard !swiftFiles.isEmpty else {
      throw .noSource(folder, unreadable: unresolved.count)
    }
    leaveOutOtherApps()
    leaveOutUnlisted(projects, manifestFolders: listing.manifestFolders)
    readTexts(
      texts,
      projects: projects.prefix(1) + swiftFiles.filter { ProjectFile.mayBeOfTuist($0.path) })
    unresolved.sort { ($0.at, $0.reason) < ($1.at, $1.reason) }
  }

  /// Leaves out the apps for other platforms, whose views often have the names of those for phones.
  private mutating func leaveOutOtherApps() {
    for folder in PlatformFolders(swiftFiles).others {
      let before = swiftFiles.count
      swiftFiles.removeAll { $0.path.hasPrefix(folder + "/") }
      let count = before - swiftFiles.count
      let files = count == 1 ? "1 Swift file" : "\(count) Swift files"
      unresolved.append(
        .init(
          at: folder, what: .file, name: folder, reason: "\(files) of an app for another platform"))
    }
  }

  /// Leaves out the Swift files that the app's Xcode projects do not build, as old versions of a view.
  private mutating func leaveOutUnlisted(_ projects: [File], manifestFolders: [String]) {
    let names = projects.reduce(into: Set<String>()) {
      $0.formUnion(ProjectFile.sourceNames($1.bytes))
    }
    let paths = swiftFiles.map(\.path)
    var unlisted = ProjectFile.unlisted(paths, names: names)
    let others = paths.filter { !unlisted.contains($0) }
    unlisted.formUnion(ProjectFile.copies(others, names: names, of: projects))
    unlisted.subtract(
      ProjectFile.needed(
        swiftFiles.filter { unlisted.contains($0.path) },
        by: swiftFiles.filter { !unlisted.contains($0.path) }))
    unlisted.formUnion(
      ProjectFile.replaced(
        swiftFiles, names: names, of: projects, manifestFolders: manifestFolders))
    guard !unlisted.isEmpty else { return }
    swiftFiles.removeAll { unlisted.contains($0.path) }
    unresolved += unlisted.map { path in
      .init(at: path, what: .file, name: path, reason: "no target of the Xcode project has it")
    }
  }

  /// - Parameter projects: The projects, that of the development language first.
  private mutating func readTexts(_ files: [TextFile], projects: [File]) {
    let language = projects.lazy.compactMap { ProjectFile.developmentLanguage($0.bytes) }.first
    let (texts, problems) = AppTexts.read(files, developmentLanguage: language)
    self.texts = texts
    unresolved += problems
  }
}

/// What came of reading one file.
private struct FileReading: Sendable {
  /// The content; nil if it cannot be read.
  var bytes: [UInt8]?
  /// The digest of the file's bytes.
  var entry: FolderDigests.Entry
  /// Why the file, or a part of it, cannot be read.
  var problem: String?

  init(of path: String, in folder: String) {
    // Before it is read, so that a later change is seen.
    entry = FolderDigests.Entry(path: path, in: folder)
    do throws(FileError) {
      guard let read = try WholeFile.read("\(folder)/\(path)") else {
        problem = "it was removed during the scan"
        return
      }
      entry.digest = SHA256.hexadecimal(of: read)
      bytes = read
    } catch {
      problem = error.reason
    }
    if path.hasSuffix(".swift") { repair() }
    entry.isWhole = problem == nil
  }

  /// Replaces what is not UTF-8, and a byte order mark by spaces, so that all offsets stay.
  private mutating func repair() {
    // What is all ASCII, as almost every file, is found out much faster.
    guard let read = bytes, read.reduce(0, |) >= 0x80 else { return }
    let text = String(decoding: read, as: UTF8.self)
    if !text.utf8.elementsEqual(read) {
      bytes = Array(text.utf8)
      problem = "it is not UTF-8; the characters that cannot be read are replaced"
    }
    if read.starts(with: [0xEF, 0xBB, 0xBF]) {
      bytes?.replaceSubrange(0..<3, with: [UInt8](repeating: UInt8(ascii: " "), count: 3))
    }
  }
}
