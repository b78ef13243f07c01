/// Why a picture could not be encoded.
package enum PNGEncodingError: Error, Sendable, Equatable {
  /// The picture has no pixels, which PNG cannot express; with its width and height.
  case noPixels(width: Int, height: Int)
  /// A side is longer than the 2,147,483,647 pixels that PNG can express.
  case tooLarge(width: Int, height: Int)
  /// Rows came that are not those that were asked for, with the sizes in pixels of both.
  case otherRows(width: Int, height: Int, expectedWidth: Int, expectedHeight: Int)
  /// There is not enough memory for the encoder's buffers.
  case outOfMemory
  /// libpng refused, with its reason.
  case refused(reason: String)
}
