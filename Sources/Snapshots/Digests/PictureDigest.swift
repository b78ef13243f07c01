internal import Files
package import Raster

/// What is stored of a picture that is not: enough to tell that it changed, but not in what.
package struct PictureDigest: Hashable, Sendable {
  /// The width in pixels.
  package var width: Int
  /// The height in pixels.
  package var height: Int
  /// The SHA-256 of the pixels in hexadecimal: red, green, blue and alpha, row by row from the top.
  package var sha256: String

  /// Takes the digest of a picture.
  ///
  /// - Complexity: O(pixels); about 16 ns a pixel.
  package init(of bitmap: Bitmap) {
    width = bitmap.width
    height = bitmap.height
    sha256 = bitmap.pixels.withUnsafeBytes { SHA256.hexadecimal(of: $0) }
  }
}

extension PictureDigest {
  /// The size and the digest as a line of the table has them.
  var fields: [String] { ["\(width)x\(height)", sha256] }

  /// Reads what ``fields`` writes.
  init?(size: Substring, sha256: Substring) {
    let sides = size.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1], width > 0, height > 0,
      sha256.utf8.count == 64, sha256.allSatisfy({ $0.isHexDigit && !$0.isUppercase })
    else { return nil }
    self.width = width
    self.height = height
    self.sha256 = String(sha256)
  }
}
