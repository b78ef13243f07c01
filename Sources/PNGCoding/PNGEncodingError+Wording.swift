extension PNGEncodingError: CustomStringConvertible {
  /// One lowercase sentence without a full stop.
  package var description: String {
    switch self {
    case .noPixels(let width, let height):
      "a picture of \(width) × \(height) pixels cannot be a PNG: it has no pixels"
    case .tooLarge(let width, let height):
      "a picture of \(width) × \(height) pixels cannot be a PNG: a side has at most 2147483647"
    case .otherRows(let width, let height, let expectedWidth, let expectedHeight):
      "rows of \(width) × \(height) pixels came for a PNG that goes on with "
        + "\(expectedWidth) × \(expectedHeight)"
    case .outOfMemory:
      "there is not enough memory to encode the PNG"
    case .refused(let reason):
      "libpng cannot encode the picture: '\(reason)'"
    }
  }
}
