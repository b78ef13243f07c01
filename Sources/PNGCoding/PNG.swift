package import Raster

/// The PNG format: encodes and decodes pictures without loss.
///
/// There is no global state, so any number of threads may encode and decode at the same time.
package enum PNG {
  /// Encodes a picture with the smallest exact colour type: grey or palette of 1, 2, 4 or 8 bits if the
  /// colours fit, else RGB or RGBA of 8 bits.
  ///
  /// The bytes depend only on the pixels, the effort and the versions of libpng and zlib.
  /// Use a ``PNGEncoder`` to encode many pictures with the same buffers.
  ///
  /// - Parameters:
  ///   - bitmap: The picture, at least one pixel.
  ///   - effort: Whether speed or size is more important.
  /// - Returns: A whole PNG file.
  /// - Throws: ``PNGEncodingError`` if the picture has no pixels, or if memory is insufficient.
  /// - Complexity: O(pixels).
  package static func encode(
    _ bitmap: Bitmap, effort: PNGEffort
  ) throws(PNGEncodingError) -> [UInt8] {
    var encoder = try PNGEncoder()
    return try encoder.encode(bitmap, effort: effort)
  }

  /// Decodes any valid PNG to RGBA with 8 bits per channel; 16-bit samples are rounded to 8 bits.
  ///
  /// Colour spaces and gamma are ignored: samples are not converted.
  ///
  /// - Parameters:
  ///   - bytes: A whole PNG file.
  ///   - limits: What to reject before allocating memory.
  /// - Throws: ``PNGDecodingError``, which describes the content if it is not a valid PNG.
  /// - Complexity: O(pixels); less than 32 MB of memory in addition to the pixels.
  package static func decode(
    _ bytes: [UInt8], limits: PNGLimits = .default
  ) throws(PNGDecodingError) -> Bitmap {
    try withBytes(of: bytes) { buffer throws(PNGDecodingError) in
      try decode(buffer, limits: limits)
    }
  }

  /// Decodes any valid PNG, as ``decode(_:limits:)-([UInt8],_)`` does, from a buffer.
  package static func decode(
    _ bytes: UnsafeRawBufferPointer, limits: PNGLimits = .default
  ) throws(PNGDecodingError) -> Bitmap {
    let decoder = try PNGDecoder(borrowing: bytes, limits: limits)
    return try decoder.allRows()
  }

  /// Whether a PNG shows exactly a picture, without decoding it to a second bitmap.
  ///
  /// - Parameters:
  ///   - bytes: A whole PNG file.
  ///   - bitmap: The picture to compare with.
  ///   - limits: What to reject before allocating memory.
  /// - Returns: `false` if the size or any pixel differs.
  /// - Throws: ``PNGDecodingError`` if decoding `bytes` would: a damaged file is an error, not a
  ///   difference. Only zlib's checksum of all pixels is not checked, since the pixels themselves
  ///   are; the checksum of each chunk is.
  /// - Complexity: O(pixels); constant memory, except for an interlaced file, which is decoded completely. A file
  ///   from ``encode(_:effort:)`` is matched about four times faster than it is decoded.
  package static func matches(
    _ bytes: [UInt8], bitmap: Bitmap, limits: PNGLimits = .default
  ) throws(PNGDecodingError) -> Bool {
    try withBytes(of: bytes) { buffer throws(PNGDecodingError) in
      try PNGDecoder(borrowing: buffer, limits: limits).matches(bitmap)
    }
  }

  /// Whether a PNG shows exactly a picture, as ``matches(_:bitmap:limits:)`` does.
  package static func matches(
    _ bytes: [UInt8], picture: Picture
  ) throws(PNGDecodingError) -> Bool {
    try withBytes(of: bytes) { buffer throws(PNGDecodingError) in
      try PNGDecoder(borrowing: buffer, limits: .default).matches(picture)
    }
  }

  /// Calls a function with the bytes of an array, with typed errors.
  private static func withBytes<Value>(
    of bytes: [UInt8], _ body: (UnsafeRawBufferPointer) throws(PNGDecodingError) -> Value
  ) throws(PNGDecodingError) -> Value {
    try bytes.withUnsafeBufferPointer { buffer throws(PNGDecodingError) in
      try body(UnsafeRawBufferPointer(buffer))
    }
  }
}

extension PNG {
  /// Decodes a PNG file.
  ///
  /// - Parameters:
  ///   - path: The file's path, absolute or from the working directory.
  ///   - limits: What to reject before allocating memory.
  /// - Throws: ``PNGFileError``, which names the path and the cause.
  /// - Complexity: O(pixels). Files larger than 1 MB are read in chunks.
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
  /// - Throws: ``PNGFileError``, which names the path and the cause.
  /// - Complexity: O(pixels); constant memory, except for an interlaced file, which is decoded completely.
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

extension PNG {
  /// Compares two PNGs exactly, row by row.
  ///
  /// - Parameters:
  ///   - first: An untrusted file; it is not decoded if it is larger than the second.
  ///   - second: A trusted file of any size.
  /// - Returns: `false` if the size or any pixel differs, or if the first is not a valid PNG.
  /// - Throws: ``PNGDecodingError`` for the second.
  /// - Complexity: O(pixels); memory for a row of each, except for an interlaced file, which is decoded completely.
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
