package import Files
package import PNGCoding
package import Scenes
package import Snapshots

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
