import Files
import PNGCoding
import Raster
import Snapshots

/// The content of the snapshot folder before a run draws the first screen.
struct StoredSnapshots: Sendable {
  /// The stored ids that have no screen, sorted.
  let obsolete: [String]
  /// Finds screens that are stored under an obsolete id.
  let moved: MovedSnapshots
  /// The form in which pictures are stored.
  var pictures: StoredPictures

  init(options: RunOptions, manifest ids: [String]) throws(RunError) {
    let ids = Set(ids)
    do {
      var obsolete = Set(try options.store.obsoleteIDs(manifest: ids))
      pictures = try StoredPictures(store: options.store, form: options.form)
      obsolete.formUnion(pictures.obsoleteIDs(manifest: ids))
      self.obsolete = obsolete.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      moved = MovedSnapshots(
        store: options.store, obsolete: self.obsolete, captionRows: options.captionRows)
    } catch let error as FileError {
      throw .file(error)
    } catch let error as DigestFileError {
      throw .digests(error)
    } catch {
      preconditionFailure("both errors of reading are caught")
    }
  }
}

/// The form in which the pictures of a run's variant are stored: as files or as digests.
struct StoredPictures: Sendable {
  /// All digests of the folder.
  private var table: DigestTable
  private let store: SnapshotStore
  /// The form that the run writes and compares with.
  let form: SnapshotForm

  /// Reads the digests.
  ///
  /// - Parameter form: The requested form; nil to keep the stored one.
  init(store: SnapshotStore, form: SnapshotForm?) throws(DigestFileError) {
    self.store = store
    table = try store.readDigests()
    self.form = form ?? (table.contains(store.variant) ? .text : .both)
  }

  /// The digests that pictures are compared with; nil if pictures are files.
  var digests: DigestTable? { form == .text ? table : nil }

  /// The ids with a digest but without a screen.
  func obsoleteIDs(manifest ids: Set<String>) -> [String] { table.obsoleteIDs(manifest: ids) }

  /// Updates the file of digests after a recording.
  ///
  /// - Parameters:
  ///   - entries: The findings of the run.
  ///   - recorded: The digests that the run recorded, by id.
  mutating func settle(
    _ entries: [RunResult.Entry], recorded: [String: PictureDigest]
  ) throws(FileError) {
    let before = table
    for (id, digest) in recorded { table[id, store.variant] = digest }
    for entry in entries {
      if entry.isRecorded, case .moved(let source) = entry.verdict { table.remove(source) }
      // The picture is stored as a file again.
      if form == .both, entry.isRecorded || entry.verdict == .unchanged {
        table[entry.id, store.variant] = nil
      }
    }
    if table != before { try store.write(table) }
    // Last, so that a killed run leaves too many files rather than too few.
    for id in recorded.keys { try WholeFile.remove(store.path(of: id, .picture)) }
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
  func source(text: String, bitmap: Bitmap) -> String? {
    ids[Self.body(text)]?.first { id in
      guard let bytes = try? store.read(id, .picture), let stored = try? PNG.decode(bytes) else {
        return false
      }
      return stored.width == bitmap.width && stored.height == bitmap.height
        && stored.pixels.dropFirst(captionRows * bitmap.width)
          .elementsEqual(bitmap.pixels.dropFirst(captionRows * bitmap.width))
    }
  }

  /// A text without its first line, which has the id.
  private static func body(_ text: String) -> Substring {
    text[(text.firstIndex(of: "\n") ?? text.startIndex)...]
  }
}
