package import Files
import Scenes

/// The folder of stored snapshots: a text and a picture for each screen.
package struct SnapshotStore: Sendable {
  /// The two files of a snapshot.
  package enum Kind: String, Sendable, CaseIterable {
    /// The text twin.
    case text = "txt"
    /// The picture.
    case picture = "png"
  }

  /// The folder's path, as it was given.
  package let folder: String
  /// Which of each screen's pictures are meant.
  package let variant: SnapshotVariant

  /// Creates a store over a folder, which need not be there yet.
  package init(folder: String, variant: SnapshotVariant = .standard) {
    self.folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    self.variant = variant
  }

  /// The path of one file of a screen's snapshot.
  package func path(of id: String, _ kind: Kind) -> String {
    // The text has neither colours nor pixels, so that all variants share it.
    let suffix = kind == .text ? "" : variant.suffix
    return "\(folder)/\(id)\(suffix).\(kind.rawValue)"
  }

  /// Reads one file of a screen's snapshot; `nil` when it is not there.
  package func read(_ id: String, _ kind: Kind) throws(FileError) -> [UInt8]? {
    try WholeFile.read(path(of: id, kind))
  }

  /// Stores files of a screen's snapshot, all or, where the disk is full, none.
  package func write(_ contents: [(kind: Kind, bytes: [UInt8])], _ id: String) throws(FileError) {
    try WholeFile.write(contents.map { (path: path(of: id, $0.kind), bytes: $0.bytes) })
  }

  /// Removes the files of a screen's snapshot, of all variants.
  package func remove(_ id: String) throws(FileError) {
    for name in try WholeFile.names(in: folder) where Self.id(ofFile: name) == id {
      try WholeFile.remove("\(folder)/\(name)")
    }
  }

  /// Makes the folder and removes what killed runs left in it.
  package func prepare() throws(FileError) {
    try WholeFile.makeFolder(folder)
    try WholeFile.removeUnfinished(in: folder)
  }

  /// The ids that have a file in the folder but are not among the screens of a manifest, sorted.
  package func obsoleteIDs(manifest ids: Set<String>) throws(FileError) -> [String] {
    let found = Set(try obsoleteFiles(manifest: ids).compactMap(Self.id(ofFile:)))
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The names of the files in the folder that belong to no screen of a manifest, sorted.
  ///
  /// Files of all variants count, and files that are no snapshots do not.
  package func obsoleteFiles(manifest ids: Set<String>) throws(FileError) -> [String] {
    try WholeFile.names(in: folder).filter { name in
      guard !name.hasPrefix("."), let id = Self.id(ofFile: name) else { return false }
      return !ids.contains(id)
    }
  }

  /// The id in the name of a snapshot's file.
  static func id(ofFile name: String) -> String? {
    guard let dot = name.lastIndex(of: "."),
      Kind(rawValue: String(name[name.index(after: dot)...])) != nil
    else { return nil }
    if name == "\(SnapshotID.reserved).txt" { return nil }
    let stem = name[..<dot]
    return String(stem.prefix(upTo: stem.firstIndex(of: "~") ?? stem.endIndex))
  }
}

extension SnapshotStore {
  /// The path of the file of digests.
  package var digestsPath: String { "\(folder)/\(SnapshotID.reserved).txt" }

  /// Reads the digests; none when there is no such file.
  ///
  /// - Throws: ``DigestFileError`` when the file cannot be read or is not a table.
  package func readDigests() throws(DigestFileError) -> DigestTable {
    do {
      guard let bytes = try WholeFile.read(digestsPath) else { return DigestTable() }
      return try DigestTable(String(decoding: bytes, as: UTF8.self))
    } catch let error as FileError {
      throw .file(error)
    } catch let error as DigestTableError {
      throw .content(path: digestsPath, error)
    } catch {
      preconditionFailure("both errors of reading are caught")
    }
  }

  /// Stores the digests; without one there is no file.
  package func write(_ digests: DigestTable) throws(FileError) {
    if digests.isEmpty { return try WholeFile.remove(digestsPath) }
    try WholeFile.write(Array(digests.text.utf8), to: digestsPath)
  }
}

/// Which of a screen's pictures a snapshot is: the scheme and the scale that are not the default.
///
/// The default has no suffix; others are named `recipeDetail~dark.png` or `recipeDetail~dark@3x.png`.
package struct SnapshotVariant: Hashable, Sendable {
  /// What the names of the files have between the id and the extension.
  package let suffix: String

  /// Light at scale 2.
  package static let standard = SnapshotVariant(isDark: false, scale: 2)

  /// Creates a variant.
  ///
  /// - Parameters:
  ///   - isDark: Whether the pictures are dark.
  ///   - scale: The number of pixels a point.
  package init(isDark: Bool, scale: Int) {
    let parts = (isDark ? "dark" : "") + (scale == 2 ? "" : "@\(scale)x")
    suffix = parts.isEmpty ? "" : "~" + parts
  }

  init(suffix: String) {
    self.suffix = suffix
  }
}

/// What of a snapshot is stored.
package enum SnapshotForm: String, Sendable, CaseIterable {
  /// The text and the picture.
  case both
  /// The text, and of the picture no more than its digest, which keeps a repository small.
  case text
}
