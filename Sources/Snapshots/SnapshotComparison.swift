import Files
import PNGCoding
package import Raster

/// Compares drawn screens with their snapshots, exactly unless a tolerance is given.
package struct SnapshotComparison: Sendable {
  /// The store of the snapshots.
  package let store: SnapshotStore
  /// The digests instead of the pictures; nil if the pictures are stored.
  private let digests: DigestTable?
  private let tolerance: SnapshotTolerance

  /// Creates a comparison with a store.
  ///
  /// - Parameters:
  ///   - store: The store of the snapshots.
  ///   - digests: The digests instead of the pictures; nil if the pictures are stored.
  ///   - tolerance: How much pictures may differ; has no effect on digests.
  package init(
    store: SnapshotStore, digests: DigestTable? = nil, tolerance: SnapshotTolerance = .exact
  ) {
    self.store = store
    self.digests = digests
    self.tolerance = tolerance
  }

  /// Compares a screen with its snapshot.
  ///
  /// - Parameters:
  ///   - id: The screen's id.
  ///   - text: Its text rendering; if nil, only pictures are compared.
  ///   - picture: Its picture.
  ///   - regions: The parts of the picture, bottom first.
  ///   - icons: The icons of the picture.
  /// - Returns: `unchanged`, `changed`, `added` or, if a stored file cannot be read, `failed`; with
  ///   the measured differences if a tolerance is given.
  /// - Complexity: O(pixels).
  package func finding(
    id: String, text: String?, picture: Picture, regions: [PictureRegion] = [],
    icons: [PictureIcon] = []
  ) -> SnapshotFinding {
    let drawn = DrawnPicture(picture: picture, regions: regions, icons: icons)
    var compared = ComparedPicture()
    let verdict = verdict(id: id, text: text, drawn, compared: &compared)
    return SnapshotFinding(verdict: verdict, measured: compared.measured)
  }

  private func verdict(
    id: String, text: String?, _ drawn: DrawnPicture, compared: inout ComparedPicture
  ) -> Verdict {
    do {
      let storedText = text == nil ? nil : try store.read(id, .text)
      let storedPicture = try picture(of: id)
      var missing: [SnapshotStore.Kind] = []
      if text != nil, storedText == nil { missing.append(.text) }
      if storedPicture == nil { missing.append(.picture) }
      guard missing.isEmpty, let storedPicture else { return .added(missing: missing) }

      var change =
        switch storedPicture {
        case .bytes(let bytes):
          try pictureChange(of: drawn, from: bytes, id: id, compared: &compared)
        case .digest(let digest): pictureChange(of: drawn.picture.bitmap, from: digest)
        }
      var tabs: TabChanges?
      if let text, let storedText, !storedText.elementsEqual(text.utf8) {
        let stored = try utf8(storedText, id: id)
        change.text = TextDifference(from: stored, to: text)
        change.meaning = MeaningDifference(from: stored, to: text).sentences + change.meaning
        tabs = TabChanges(from: stored, to: text)
      }
      if change.isEmpty { return .unchanged }
      change.identity = identity(of: change, tabs, drawn, compared.expected)
      return .changed(change)
    } catch let error as FileError {
      return .failed(reason: "\(error)")
    } catch let error as PNGFileError {
      return .failed(reason: "\(error)")
    } catch {
      return .failed(reason: "the stored text '\(store.path(of: id, .text))' is not UTF-8")
    }
  }

  private func identity(
    of change: SnapshotChange, _ tabs: TabChanges?, _ drawn: DrawnPicture, _ expected: Bitmap?
  ) -> ChangeIdentity? {
    ChangeIdentity(of: change, tabs: tabs) { explained in
      expected.map {
        DifferencePattern(
          from: $0, to: drawn.picture.bitmap, regions: drawn.regions, icons: drawn.icons,
          explained: explained, isMovable: tabs != nil)
      }
    }
  }

  /// A drawn picture and what is where on it.
  private struct DrawnPicture {
    let picture: Picture
    let regions: [PictureRegion]
    let icons: [PictureIcon]
  }

  /// What the comparison of two pictures finds besides their change.
  private struct ComparedPicture {
    /// The stored picture, if it was decoded.
    var expected: Bitmap?
    /// The measured differences, if a tolerance is given.
    var measured: PixelComparison?
  }

  /// The stored form of a picture.
  private enum StoredPicture {
    case bytes([UInt8])
    case digest(PictureDigest)
  }

  private func picture(of id: String) throws(FileError) -> StoredPicture? {
    guard let digests else { return try store.read(id, .picture).map(StoredPicture.bytes) }
    return digests[id, store.variant].map(StoredPicture.digest)
  }

  private func pictureChange(of bitmap: Bitmap, from stored: PictureDigest) -> SnapshotChange {
    let drawn = PictureDigest(of: bitmap)
    if stored == drawn { return SnapshotChange() }
    if (stored.width, stored.height) != (drawn.width, drawn.height) {
      return SnapshotChange(
        picture: .sizes(
          PixelRect(left: 0, top: 0, right: stored.width, bottom: stored.height), bitmap.bounds),
        isPictureAbsent: true)
    }
    return SnapshotChange(
      meaning: [
        "picture: the pixels differ; the expected picture is not available, only its digest is stored"
      ],
      isPictureAbsent: true)
  }

  private struct NotUTF8: Error {}

  private func utf8(_ bytes: [UInt8], id: String) throws(NotUTF8) -> String {
    // Decoding replaces invalid bytes, so a text is valid if encoding it again gives the same bytes.
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes) else { throw NotUTF8() }
    return text
  }

  /// The change of a picture from the stored one, which is decoded into memory only if they differ.
  private func pictureChange(
    of drawn: DrawnPicture, from stored: [UInt8], id: String, compared: inout ComparedPicture
  ) throws(PNGFileError) -> SnapshotChange {
    do {
      if try PNG.matches(stored, picture: drawn.picture) { return SnapshotChange() }
      let (bitmap, regions) = (drawn.picture.bitmap, drawn.regions)
      let expected = try PNG.decode(stored)
      compared.expected = expected
      let outcome = expected.compared(with: bitmap, options: tolerance.options(regions))
      if tolerance != .exact, case .pixels(let comparison) = outcome {
        compared.measured = comparison
      }
      if tolerance.allows(outcome) { return SnapshotChange() }
      return SnapshotChange(
        meaning: drawn.icons.sentences(differingIn: expected, bitmap, regions),
        picture: outcome, regions: regions.names(differingIn: expected, bitmap))
    } catch {
      throw PNGFileError(path: store.path(of: id, .picture), cause: error)
    }
  }
}
