import PNGCoding
public import Raster

/// Compares what was drawn with what is stored, exactly.
public struct SnapshotComparison: Sendable {
  /// Where the snapshots are stored.
  public let store: SnapshotStore

  /// Creates a comparison with a store.
  public init(store: SnapshotStore) {
    self.store = store
  }

  /// Compares a screen with its snapshot.
  ///
  /// - Parameters:
  ///   - id: The screen's id.
  ///   - text: Its text twin.
  ///   - bitmap: Its picture.
  ///   - regions: The parts of the picture, bottom first.
  /// - Returns: `unchanged`, `changed`, `added` or, when a stored file cannot be read, `failed`.
  /// - Complexity: O(pixels).
  public func verdict(
    id: String, text: String, bitmap: Bitmap, regions: [PictureRegion] = []
  ) -> Verdict {
    do {
      let storedText = try store.read(id, .text)
      let storedPicture = try store.read(id, .picture)
      var missing: [SnapshotStore.Kind] = []
      if storedText == nil { missing.append(.text) }
      if storedPicture == nil { missing.append(.picture) }
      guard let storedText, let storedPicture else { return .added(missing: missing) }

      var change = try pictureChange(of: bitmap, from: storedPicture, id: id, regions)
      if !storedText.elementsEqual(text.utf8) {
        let stored = try utf8(storedText, id: id)
        change.text = TextDifference(from: stored, to: text)
        change.meaning = MeaningDifference(from: stored, to: text).sentences
      }
      return change.isEmpty ? .unchanged : .changed(change)
    } catch let error as FileError {
      return .failed(reason: "\(error)")
    } catch let error as PNGFileError {
      return .failed(reason: "\(error)")
    } catch {
      return .failed(reason: "the stored text '\(store.path(of: id, .text))' is not UTF-8")
    }
  }

  private struct NotUTF8: Error {}

  private func utf8(_ bytes: [UInt8], id: String) throws(NotUTF8) -> String {
    // Decoding repairs what is damaged, so that a sound text is one that comes back the same.
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes) else { throw NotUTF8() }
    return text
  }

  /// The change of a picture from the stored one, which is decoded into memory only when there is
  /// one.
  private func pictureChange(
    of bitmap: Bitmap, from stored: [UInt8], id: String, _ regions: [PictureRegion]
  ) throws(PNGFileError) -> SnapshotChange {
    do {
      if try PNG.matches(stored, bitmap: bitmap) { return SnapshotChange() }
      let expected = try PNG.decode(stored)
      return SnapshotChange(
        picture: expected.compared(with: bitmap),
        regions: regions.names(differingIn: expected, bitmap))
    } catch {
      throw PNGFileError(path: store.path(of: id, .picture), cause: error)
    }
  }
}
