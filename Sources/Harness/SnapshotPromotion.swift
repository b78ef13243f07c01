package import Files
package import PNGCoding
import Raster
package import Reports
package import Scenes
package import Snapshots

/// Makes what a run saved of a screen its snapshot, without drawing it again.
package struct SnapshotPromotion: Sendable {
  /// The folder of the run's report, from which the report names files.
  private let folder: String
  private let store: SnapshotStore
  private let shownPath: @Sendable (String) -> String

  /// Creates a promotion.
  ///
  /// - Parameters:
  ///   - folder: The folder of the run's report.
  ///   - snapshots: The folder of the snapshots.
  ///   - variant: Which pictures the report is about.
  ///   - shownPath: How a path is told in the report.
  package init(
    folder: String, snapshots: String, variant: ReportedVariant,
    shownPath: @escaping @Sendable (String) -> String
  ) {
    self.folder = folder
    store = SnapshotStore(folder: snapshots, variant: SnapshotVariant(variant))
    self.shownPath = shownPath
  }

  /// Stores the text and the picture that the run saved of a screen.
  ///
  /// The picture is encoded anew, since a run saves for speed and a repository wants small files. Of
  /// a moved screen the new name is written first and the old one removed last, so that a process
  /// that is killed in between leaves both.
  ///
  /// - Throws: ``PromotionError`` when nothing was drawn or it was rejected, the snapshot is no longer what
  ///   the run compared with, or the saved files are not what the run saved; nothing is written then.
  /// - Complexity: O(pixels).
  package func promote(_ screen: ReportedScreen) throws(PromotionError) {
    do { try SnapshotID.check([screen.id, screen.movedFrom ?? "-"]) } catch {
      throw .invalidID(error)
    }
    if screen.isRejected == true { throw .rejected(id: screen.id) }
    if screen.files.isEmpty, let reason = screen.reason { throw .notDrawn(reason: reason) }
    let stored = shownPath(store.path(of: screen.id, .text))
    let compared = screen.snapshot ?? ""
    // Of a folder elsewhere the report tells the end only.
    guard stored == compared || stored.hasSuffix("/" + compared) else {
      throw .otherFolder(compared: compared)
    }
    let bitmap = try decoded(try saved(.picture, of: screen), of: screen)
    var digests: DigestTable
    do { digests = try store.readDigests() } catch { throw .digests(error) }
    var contents: [(kind: SnapshotStore.Kind, bytes: [UInt8])] = []
    // Where digests are stored, pictures are not.
    let storesDigest = digests.contains(store.variant)
    if !storesDigest { contents.append((.picture, try encoded(bitmap))) }
    // A picture from elsewhere may have come without a text.
    if screen.file(.actual, .text) != nil {
      contents.append((.text, try saved(.text, of: screen)))
    }
    for (kind, content) in contents {
      try check(kind, of: screen, wanted: content)
    }
    do {
      try WholeFile.makeFolder(store.folder)
      if storesDigest {
        digests[screen.id, store.variant] = PictureDigest(of: bitmap)
        try store.write(digests)
      }
      try store.write(
        contents.filter { screen.differingKinds.contains($0.kind) }, screen.id)
      if let source = screen.movedFrom { try store.remove(source) }
    } catch {
      throw .file(error)
    }
  }

  /// The content of a file that the run saved, if it still is what the run saved.
  private func saved(
    _ kind: ReportedFile.Kind, of screen: ReportedScreen
  ) throws(PromotionError) -> [UInt8] {
    guard let file = screen.file(.actual, kind) else { throw .nothingSaved }
    let path = "\(folder)/\(file.path)"
    let content: [UInt8]?
    do { content = try WholeFile.read(path) } catch { throw .file(error) }
    guard let content else { throw .savedIsMissing(path) }
    guard SHA256.hexadecimal(of: content) == file.digest else { throw .savedHasChanged(path) }
    return content
  }

  private func decoded(
    _ png: [UInt8], of screen: ReportedScreen
  ) throws(PromotionError) -> Bitmap {
    do { return try PNG.decode(png) } catch {
      let path = screen.file(.actual, .picture)?.path ?? ""
      throw .decoding(path: "\(folder)/\(path)", error)
    }
  }

  private func encoded(_ bitmap: Bitmap) throws(PromotionError) -> [UInt8] {
    do { return try PNG.encode(bitmap, effort: .small) } catch { throw .encoding(error) }
  }

  /// Checks that a stored file is what the run compared with.
  ///
  /// One that is what it is to become is fine as well: an earlier try may have ended half way.
  private func check(
    _ kind: SnapshotStore.Kind, of screen: ReportedScreen, wanted: [UInt8]
  ) throws(PromotionError) {
    let path = store.path(of: screen.id, kind)
    let expected = screen.file(.expected, kind == .text ? .text : .picture)?.digest
    // What cannot be read counts as absent, as it did for the run, which reported it as failed.
    let stored = (try? WholeFile.read(path)) ?? nil
    if stored == wanted { return }
    let digest = stored.map { SHA256.hexadecimal(of: $0) }
    guard let source = screen.movedFrom else {
      if digest == expected { return }
      throw expected == nil ? .snapshotHasAppeared(path) : .snapshotHasChanged(path)
    }
    guard stored == nil else { throw .snapshotHasAppeared(path) }
    let sourcePath = store.path(of: source, kind)
    let moved = (try? WholeFile.read(sourcePath)) ?? nil
    guard moved.map({ SHA256.hexadecimal(of: $0) }) == expected else {
      throw .snapshotHasChanged(sourcePath)
    }
  }
}

/// Why what a run saved of a screen cannot become its snapshot.
package enum PromotionError: Error, Sendable {
  /// The id in the report cannot be the name of a file.
  case invalidID(SnapshotIDError)
  /// A person rejected it in a review.
  case rejected(id: String)
  /// The run could not draw the screen, for a reason.
  case notDrawn(reason: String)
  /// The report names no saved file, as one that another program shortened.
  case nothingSaved
  /// A file that the run saved is gone.
  case savedIsMissing(String)
  /// A file that the run saved is not what it was.
  case savedHasChanged(String)
  /// The run compared with snapshots in another folder.
  ///
  /// - Parameter compared: The path of the text that it compared with.
  case otherFolder(compared: String)
  /// The snapshot is not what the run compared with.
  case snapshotHasChanged(String)
  /// There is a snapshot where the run found none.
  case snapshotHasAppeared(String)
  /// A file could not be read or written.
  case file(FileError)
  /// The file of digests cannot be used.
  case digests(DigestFileError)
  /// The saved picture cannot be read.
  case decoding(path: String, PNGDecodingError)
  /// The picture cannot be encoded.
  case encoding(PNGEncodingError)
}

extension PromotionError {
  /// One sentence with the way out.
  ///
  /// - Parameters:
  ///   - verify: The command that looks at the screens again.
  ///   - accept: The command that accepts this one.
  package func message(verify: String, accept: String) -> String {
    let remedy = "run '\(verify)' again"
    return switch self {
    case .invalidID(let error): "\(error)"
    case .rejected:
      "it was rejected in a review; to accept it anyway, \(remedy) and then '\(accept)'"
    case .notDrawn(let reason): "it has no picture: \(reason)"
    case .nothingSaved: "the last run saved no picture of it; \(remedy)"
    case .savedIsMissing(let path): "'\(path)' is gone; \(remedy)"
    case .savedHasChanged(let path): "'\(path)' was modified after the last run; \(remedy)"
    case .otherFolder(let compared):
      "the last run compared with '\(compared)'; pass its folder with '--snapshots'"
    case .snapshotHasChanged(let path): "'\(path)' changed since the last run; \(remedy)"
    case .snapshotHasAppeared(let path):
      "'\(path)' was created after the last run; \(remedy)"
    case .file(let error): "\(error)"
    case .digests(let error): "\(error)"
    case .decoding(let path, let error): "cannot read '\(path)': \(error)"
    case .encoding(let error): "cannot encode the picture: \(error)"
    }
  }
}
