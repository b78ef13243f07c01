/// Reads a PNG row by row, from the top, with flat memory however high the picture is.
///
/// A reader belongs to one thread; two files may be read by two threads, each with its own. An
/// interlaced file has no row complete before its last pass, so its reader holds all its pixels.
package struct PNGRowReader: ~Copyable {
  private let decoder: PNGDecoder
  /// How many rows have been read.
  package private(set) var rowsRead = 0

  /// Opens a file and reads its header.
  ///
  /// - Parameters:
  ///   - path: The file's path, absolute or from the working directory.
  ///   - limits: What to refuse before memory is taken.
  /// - Throws: ``PNGFileError``, which names the path and what is there instead.
  package init(path: String, limits: PNGLimits = .default) throws(PNGFileError) {
    do {
      decoder = try PNGDecoder(path: path, limits: limits)
    } catch {
      throw PNGFileError(path: path, cause: error)
    }
  }

  /// Reads the header of bytes, of which it keeps a copy.
  ///
  /// - Parameters:
  ///   - bytes: A whole PNG file.
  ///   - limits: What to refuse before memory is taken.
  /// - Throws: ``PNGDecodingError``, which says what the bytes are if they are not a PNG.
  package init(_ bytes: [UInt8], limits: PNGLimits = .default) throws(PNGDecodingError) {
    decoder = try PNGDecoder(copying: bytes, limits: limits)
  }

  /// The width in pixels.
  package var width: Int { decoder.width }

  /// The height in pixels.
  package var height: Int { decoder.height }

  /// Whether the reader must hold the whole picture.
  package var isInterlaced: Bool { decoder.isInterlaced }

  /// Reads the next row.
  ///
  /// The last row comes only if everything after it is sound, so a loop that ends without an error
  /// has seen a whole picture.
  ///
  /// - Parameter row: Gets ``width`` packed pixels as those of a `Bitmap`. Pass the same array again
  ///   to use its memory again.
  /// - Returns: `false`, with `row` as it was, if there are no more rows.
  /// - Throws: ``PNGDecodingError``; every later call throws it again.
  /// - Complexity: O(width).
  package mutating func next(into row: inout [UInt32]) throws(PNGDecodingError) -> Bool {
    guard rowsRead < height else { return false }
    if row.count != width { row = Array(repeating: 0, count: width) }
    try row.withUnsafeMutableBufferPointer { pixels throws(PNGDecodingError) in
      try decoder.nextRow(into: pixels)
    }
    rowsRead += 1
    return true
  }

  /// Reads the next rows, as many as there are but at most as many as fit.
  ///
  /// - Parameter pixels: Gets the rows, ``width`` packed pixels each, one after the other.
  /// - Returns: How many rows were read; 0 if there are no more.
  /// - Throws: ``PNGDecodingError``; every later call throws it again.
  /// - Complexity: O(pixels).
  package mutating func next(
    into pixels: UnsafeMutableBufferPointer<UInt32>
  ) throws(PNGDecodingError) -> Int {
    let count = min(pixels.count / width, height - rowsRead)
    for row in 0..<count {
      let start = row * width
      try decoder.nextRow(into: UnsafeMutableBufferPointer(rebasing: pixels[start..<start + width]))
      rowsRead += 1
    }
    return count
  }
}
