package import Raster

extension PNG {
  /// Decodes a PNG file.
  ///
  /// - Parameters:
  ///   - path: The file's path, absolute or from the working directory.
  ///   - limits: What to refuse before memory is taken.
  /// - Throws: ``PNGFileError``, which names the path and what is there instead.
  /// - Complexity: O(pixels). A file beyond 1 MB is read in pieces, never as a whole.
  package static func read(
    _ path: String, limits: PNGLimits = .default
  ) throws(PNGFileError) -> Bitmap {
    do {
      return try PNGDecoder(path: path, limits: limits).allRows()
    } catch {
      throw PNGFileError(path: path, cause: error)
    }
  }

  /// Whether a PNG file shows exactly a picture, as ``matches(_:bitmap:limits:)`` does.
  ///
  /// - Throws: ``PNGFileError``, which names the path and what is there instead.
  /// - Complexity: O(pixels); flat memory, except that an interlaced file is decoded whole.
  package static func file(
    _ path: String, matches bitmap: Bitmap, limits: PNGLimits = .default
  ) throws(PNGFileError) -> Bool {
    do {
      return try PNGDecoder(path: path, limits: limits).matches(bitmap)
    } catch {
      throw PNGFileError(path: path, cause: error)
    }
  }
}
