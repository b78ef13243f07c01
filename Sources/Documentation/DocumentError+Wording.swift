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
    case .missingDocument(let path): "there is no file '\(path)'"
    case .brokenList(let path, let entry):
      "'\(path)' lists '\(entry)', which is outside of its folder; remove the list"
    }
  }
}
