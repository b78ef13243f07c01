extension PNG {
  /// Whether a PNG shows exactly the same picture as one of one's own, found row by row.
  ///
  /// - Parameters:
  ///   - first: A file from anywhere; what is larger than the other is not decoded.
  ///   - second: A file that is known to be no danger, however large it is.
  /// - Returns: `false` if the size or any pixel differs, or the first is no sound PNG.
  /// - Throws: ``PNGDecodingError`` for the second.
  /// - Complexity: O(pixels); memory for a row of each, except that an interlaced file is decoded whole.
  package static func areSame(
    _ first: [UInt8], _ second: [UInt8]
  ) throws(PNGDecodingError) -> Bool {
    let side = Int(Int32.max)
    var theirs = try PNGRowReader(
      second, limits: PNGLimits(width: side, height: side, pixels: .max))
    let limits = PNGLimits(
      width: theirs.width, height: theirs.height, pixels: theirs.width * theirs.height)
    do {
      var ours = try PNGRowReader(first, limits: limits)
      guard ours.width == theirs.width, ours.height == theirs.height else { return false }
      var (row, other): ([UInt32], [UInt32]) = ([], [])
      while try ours.next(into: &row) {
        guard try theirs.next(into: &other), row == other else { return false }
      }
      return true
    } catch {
      return false
    }
  }
}
