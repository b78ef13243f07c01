package import Files
package import PNGCoding
package import Scenes
import Snapshots

/// A folder that documentation is written to, with a list of the files that the tool wrote.
///
/// The files of removed screens are removed; files that the tool did not write are never touched.
package struct DocumentFolder: Sendable {
  /// The folder's path.
  package let path: String
  /// The name of the list.
  private let listName: String
  /// The names of the other lists that the folder may have.
  private let otherLists: [String]
  /// Whether the folder may contain other files.
  private let isShared: Bool
  /// The name of the app that the documentation is about; nil if it has none.
  private let app: String?

  private static let heading =
    "# Written by 'screens docs', which replaces and removes these files."
  /// The start of the line of the list that names the app.
  private static let appMark = "# App: "

  /// Creates a folder without accessing the disk.
  ///
  /// - Parameters:
  ///   - path: The folder's path.
  ///   - listName: The name of the list, one for each kind of documentation.
  ///   - otherLists: The names of the lists of the other kinds.
  ///   - isShared: Whether the folder may contain other files.
  ///   - app: The name of the app, whose documentation is not mixed with that of another one.
  package init(
    path: String, listName: String, otherLists: [String] = [], isShared: Bool, app: String? = nil
  ) {
    self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    self.listName = listName
    self.otherLists = otherLists
    self.isShared = isShared
    self.app = app.map { $0.split(whereSeparator: \.isNewline).joined(separator: " ") }
  }

  /// Checks that files may be written here, creates the folders, and adds the files to the list.
  ///
  /// They are listed before the first is written, so a killed run leaves no unlisted files.
  package func claim(_ paths: [String]) throws(DocumentError) {
    try checkApp()
    let listed = try listed()
    let known = Set(listed ?? [])
    do {
      let all = try WholeFile.allNames(in: path)
      let names = all.valid.filter { !$0.hasPrefix(".") }
      let isEmpty = names.isEmpty && all.invalid.isEmpty
      if listed == nil, !isShared, !isEmpty { throw DocumentError.foreignFolder(path) }
      if !names.isEmpty {
        for name in paths where !known.contains(name) {
          guard try WholeFile.read("\(path)/\(name)") == nil else {
            throw DocumentError.foreignFile("\(path)/\(name)")
          }
        }
      }
      // The first folder contains the list, even an empty one.
      for folder in Set(paths.map(folder) + [path]).sorted() {
        try WholeFile.makeFolder(folder)
        try WholeFile.removeUnfinished(in: folder)
      }
      try write(list: known.union(paths))
    } catch {
      throw DocumentError(error)
    }
  }

  /// Writes a file completely or not at all; a file with the same bytes is not written again.
  package func write(_ file: DocumentFile) throws(DocumentError) {
    do {
      let place = "\(path)/\(file.path)"
      if try WholeFile.read(place) != file.bytes { try WholeFile.write(file.bytes, to: place) }
    } catch {
      throw .file(error)
    }
  }

  /// Removes the files of earlier runs that are no longer needed.
  package func settle(_ paths: [String]) throws(DocumentError) {
    do {
      for name in try obsolete(paths) { try WholeFile.remove("\(path)/\(name)") }
      try write(list: Set(paths))
    } catch {
      throw DocumentError(error)
    }
  }

  /// The files of earlier runs that are no longer needed, sorted.
  package func obsolete(_ paths: [String]) throws(DocumentError) -> [String] {
    Set(try listed() ?? []).subtracting(paths).sorted()
  }

  /// The problem of a listed file; nil if it is up to date.
  package func problem(with file: DocumentFile) throws(DocumentError) -> DocumentProblem.Kind? {
    do {
      guard let bytes = try WholeFile.read("\(path)/\(file.path)") else { return .missing }
      return Self.isSame(bytes, file) ? nil : .changed
    } catch {
      throw .file(error)
    }
  }

  /// Pictures are compared by pixels, because other versions of zlib write other bytes.
  private static func isSame(_ bytes: [UInt8], _ file: DocumentFile) -> Bool {
    if bytes == file.bytes { return true }
    guard file.path.hasSuffix(".png"), !file.isExact else { return false }
    return (try? PNG.decode(bytes) == PNG.decode(file.bytes)) ?? false
  }

  private func folder(of name: String) -> String {
    guard let slash = name.lastIndex(of: "/") else { return path }
    return "\(path)/\(name[..<slash])"
  }

  private var listPath: String { "\(path)/\(listName)" }

  private func write(list names: Set<String>) throws(FileError) {
    let lines = [Self.heading] + (app.map { [Self.appMark + $0] } ?? []) + names.sorted()
    try WholeFile.write(Array(lines.map { $0 + "\n" }.joined().utf8), to: listPath)
  }

  /// Refuses a folder with documentation of another app; older lists do not name theirs.
  package func checkApp() throws(DocumentError) {
    guard let app else { return }
    for name in [listName] + otherLists {
      let bytes: [UInt8]?
      do { bytes = try WholeFile.read("\(path)/\(name)") } catch { throw .file(error) }
      let lines = String(decoding: bytes ?? [], as: UTF8.self).split(separator: "\n")
      guard let line = lines.first(where: { $0.hasPrefix(Self.appMark) }),
        case let other = line.dropFirst(Self.appMark.count), other != app
      else { continue }
      throw .otherApp(path, String(other))
    }
  }

  /// The files that earlier runs wrote; nil where none did.
  private func listed() throws(DocumentError) -> [String]? {
    let bytes: [UInt8]?
    do { bytes = try WholeFile.read(listPath) } catch { throw .file(error) }
    guard let bytes else { return nil }
    var names: [String] = []
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      if line.hasPrefix("#") { continue }
      // A list may come from anywhere, and the listed files are removed.
      let parts = line.split(separator: "/", omittingEmptySubsequences: false)
      guard !parts.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) else {
        throw .brokenList(listPath, entry: String(line))
      }
      names.append(String(line))
    }
    return names
  }
}

extension DocumentError {
  /// Wraps the error of a block that throws this error or a file error.
  fileprivate init(_ error: any Error) {
    switch error {
    case let error as DocumentError: self = error
    case let error as FileError: self = .file(error)
    default: preconditionFailure("both errors of a folder are known")
    }
  }
}

/// A file that is out of date.
package struct DocumentProblem: Sendable, Equatable {
  /// The kind of a problem.
  package enum Kind: String, Sendable {
    /// The file has another content.
    case changed
    /// The file does not exist.
    case missing
    /// The file exists but would not be written any more.
    case obsolete
  }

  /// The kind of the problem.
  package var kind: Kind
  /// The path of the file, relative to the folder.
  package var path: String

  /// Creates a problem.
  package init(_ kind: Kind, _ path: String) {
    self.kind = kind
    self.path = path
  }
}

/// Why documentation could not be created, written or checked.
package enum DocumentError: Error, Equatable {
  /// The ids of the screens cannot be file names.
  case invalidIDs(SnapshotIDError)
  /// The id of a screen conflicts with the name of a picture of several screens.
  case takenName(id: String, file: String)
  /// The path of a screen has too many steps for an image.
  case tooManySteps(id: String, count: Int, most: Int)
  /// The picture of a screen in all of its variants takes too much memory.
  case tooManyVariants(id: String, count: Int)
  /// A file could not be read or written.
  case file(FileError)
  /// A picture could not be encoded.
  case encoding(path: String, PNGEncodingError)
  /// There is not enough memory.
  case noMemory
  /// The folder contains other files only.
  case foreignFolder(String)
  /// The folder contains the documentation of another app.
  case otherApp(String, String)
  /// A file that the tool did not write has the path of one of its files.
  case foreignFile(String)
  /// The list of files names one outside the folder.
  case brokenList(String, entry: String)
}

extension DocumentError: CustomStringConvertible {
  /// One sentence that names the path and a remedy.
  package var description: String {
    switch self {
    case .invalidIDs(let error): "\(error)"
    case .takenName(let id, let file):
      "the id '\(id)' conflicts with the file '\(file)'; choose another id, or exclude it by a filter"
    case .tooManySteps(let id, let count, let most):
      "\(count) steps lead to '\(id)', but an image has room for \(most)"
    case .tooManyVariants(let id, let count):
      "the picture of '\(id)' in \(count) variants is too large; select fewer, or lower '--scale'"
    case .file(let error): "\(error)"
    case .encoding(let path, let error): "cannot encode '\(path)': \(error)"
    case .noMemory: "there is not enough memory to encode a picture"
    case .foreignFolder(let path):
      "the folder '\(path)' contains other files; use a new or empty folder"
    case .otherApp(let path, let app):
      "the folder '\(path)' has the documentation of '\(app)'; use another folder, or remove it first"
    case .foreignFile(let path):
      "'\(path)' was not written by this tool; move it or use another folder"
    case .brokenList(let path, let entry):
      "'\(path)' lists '\(entry)', which is outside its folder; remove the list"
    }
  }
}
