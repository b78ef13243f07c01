import Files
import PNGCoding
import Raster
import Snapshots

/// Finds the snapshot of a screen under the id of a screen that is gone.
///
/// The id itself stands in the text and in the caption of the picture, so that both are compared
/// without it.
struct MovedSnapshots: Sendable {
  private let store: SnapshotStore
  /// How many rows at the top of a picture show the id.
  private let captionRows: Int
  /// The obsolete ids by what their texts say apart from the id.
  private let ids: [Substring: [String]]

  init(store: SnapshotStore, obsolete: [String], captionRows: Int) throws(FileError) {
    self.store = store
    self.captionRows = captionRows
    var ids: [Substring: [String]] = [:]
    for id in obsolete {
      guard let bytes = try store.read(id, .text) else { continue }
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

  /// A text without its first line, which tells the id.
  private static func body(_ text: String) -> Substring {
    text[(text.firstIndex(of: "\n") ?? text.startIndex)...]
  }
}
