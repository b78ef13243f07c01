package import Files
import Scenes
package import Wireframes

/// The folder of stored snapshots, with a text and a picture for each screen.
package struct SnapshotStore: Sendable {
  /// The two files of a snapshot.
  package enum Kind: String, Sendable, CaseIterable {
    /// The text rendering.
    case text = "txt"
    /// The picture.
    case picture = "png"
  }

  /// The folder's path, as given.
  package let folder: String
  /// The variant of the pictures.
  package let variant: SnapshotVariant

  /// Creates a store for a folder, which may not exist yet.
  package init(folder: String, variant: SnapshotVariant = .standard) {
    self.folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    self.variant = variant
  }

  /// The path of one file of a screen's snapshot.
  package func path(of id: String, _ kind: Kind) -> String {
    "\(folder)/\(name(of: id, kind))"
  }

  /// The name of a file in the folder.
  package func name(of id: String, _ kind: Kind) -> String {
    // All variants of a language share the text, which has neither colours nor pixels.
    let suffix = kind == .text ? variant.textSuffix : variant.suffix
    return "\(id)\(suffix).\(kind.rawValue)"
  }

  /// Reads one file of a screen's snapshot; `nil` if it does not exist.
  package func read(_ id: String, _ kind: Kind) throws(FileError) -> [UInt8]? {
    try WholeFile.read(path(of: id, kind))
  }

  /// Stores files of a screen's snapshot: all of them, or none if the disk is full.
  package func write(_ contents: [(kind: Kind, bytes: [UInt8])], _ id: String) throws(FileError) {
    try WholeFile.write(contents.map { (path: path(of: id, $0.kind), bytes: $0.bytes) })
  }

  /// Writes files of a screen into a folder of results, where equal ones stay as they are.
  ///
  /// See ``WholeFile/refresh(_:at:)``.
  package func refresh(_ contents: [(kind: Kind, bytes: [UInt8])], _ id: String) throws(FileError) {
    for content in contents { try WholeFile.refresh(content.bytes, at: path(of: id, content.kind)) }
  }

  /// Removes the files of a screen's snapshot in all variants.
  package func remove(_ id: String) throws(FileError) {
    for name in try WholeFile.names(in: folder) where Self.id(ofFile: name) == id {
      try WholeFile.remove("\(folder)/\(name)")
    }
  }

  /// Creates the folder and removes temporary files of killed runs.
  package func prepare() throws(FileError) {
    try WholeFile.makeFolder(folder)
    try WholeFile.removeUnfinished(in: folder)
  }

  /// The ids with a file in the folder but without a screen in the manifest, sorted.
  package func obsoleteIDs(manifest ids: Set<String>) throws(FileError) -> [String] {
    let found = Set(try obsoleteFiles(manifest: ids).compactMap(Self.id(ofFile:)))
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The names of snapshot files in the folder without a screen in the manifest, sorted.
  ///
  /// - Parameter isKept: Selects the variants of a screen whose files are not obsolete; by default all.
  package func obsoleteFiles(
    manifest ids: Set<String>, keeping isKept: (DrawnName, Kind) -> Bool = { _, _ in true }
  ) throws(FileError) -> [String] {
    try WholeFile.names(in: folder).filter { name in
      guard !name.hasPrefix("."), let id = Self.id(ofFile: name) else { return false }
      guard ids.contains(id) else { return true }
      let suffix = name.dropLast(4).dropFirst(id.count)
      guard let drawn = DrawnName(id: id, suffix: suffix) else { return false }
      return !isKept(drawn, name.hasSuffix(".\(Kind.text.rawValue)") ? .text : .picture)
    }
  }

  /// Whether the folder has snapshots, but none of a screen in the manifest.
  package func isOfOtherApp(manifest ids: Set<String>) throws(FileError) -> Bool {
    let found = try WholeFile.names(in: folder).filter { !$0.hasPrefix(".") }
      .compactMap(Self.id(ofFile:))
    return !found.isEmpty && !found.contains(where: ids.contains)
  }

  /// The id in the name of a snapshot file; nil if it is another file.
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

  /// Reads the digests; an empty table if the file does not exist.
  ///
  /// - Throws: ``DigestFileError`` if the file cannot be read or is invalid.
  package func readDigests() throws(DigestFileError) -> DigestTable {
    do {
      guard let bytes = try WholeFile.read(digestsPath) else { return DigestTable() }
      return try DigestTable(String(decoding: bytes, as: UTF8.self))
    } catch let error as FileError {
      throw .file(error)
    } catch let error as DigestTableError {
      throw .content(path: digestsPath, error)
    } catch {
      preconditionFailure("reading throws only these errors")
    }
  }

  /// Stores the digests; removes the file if there are none.
  package func write(_ digests: DigestTable) throws(FileError) {
    if digests.isEmpty { return try WholeFile.remove(digestsPath) }
    try WholeFile.write(Array(digests.text.utf8), to: digestsPath)
  }
}

/// The variant of a screen's picture: the conditions in which it is drawn, and its scale.
///
/// The default has no suffix. Others are named `recipeDetail~dark.png` or `recipeDetail~phone-se~dark~ax3@3x.png`.
package struct SnapshotVariant: Hashable, Sendable {
  /// The part of file names between the id and the extension.
  package let suffix: String
  /// The part of the names of texts between the id and the extension.
  package let textSuffix: String

  /// Light at scale 2.
  package static let standard = SnapshotVariant(isDark: false, scale: 2)

  /// Creates a variant.
  ///
  /// - Parameters:
  ///   - isDark: Whether the pictures are dark.
  ///   - scale: The number of pixels per point.
  package init(isDark: Bool, scale: Int) {
    self.init(Variant(scheme: isDark ? .dark : .light), scale: scale)
  }

  /// Creates the variant of pictures with a number of pixels per point.
  package init(_ variant: Variant, scale: Int) {
    let parts = variant.suffix.dropFirst() + (scale == 2 ? "" : "@\(scale)x")
    suffix = parts.isEmpty ? "" : "~" + parts
    textSuffix = variant.textSuffix
  }

  init(suffix: String) {
    self.suffix = suffix
    let words = suffix.prefix { $0 != "@" }
    textSuffix = Variant(suffix: String(words))?.textSuffix ?? ""
  }
}

/// The parts of a snapshot that are stored.
package enum SnapshotForm: String, Sendable, CaseIterable {
  /// The text and the picture.
  case both
  /// The text and the digest of the picture, which keeps a repository small.
  case text
}
