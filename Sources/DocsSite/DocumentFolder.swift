package import Files
package import PNGCoding
package import Scenes
import Snapshots

/// A folder that documentation is written to, with a list of the files in it that are ours.
///
/// Files go away with the screens they were about; what others put there never does.
package struct DocumentFolder: Sendable {
  /// The folder's path.
  package let path: String
  /// The name of the list.
  private let listName: String
  /// Whether files of others may lie there from the start.
  private let isShared: Bool

  private static let heading =
    "# Written by 'screens docs', which replaces and removes these files."

  /// Creates the folder's description; nothing is touched.
  ///
  /// - Parameters:
  ///   - path: The folder's path.
  ///   - listName: The name of the list, one for each kind of documentation.
  ///   - isShared: Whether files of others may lie there from the start.
  package init(path: String, listName: String, isShared: Bool) {
    self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    self.listName = listName
    self.isShared = isShared
  }

  /// Makes sure that files may be written here, makes the folders, and lists the files as ours.
  ///
  /// They are listed before the first is written, so that a run that is killed leaves no file of which
  /// nobody knows.
  package func claim(_ paths: [String]) throws(DocumentError) {
    let listed = try listed()
    let known = Set(listed ?? [])
    do {
      let names = try WholeFile.names(in: path).filter { !$0.hasPrefix(".") }
      if listed == nil, !isShared, !names.isEmpty { throw DocumentError.foreignFolder(path) }
      if !names.isEmpty {
        for name in paths where !known.contains(name) {
          guard try WholeFile.read("\(path)/\(name)") == nil else {
            throw DocumentError.foreignFile("\(path)/\(name)")
          }
        }
      }
      // The list itself lies in the first, even where it has nothing to list.
      for folder in Set(paths.map(folder) + [path]).sorted() {
        try WholeFile.makeFolder(folder)
        try WholeFile.removeUnfinished(in: folder)
      }
      try write(list: known.union(paths))
    } catch {
      throw DocumentError(error)
    }
  }

  /// Writes a file, whole or not at all; one that is there with the same bytes is left alone.
  package func write(_ file: DocumentFile) throws(DocumentError) {
    do {
      let place = "\(path)/\(file.path)"
      if try WholeFile.read(place) != file.bytes { try WholeFile.write(file.bytes, to: place) }
    } catch {
      throw .file(error)
    }
  }

  /// Removes those files of earlier runs that are no longer wanted.
  package func settle(_ paths: [String]) throws(DocumentError) {
    do {
      for name in try obsolete(paths) { try WholeFile.remove("\(path)/\(name)") }
      try write(list: Set(paths))
    } catch {
      throw DocumentError(error)
    }
  }

  /// The files of earlier runs that are no longer wanted, sorted.
  package func obsolete(_ paths: [String]) throws(DocumentError) -> [String] {
    Set(try listed() ?? []).subtracting(paths).sorted()
  }

  /// What is wrong with a file of ours; nil when it is as it would be written.
  package func problem(with file: DocumentFile) throws(DocumentError) -> DocumentProblem.Kind? {
    do {
      guard let bytes = try WholeFile.read("\(path)/\(file.path)") else { return .missing }
      return Self.isSame(bytes, file) ? nil : .changed
    } catch {
      throw .file(error)
    }
  }

  /// Another zlib writes other bytes for the same picture.
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
    let lines = [Self.heading] + names.sorted()
    try WholeFile.write(Array(lines.map { $0 + "\n" }.joined().utf8), to: listPath)
  }

  /// The files that earlier runs wrote; nil where none did.
  private func listed() throws(DocumentError) -> [String]? {
    let bytes: [UInt8]?
    do { bytes = try WholeFile.read(listPath) } catch { throw .file(error) }
    guard let bytes else { return nil }
    var names: [String] = []
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      if line.hasPrefix("#") { continue }
      // A list may come from anywhere, and what it names is removed.
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
  /// The error of a block that throws this error or one of a file.
  fileprivate init(_ error: any Error) {
    switch error {
    case let error as DocumentError: self = error
    case let error as FileError: self = .file(error)
    default: preconditionFailure("both errors of a folder are known")
    }
  }
}

/// What is not as it would be written.
package struct DocumentProblem: Sendable, Equatable {
  /// What is wrong with a file.
  package enum Kind: String, Sendable {
    /// It is there with another content.
    case changed
    /// It is not there.
    case missing
    /// It is there, and would not be written any more.
    case obsolete
  }

  /// What is wrong.
  package var kind: Kind
  /// The file, from the folder.
  package var path: String

  /// Creates a problem.
  package init(_ kind: Kind, _ path: String) {
    self.kind = kind
    self.path = path
  }
}

/// Why documentation could not be made, written or checked.
package enum DocumentError: Error, Equatable {
  /// The ids of the screens cannot be file names.
  case invalidIDs(SnapshotIDError)
  /// The id of a screen is the name of a picture of several screens.
  case takenName(id: String, file: String)
  /// The way to a screen has more steps than an image of them has room for.
  case tooManySteps(id: String, count: Int, most: Int)
  /// A file could not be read or written.
  case file(FileError)
  /// A picture could not be encoded.
  case encoding(path: String, PNGEncodingError)
  /// There is no memory to work with.
  case noMemory
  /// The folder holds files, and none of ours.
  case foreignFolder(String)
  /// Where a file of ours belongs lies one that we did not write.
  case foreignFile(String)
  /// The list of our files names one outside of the folder.
  case brokenList(String, entry: String)
}

extension DocumentError: CustomStringConvertible {
  /// One sentence that names the path and offers the way out.
  package var description: String {
    switch self {
    case .invalidIDs(let error): "\(error)"
    case .takenName(let id, let file):
      "the id '\(id)' conflicts with the file '\(file)'; choose another id, or exclude it by a filter"
    case .tooManySteps(let id, let count, let most):
      "\(count) steps lead to '\(id)', but an image has room for \(most)"
    case .file(let error): "\(error)"
    case .encoding(let path, let error): "cannot encode '\(path)': \(error)"
    case .noMemory: "there is not enough memory to encode a picture"
    case .foreignFolder(let path):
      "the folder '\(path)' contains other files; use a new or empty folder"
    case .foreignFile(let path):
      "'\(path)' was not written by this tool; move it or use another folder"
    case .brokenList(let path, let entry):
      "'\(path)' lists '\(entry)', which is outside its folder; remove the list"
    }
  }
}
