package import Files
package import PNGCoding
package import Snapshots

/// Why documentation could not be made, written or checked.
package enum DocumentError: Error, Equatable {
  /// The ids of the screens cannot be file names.
  case invalidIDs(SnapshotIDError)
  /// The id of a screen is the name of a picture of several screens.
  case takenName(id: String, file: String)
  /// The way to a screen has more steps than an image of them has room for.
  case tooManySteps(id: String, count: Int, most: Int)
  /// A file could not be read or written.
  case file(FileError)
  /// A picture could not be encoded.
  case encoding(path: String, PNGEncodingError)
  /// There is no memory to work with.
  case noMemory
  /// The folder holds files, and none of ours.
  case foreignFolder(String)
  /// Where a file of ours belongs lies one that we did not write.
  case foreignFile(String)
  /// There is no document whose references could be checked.
  case missingDocument(String)
  /// The list of our files names one outside of the folder.
  case brokenList(String, entry: String)
}
