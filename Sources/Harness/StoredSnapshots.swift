import Files
import Snapshots

/// What a run finds in the folder of the snapshots before it works on the first screen.
struct StoredSnapshots: Sendable {
  /// The ids that are stored but are no screens, sorted.
  let obsolete: [String]
  /// Finds screens that are stored under such an id.
  let moved: MovedSnapshots
  /// In which form pictures are stored.
  var pictures: StoredPictures

  init(options: RunOptions, manifest ids: [String]) throws(RunError) {
    let ids = Set(ids)
    do {
      var obsolete = Set(try options.store.obsoleteIDs(manifest: ids))
      pictures = try StoredPictures(store: options.store, form: options.form)
      obsolete.formUnion(pictures.obsoleteIDs(manifest: ids))
      self.obsolete = obsolete.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      moved = try MovedSnapshots(
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
