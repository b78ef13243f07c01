import CPNG
package import Raster

extension PNG {
  /// One step of writing a file in pieces.
  package enum FileStep: Sendable, Equatable {
    /// Append these bytes.
    case append([UInt8])
    /// Overwrite bytes of the file, from an offset.
    case replace(offset: Int, [UInt8])
    /// Truncate the file and start again.
    case clear
  }

  /// Encodes an opaque picture without having all of its pixels, or the whole file, in memory.
  ///
  /// - Parameters:
  ///   - width: In pixels, at least 1.
  ///   - height: In pixels, at least 1.
  ///   - bandHeight: The number of rows per call of `rows`, at least 1; the last call may request fewer.
  ///   - rows: Returns the requested rows, as a picture with the full width. Called from the top
  ///     down, and again from the top if the picture has more than the 256 colours of a palette.
  ///   - write: Applies the next step to the file.
  /// - Throws: ``PNGEncodingError``, also if `rows` returns a picture of the wrong size; errors of the closures.
  /// - Complexity: O(pixels) time; memory for a band plus about a megabyte.
  package static func stream(
    width: Int, height: Int, bandHeight: Int,
    rows: (_ top: Int, _ count: Int) throws -> Bitmap,
    write: (FileStep) throws -> Void
  ) throws {
    precondition(bandHeight > 0, "a band has rows")
    for hasPalette in [true, false] {
      var writer = try PNGRowWriter(width: width, height: height, hasPalette: hasPalette)
      try write(.append(writer.piece))
      guard try take(rows, width, height, bandHeight, &writer, write) else {
        try write(.clear)
        continue
      }
      try writer.finish()
      try write(.append(writer.piece))
      guard hasPalette else { return }
      let offset = try writer.makePalette()
      return try write(.replace(offset: offset, writer.piece))
    }
  }

  /// Encodes all rows; returns false if there are too many colours.
  private static func take(
    _ rows: (Int, Int) throws -> Bitmap, _ width: Int, _ height: Int, _ bandHeight: Int,
    _ writer: inout PNGRowWriter, _ write: (FileStep) throws -> Void
  ) throws -> Bool {
    for top in stride(from: 0, to: height, by: bandHeight) {
      let count = min(bandHeight, height - top)
      let band = try rows(top, count)
      guard band.width == width, band.height == count else {
        throw PNGEncodingError.otherRows(
          width: band.width, height: band.height, expectedWidth: width, expectedHeight: count)
      }
      guard try writer.take(band) else { return false }
      if !writer.piece.isEmpty { try write(.append(writer.piece)) }
    }
    return true
  }
}

extension [UInt8] {
  /// Applies a step to a file in memory.
  package mutating func take(_ step: PNG.FileStep) {
    switch step {
    case .append(let bytes): append(contentsOf: bytes)
    case .replace(let offset, let bytes):
      replaceSubrange(offset..<offset + bytes.count, with: bytes)
    case .clear: removeAll()
    }
  }
}

/// Encodes an opaque picture from pieces of rows to pieces of a file.
///
/// It needs memory for one row and for one piece.
struct PNGRowWriter: ~Copyable {
  private let state: OpaquePointer
  private let width: Int
  /// The piece of the file from the last step; may be empty.
  private(set) var piece: [UInt8]

  /// Begins a picture, and makes the first piece.
  ///
  /// - Parameters:
  ///   - width: In pixels, at least 1.
  ///   - height: In pixels, at least 1.
  ///   - hasPalette: Whether to expect at most 256 colours, which makes a smaller file.
  init(width: Int, height: Int, hasPalette: Bool) throws(PNGEncodingError) {
    try PNGEncoder.check(width, height)
    guard let state = cpng_encoder_create() else { throw .outOfMemory }
    guard
      cpng_encoder_begin(state, UInt32(width), UInt32(height), hasPalette, PNGEncoder.software)
    else {
      let failure = PNGEncoder.failure(of: state)
      cpng_encoder_destroy(state)
      throw failure
    }
    self.state = state
    self.width = width
    piece = PNGEncoder.bytes(of: state)
  }

  deinit {
    cpng_encoder_destroy(state)
  }

  /// Encodes the next rows.
  ///
  /// - Parameter rows: At least one row, as wide as the picture, and at most the number of missing rows.
  /// - Returns: `false` if there are more colours than fit into a palette: then start the picture
  ///   again without a palette.
  /// - Complexity: O(pixels).
  mutating func take(_ rows: Bitmap) throws(PNGEncodingError) -> Bool {
    precondition(rows.width == width && rows.height > 0, "rows are as wide as the picture")
    let taken = rows.pixels.withUnsafeBufferPointer { pixels -> CPNGTaken in
      guard let first = pixels.baseAddress else { return .failed }
      return cpng_encoder_take(state, first, UInt32(rows.height))
    }
    if taken == .tooManyColors { return false }
    try collectPiece(taken == .all)
    return true
  }

  /// Makes the last piece, after all rows.
  mutating func finish() throws(PNGEncodingError) {
    try collectPiece(cpng_encoder_finish(state))
  }

  /// Makes the palette, and returns the offset in the file at which it replaces an empty one.
  mutating func makePalette() throws(PNGEncodingError) -> Int {
    try collectPiece(cpng_encoder_make_palette(state))
    return Int(CPNGPaletteOffset)
  }

  private mutating func collectPiece(_ isDone: Bool) throws(PNGEncodingError) {
    guard isDone else { throw PNGEncoder.failure(of: state) }
    piece = PNGEncoder.bytes(of: state)
  }
}
