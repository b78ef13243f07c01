extension PromotionError: CustomStringConvertible {
  /// One sentence with the way out.
  package var description: String {
    switch self {
    case .invalidID(let error): "\(error)"
    case .nothingSaved:
      "the last run saved no picture of it; \(Self.wayOut)"
    case .savedIsMissing(let path): "'\(path)' is gone; \(Self.wayOut)"
    case .savedHasChanged(let path): "'\(path)' is not what the last run saved; \(Self.wayOut)"
    case .otherFolder(let compared):
      "the last run compared with '\(compared)'; name its folder with '--snapshots'"
    case .snapshotHasChanged(let path): "'\(path)' changed since the last run; \(Self.wayOut)"
    case .snapshotHasAppeared(let path):
      "'\(path)' is there now, but was not in the last run; \(Self.wayOut)"
    case .file(let error): "\(error)"
    case .digests(let error): "\(error)"
    case .decoding(let path, let error): "cannot read '\(path)': \(error)"
    case .encoding(let error): "cannot encode the picture: \(error)"
    }
  }

  private static var wayOut: String { "run 'screens verify' again" }
}
