import Files
import PNGCoding
import Raster
import Snapshots
import Wireframes

/// The content of the snapshot folder before a run draws the first screen.
struct StoredSnapshots: Sendable {
  /// The stored ids that have no screen, sorted.
  let obsolete: [String]
  /// Finds screens that are stored under an obsolete id.
  let moved: MovedSnapshots
  /// Whether the stored texts say what a screen reader says; nil to keep that of each text.
  private let hasTrees: Bool?
  /// Whether new texts do.
  private let addsTrees: Bool
  /// All digests of the folder.
  private var table: DigestTable
  /// The form that the run writes and compares with; nil keeps that of each variant.
  private let form: SnapshotForm?
  private let options: RunOptions

  init(options: RunOptions, manifest: [String]) throws(RunError) {
    let ids = Set(manifest)
    self.options = options
    form = options.form
    hasTrees = options.storesTree
    do {
      var obsolete = Set(try options.store.obsoleteIDs(manifest: ids))
      table = try options.store.readDigests()
      obsolete.formUnion(table.obsoleteIDs(manifest: ids))
      self.obsolete = obsolete.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      let store = options.variants.first.map { options.store(of: $0.variant) } ?? options.store
      moved = MovedSnapshots(
        store: store, obsolete: self.obsolete, captionRows: options.captionRows)
      let first = Self.firstText(of: manifest) { try store.read($0, .text) }
      addsTrees = first.map(StoredTree.isIn) ?? false
    } catch let error as FileError {
      throw .file(error)
    } catch let error as DigestFileError {
      throw .digests(error)
    } catch {
      preconditionFailure("both errors of reading are caught")
    }
  }

  /// The text of the first screen that has one, read once: a second time it may be gone, which a lazy map does not expect.
  static func firstText(
    of manifest: [String], reading: (String) throws -> [UInt8]?
  ) -> [UInt8]? {
    for id in manifest {
      if let text = try? reading(id) { return text }
    }
    return nil
  }

  /// The form that the run writes and compares with in a variant.
  func form(of variant: SnapshotVariant) -> SnapshotForm {
    form ?? (table.contains(variant) ? .text : .both)
  }

  /// Whether the text of a screen says what a screen reader says.
  ///
  /// A text that cannot be read is reported by the comparison.
  func hasTree(_ id: String, in store: SnapshotStore) -> Bool {
    if let hasTrees { return hasTrees }
    guard let text = try? store.read(id, .text) else { return addsTrees }
    return StoredTree.isIn(text)
  }

  /// The digests that pictures are compared with; nil if pictures are files.
  func digests(of variant: SnapshotVariant) -> DigestTable? {
    form(of: variant) == .text ? table : nil
  }

  /// Updates the file of digests after a recording.
  ///
  /// - Parameters:
  ///   - entries: The findings of the run.
  ///   - recorded: The digests that the run recorded, by the names of the findings.
  mutating func settle(
    _ entries: [RunResult.Entry], recorded: [String: PictureDigest]
  ) throws(FileError) {
    let before = table
    var withoutFiles = Array(recorded.keys)
    let forms = options.variants.map { form(of: options.store(of: $0.variant).variant) }
    for (name, digest) in recorded {
      table[DrawnName.id(of: name), store(of: name).variant] = digest
    }
    for entry in entries {
      if entry.isRecorded, case .moved(let source) = entry.verdict { table.remove(source) }
      // The picture is stored as a file again.
      let variant = store(of: entry.id).variant
      let index = options.variants.firstIndex { options.store(of: $0.variant).variant == variant }
      // An earlier run may have failed to remove the picture.
      if let index, forms[index] == .text, entry.verdict == .unchanged {
        withoutFiles.append(entry.id)
      }
      if let index, forms[index] == .both, entry.isRecorded || entry.verdict == .unchanged {
        table[DrawnName.id(of: entry.id), variant] = nil
      }
    }
    if table != before { try options.store.write(table) }
    // Last, so that a killed run leaves too many files rather than too few.
    for name in withoutFiles {
      try WholeFile.remove(store(of: name).path(of: DrawnName.id(of: name), .picture))
    }
  }

  /// The store of the picture with a name.
  private func store(of name: String) -> SnapshotStore {
    options.isVaried ? options.store(of: DrawnName(name)?.variant ?? .standard) : options.store
  }
}

/// Finds the snapshot of a screen under the id of a removed screen.
///
/// The text and the caption of the picture contain the id, so both are compared without it.
struct MovedSnapshots: Sendable {
  private let store: SnapshotStore
  /// The number of rows at the top of a picture that show the id.
  private let captionRows: Int
  /// The obsolete ids by their texts without the id.
  private let ids: [Substring: [String]]

  init(store: SnapshotStore, obsolete: [String], captionRows: Int) {
    self.store = store
    self.captionRows = captionRows
    var ids: [Substring: [String]] = [:]
    for id in obsolete {
      // What cannot be read is no screen under another id.
      guard let bytes = try? store.read(id, .text) else { continue }
      ids[Self.body(String(decoding: bytes, as: UTF8.self)), default: []].append(id)
    }
    self.ids = ids
  }

  /// The obsolete id under which a screen is stored, if there is one.
  func source(text: String, picture: Picture) -> String? {
    guard let ids = ids[Self.body(text)] else { return nil }
    let bitmap = picture.bitmap
    return ids.first { id in
      guard let bytes = try? store.read(id, .picture), let stored = try? PNG.decode(bytes) else {
        return false
      }
      return stored.width == bitmap.width && stored.height == bitmap.height
        && stored.pixels.dropFirst(captionRows * bitmap.width)
          .elementsEqual(bitmap.pixels.dropFirst(captionRows * bitmap.width))
    }
  }

  /// A text without its first line, which has the id, and without the tree, which a new text may lack.
  private static func body(_ text: String) -> Substring {
    StoredTree.removed(from: text[(text.firstIndex(of: "\n") ?? text.startIndex)...])
  }
}
