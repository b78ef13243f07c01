package import Files
package import PNGCoding
import Raster
package import Reports
package import Scenes
package import Snapshots

/// Turns the saved files of a screen into its snapshot, without drawing it again.
package struct SnapshotPromotion: Sendable {
  /// The folder of the run's report; paths in the report are relative to it.
  private let folder: String
  private let snapshots: String
  private let variant: ReportedVariant
  private let shownPath: @Sendable (String) -> String

  /// Creates a promotion.
  ///
  /// - Parameters:
  ///   - folder: The folder of the run's report.
  ///   - snapshots: The folder of the snapshots.
  ///   - variant: The variant of the pictures in the report.
  ///   - shownPath: Formats a path for the report.
  package init(
    folder: String, snapshots: String, variant: ReportedVariant,
    shownPath: @escaping @Sendable (String) -> String
  ) {
    self.folder = folder
    self.snapshots = snapshots
    self.variant = variant
    self.shownPath = shownPath
  }

  /// Stores the text and the picture that the run saved of a screen.
  ///
  /// The picture is encoded again, because a run optimizes for speed and a repository needs small files. For a
  /// moved screen, the new files are written before the old ones are removed, so a process that is killed in
  /// between leaves both.
  ///
  /// - Throws: ``PromotionError`` if nothing was drawn, it was rejected, the snapshot changed since the run, or
  ///   the saved files were modified; nothing is written then.
  /// - Complexity: O(pixels).
  package func promote(_ screen: ReportedScreen) throws(PromotionError) {
    let name = DrawnName(screen.id)
    let id = DrawnName.id(of: screen.id)
    do { try SnapshotID.check([name == nil ? screen.id : id, screen.movedFrom ?? "-"]) } catch {
      throw .invalidID(error)
    }
    if screen.isRejected == true { throw .rejected(id: screen.id) }
    if screen.files.isEmpty, let reason = screen.reason { throw .notDrawn(reason: reason) }
    let store = store(of: screen)
    let stored = shownPath(store.path(of: id, .text))
    let compared = screen.snapshot ?? ""
    // For a folder elsewhere, the report contains only the end of the path.
    guard stored == compared || stored.hasSuffix("/" + compared) else {
      throw .otherFolder(compared: compared)
    }
    let bitmap = try decoded(try saved(.picture, of: screen), of: screen)
    var digests: DigestTable
    do { digests = try store.readDigests() } catch { throw .digests(error) }
    var contents: [(kind: SnapshotStore.Kind, bytes: [UInt8])] = []
    // If digests are stored, pictures are not.
    let storesDigest = digests.contains(store.variant)
    if !storesDigest { contents.append((.picture, try encoded(bitmap))) }
    // An external picture may have no text.
    if screen.file(.actual, .text) != nil {
      contents.append((.text, try saved(.text, of: screen)))
    }
    for (kind, content) in contents {
      try check(kind, of: screen, wanted: content)
    }
    do {
      try WholeFile.makeFolder(store.folder)
      if storesDigest {
        digests[id, store.variant] = PictureDigest(of: bitmap)
        try store.write(digests)
      }
      try store.write(
        contents.filter { screen.differingKinds.contains($0.kind) }, id)
      if let source = screen.movedFrom { try store.remove(source) }
    } catch {
      throw .file(error)
    }
  }

  /// The store of the pictures of a screen's variant.
  private func store(of screen: ReportedScreen) -> SnapshotStore {
    let named = DrawnName(screen.id)?.variant.map { SnapshotVariant($0, scale: variant.scale) }
    return SnapshotStore(folder: snapshots, variant: named ?? SnapshotVariant(variant))
  }

  /// The content of a file that the run saved, if it was not modified since.
  private func saved(
    _ kind: ReportedFile.Kind, of screen: ReportedScreen
  ) throws(PromotionError) -> [UInt8] {
    guard let file = screen.file(.actual, kind) else { throw .nothingSaved }
    let path = "\(folder)/\(file.path)"
    let content: [UInt8]?
    do { content = try WholeFile.read(path) } catch { throw .file(error) }
    guard let content else { throw .savedIsMissing(path) }
    guard ContentDigest(of: content) == file.digest else { throw .savedHasChanged(path) }
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
  /// A file that already has the new content is fine: an earlier attempt may have been interrupted.
  private func check(
    _ kind: SnapshotStore.Kind, of screen: ReportedScreen, wanted: [UInt8]
  ) throws(PromotionError) {
    let store = store(of: screen)
    let path = store.path(of: DrawnName.id(of: screen.id), kind)
    let expected = screen.file(.expected, kind == .text ? .text : .picture)?.digest
    // An unreadable file counts as missing, like in the run, which reported it as failed.
    let stored = (try? WholeFile.read(path)) ?? nil
    if stored == wanted { return }
    let digest = stored.map { ContentDigest(of: $0) }
    guard let source = screen.movedFrom else {
      if digest == expected { return }
      throw expected == nil ? .snapshotHasAppeared(path) : .snapshotHasChanged(path)
    }
    guard stored == nil else { throw .snapshotHasAppeared(path) }
    let sourcePath = store.path(of: source, kind)
    let moved = (try? WholeFile.read(sourcePath)) ?? nil
    guard moved.map({ ContentDigest(of: $0) }) == expected else {
      throw .snapshotHasChanged(sourcePath)
    }
  }
}

/// Why the saved files of a screen cannot become its snapshot.
package enum PromotionError: Error, Sendable {
  /// The id in the report is not a valid file name.
  case invalidID(SnapshotIDError)
  /// It was rejected in a review.
  case rejected(id: String)
  /// The run could not draw the screen, for a reason.
  case notDrawn(reason: String)
  /// The report names no saved file, for example because another program shortened it.
  case nothingSaved
  /// A file that the run saved does not exist any more.
  case savedIsMissing(String)
  /// A file that the run saved was modified.
  case savedHasChanged(String)
  /// The run compared with snapshots in another folder.
  ///
  /// - Parameter compared: The path of the text that it compared with.
  case otherFolder(compared: String)
  /// The snapshot was modified after the run.
  case snapshotHasChanged(String)
  /// The snapshot was created after the run.
  case snapshotHasAppeared(String)
  /// A file could not be read or written.
  case file(FileError)
  /// The file of digests is invalid.
  case digests(DigestFileError)
  /// The saved picture cannot be read.
  case decoding(path: String, PNGDecodingError)
  /// The picture cannot be encoded.
  case encoding(PNGEncodingError)
}

extension PromotionError {
  /// One sentence with a remedy.
  ///
  /// - Parameters:
  ///   - verify: The command that compares the screens again.
  ///   - accept: The command that accepts this screen.
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
