extension PromotionError {
  /// One sentence with the way out.
  ///
  /// - Parameters:
  ///   - verify: The command that looks at the screens again.
  ///   - accept: The command that accepts this one.
  package func message(verify: String, accept: String) -> String {
    let remedy = "run '\(verify)' again"
    return switch self {
    case .invalidID(let error): "\(error)"
    case .rejected:
      "it was rejected in a review; to take it all the same, \(remedy), and then '\(accept)'"
    case .notDrawn(let reason): "there is no picture of it: \(reason)"
    case .nothingSaved: "the last run saved no picture of it; \(remedy)"
    case .savedIsMissing(let path): "'\(path)' is gone; \(remedy)"
    case .savedHasChanged(let path): "'\(path)' is not what the last run saved; \(remedy)"
    case .otherFolder(let compared):
      "the last run compared with '\(compared)'; name its folder with '--snapshots'"
    case .snapshotHasChanged(let path): "'\(path)' changed since the last run; \(remedy)"
    case .snapshotHasAppeared(let path):
      "'\(path)' is there now, but was not in the last run; \(remedy)"
    case .file(let error): "\(error)"
    case .digests(let error): "\(error)"
    case .decoding(let path, let error): "cannot read '\(path)': \(error)"
    case .encoding(let error): "cannot encode the picture: \(error)"
    }
  }
}
