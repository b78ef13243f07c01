package import Files
package import PNGCoding
package import Scenes

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
  /// The list of our files names one outside of the folder.
  case brokenList(String, entry: String)
}

extension DocumentError: CustomStringConvertible {
  /// One sentence that names the path and offers the way out.
  package var description: String {
    switch self {
    case .invalidIDs(let error): "\(error)"
    case .takenName(let id, let file):
      "the id '\(id)' takes the name of '\(file)'; choose another id, or leave it out by a filter"
    case .tooManySteps(let id, let count, let most):
      "\(count) steps lead to '\(id)', and an image of them has room for \(most)"
    case .file(let error): "\(error)"
    case .encoding(let path, let error): "cannot encode '\(path)': \(error)"
    case .noMemory: "there is not enough memory to encode a picture"
    case .foreignFolder(let path):
      "the folder '\(path)' holds files that are not ours; name one that is new or empty"
    case .foreignFile(let path):
      "'\(path)' was not written by this tool; move it away, or name another folder"
    case .brokenList(let path, let entry):
      "'\(path)' lists '\(entry)', which is outside of its folder; remove the list"
    }
  }
}
