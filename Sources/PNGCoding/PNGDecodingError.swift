/// Why bytes, or a file, could not be decoded as a PNG.
package enum PNGDecodingError: Error, Sendable, Equatable {
  /// There is nothing at the path.
  case missing
  /// There is a directory at the path.
  case directory
  /// The system does not let the file be read, with its reason.
  case unreadable(reason: String)
  /// There is not one byte.
  case empty
  /// The bytes are a Git LFS pointer: the real file was never fetched.
  case gitLFSPointer
  /// The bytes are something else than a PNG.
  case notPNG(ForeignContent)
  /// The bytes end too early, with how many there are.
  case truncated(count: Int)
  /// A checksum, a chunk or the compressed data is wrong, with libpng's reason.
  case corrupt(reason: String)
  /// The picture is wider than the limit.
  case tooWide(width: Int, limit: Int)
  /// The picture is higher than the limit.
  case tooHigh(height: Int, limit: Int)
  /// The picture has more pixels than the limit.
  case tooManyPixels(width: Int, height: Int, limit: Int)
  /// There is not enough memory, or decoding would take more than the decoder allows itself.
  case outOfMemory
}
