/// Reads a PNG row by row, from the top, with memory independent of the height.
///
/// Use a reader in one thread only; different threads may use different readers. The rows of an
/// interlaced file are complete only after its last pass, so its reader has all pixels in memory.
package struct PNGRowReader: ~Copyable {
  private let decoder: PNGDecoder
  /// How many rows have been read.
  package private(set) var rowsRead = 0

  /// Opens a file and reads its header.
  ///
  /// - Parameters:
  ///   - path: The file's path, absolute or from the working directory.
  ///   - limits: What to reject before allocating memory.
  /// - Throws: ``PNGFileError``, which names the path and the cause.
  package init(path: String, limits: PNGLimits = .default) throws(PNGFileError) {
    do {
      decoder = try PNGDecoder(path: path, limits: limits)
    } catch {
      throw PNGFileError(path: path, cause: error)
    }
  }

  /// Copies bytes and reads their header.
  ///
  /// - Parameters:
  ///   - bytes: A whole PNG file.
  ///   - limits: What to reject before allocating memory.
  /// - Throws: ``PNGDecodingError``, which describes the content if it is not a PNG.
  package init(_ bytes: [UInt8], limits: PNGLimits = .default) throws(PNGDecodingError) {
    decoder = try PNGDecoder(copying: bytes, limits: limits)
  }

  /// The width in pixels.
  package var width: Int { decoder.width }

  /// The height in pixels.
  package var height: Int { decoder.height }

  /// Whether the reader needs all pixels in memory.
  package var isInterlaced: Bool { decoder.isInterlaced }

  /// Reads the next row.
  ///
  /// The last row is returned only if the rest of the file is valid, so a loop that ends without an error
  /// has read a complete picture.
  ///
  /// - Parameter row: Receives ``width`` packed pixels as in a `Bitmap`. Pass the same array again
  ///   to reuse its memory.
  /// - Returns: `false`, without changing `row`, if there are no more rows.
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

  /// Reads the next rows, at most as many as fit.
  ///
  /// - Parameter pixels: Receives the rows, ``width`` packed pixels each, one after the other.
  /// - Returns: The number of rows read; 0 if there are no more.
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
