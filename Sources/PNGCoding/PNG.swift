package import Raster

/// The PNG format: from pictures to bytes and back, exactly.
///
/// Nothing is read from or kept in global state, so any number of threads may code at the same time.
package enum PNG {
  /// Encodes a picture into the smallest exact form: grey or palette of 1, 2, 4 or 8 bits when the
  /// colours fit, else RGB or RGBA of 8 bits.
  ///
  /// The bytes depend on nothing but the pixels, the effort and the version of libpng and zlib.
  /// Keep a ``PNGEncoder`` to encode many pictures with the same buffers.
  ///
  /// - Parameters:
  ///   - bitmap: The picture, at least one pixel.
  ///   - effort: Whether time or size matters more.
  /// - Returns: A whole PNG file.
  /// - Throws: ``PNGEncodingError`` if the picture has no pixels, or there is no memory.
  /// - Complexity: O(pixels).
  package static func encode(
    _ bitmap: Bitmap, effort: PNGEffort
  ) throws(PNGEncodingError) -> [UInt8] {
    var encoder = try PNGEncoder()
    return try encoder.encode(bitmap, effort: effort)
  }

  /// Decodes any legal PNG to RGBA with 8 bits a channel; 16 bits are rounded to the nearest 8.
  ///
  /// Colour spaces and gamma are ignored: samples are taken as they are.
  ///
  /// - Parameters:
  ///   - bytes: A whole PNG file.
  ///   - limits: What to refuse before memory is taken.
  /// - Throws: ``PNGDecodingError``, which says what the bytes are if they are not a sound PNG.
  /// - Complexity: O(pixels); beyond the pixels less than 32 MB of memory.
  package static func decode(
    _ bytes: [UInt8], limits: PNGLimits = .default
  ) throws(PNGDecodingError) -> Bitmap {
    try withBytes(of: bytes) { buffer throws(PNGDecodingError) in
      try decode(buffer, limits: limits)
    }
  }

  /// Decodes any legal PNG, as ``decode(_:limits:)-([UInt8],_)`` does, from memory elsewhere.
  package static func decode(
    _ bytes: UnsafeRawBufferPointer, limits: PNGLimits = .default
  ) throws(PNGDecodingError) -> Bitmap {
    let decoder = try PNGDecoder(borrowing: bytes, limits: limits)
    return try decoder.allRows()
  }

  /// Whether a PNG shows exactly a picture, found without making a second picture.
  ///
  /// - Parameters:
  ///   - bytes: A whole PNG file.
  ///   - bitmap: The picture to compare with.
  ///   - limits: What to refuse before memory is taken.
  /// - Returns: `false` if the size or any pixel differs.
  /// - Throws: ``PNGDecodingError`` if decoding `bytes` would: a damaged file is never merely
  ///   different. Only zlib's checksum of all pixels is not looked at, since the pixels themselves
  ///   are; the checksum of each chunk is.
  /// - Complexity: O(pixels); flat memory, except that an interlaced file is decoded whole. A file
  ///   from ``encode(_:effort:)`` is matched about four times faster than it is decoded.
  package static func matches(
    _ bytes: [UInt8], bitmap: Bitmap, limits: PNGLimits = .default
  ) throws(PNGDecodingError) -> Bool {
    try withBytes(of: bytes) { buffer throws(PNGDecodingError) in
      try PNGDecoder(borrowing: buffer, limits: limits).matches(bitmap)
    }
  }

  /// Lends the bytes of an array, with errors of one type.
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
