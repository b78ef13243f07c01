package import Files
package import PNGCoding
package import Scenes
package import Snapshots

/// Why a run could not do its work.
package enum RunError: Error, Sendable {
  /// The ids of the manifest cannot be file names.
  case invalidIDs(SnapshotIDError)
  /// A file could not be read or written.
  case file(FileError)
  /// The file of digests cannot be used.
  case digests(DigestFileError)
  /// A picture could not be encoded.
  case encoding(id: String, PNGEncodingError)
  /// There is no memory to work with.
  case noMemory
  /// The folder of pictures from elsewhere has none.
  case noPictures(folder: String)
  /// There is no screen to work on.
  case noScreens
  /// What the run writes would lie among the snapshots, over which a render would write.
  case outputAmongSnapshots(folder: String)
}

extension RunError: CustomStringConvertible {
  /// One sentence.
  package var description: String {
    switch self {
    case .invalidIDs(let error): "\(error)"
    case .file(let error): "\(error)"
    case .digests(let error): "\(error)"
    case .encoding(let id, let error): "cannot encode the picture of '\(id)': \(error)"
    case .noMemory: "there is not enough memory to encode a picture"
    case .noPictures(let folder): "there is no PNG in '\(folder)'"
    case .noScreens: "no screen to work on"
    case .outputAmongSnapshots(let folder):
      "'\(folder)' holds the snapshots; name another folder for what a run writes"
    }
  }
}
