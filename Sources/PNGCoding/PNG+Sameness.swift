extension PNG {
  /// Whether two PNGs show exactly the same picture, found row by row.
  ///
  /// - Returns: `false` if the size or any pixel differs, or the first is no sound PNG.
  /// - Throws: ``PNGDecodingError`` for the second.
  /// - Complexity: O(pixels); memory for a row of each, except that an interlaced file is decoded whole.
  public static func areSame(
    _ first: [UInt8], _ second: [UInt8], limits: PNGLimits = .default
  ) throws(PNGDecodingError) -> Bool {
    var theirs = try PNGRowReader(second, limits: limits)
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
