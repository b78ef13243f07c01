extension PNGDecodingError: CustomStringConvertible {
  /// One lowercase sentence without a full stop; a path is for the caller to name.
  package var description: String {
    switch self {
    case .missing: "there is no such file"
    case .directory: "it is a directory, not a PNG"
    case .unreadable(let reason): "the system says '\(reason)'"
    case .empty: "the PNG is empty"
    case .gitLFSPointer:
      "it is a Git LFS pointer, not the PNG itself; fetch that with 'git lfs pull'"
    case .notPNG(let content): "it is not a PNG but \(content)"
    case .truncated(let count): "the PNG is truncated: it ends after \(count) bytes"
    case .corrupt(let reason): "the PNG is corrupt: '\(reason)'"
    case .tooWide(let width, let limit):
      "the PNG is \(width) pixels wide, more than the limit of \(limit)"
    case .tooHigh(let height, let limit):
      "the PNG is \(height) pixels high, more than the limit of \(limit)"
    case .tooManyPixels(let width, let height, let limit):
      "the PNG has \(width) × \(height) pixels, more than the limit of \(limit)"
    case .outOfMemory: "there is not enough memory to decode the PNG"
    }
  }
}
