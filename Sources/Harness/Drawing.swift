import Raster
import Snapshots

/// What was drawn of a screen.
struct Drawing {
  var id: String
  /// The text twin; none of a picture from elsewhere that came without.
  var text: String?
  var bitmap: Bitmap
  /// The picture as a document of SVG, where the run writes one.
  var svg: [UInt8]?
  /// The parts of the picture, bottom first.
  var regions: [PictureRegion] = []

  /// The files that it makes.
  var kinds: [SnapshotStore.Kind] { text == nil ? [.picture] : SnapshotStore.Kind.allCases }
}
