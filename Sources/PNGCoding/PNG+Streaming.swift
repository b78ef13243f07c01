import CPNG
package import Raster

extension PNG {
  /// What to do next with a file that is written in pieces.
  package enum FileStep: Sendable, Equatable {
    /// Put these bytes behind those before.
    case append([UInt8])
    /// Put these bytes in the place of as many, from a byte of the file on.
    case replace(offset: Int, [UInt8])
    /// Begin again with an empty file.
    case clear
  }

  /// Encodes an opaque picture that is never in memory as a whole, neither as pixels nor as a file.
  ///
  /// - Parameters:
  ///   - width: In pixels, at least 1.
  ///   - height: In pixels, at least 1.
  ///   - bandHeight: How many rows are asked for at once, at least 1; the last time maybe fewer.
  ///   - rows: Gives as many rows from one on, as a picture as wide as the whole. Called from the top
  ///     down, and once more from the top when there turn out to be more than the 256 colours of a palette.
  ///   - write: Does the next step to the file.
  /// - Throws: ``PNGEncodingError``, that of other rows than were asked for among them, or what a closure
  ///   throws.
  /// - Complexity: O(pixels) time; memory for a band and about a megabyte.
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

  /// Whether all rows were taken, or there are too many colours.
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
  /// Does the next step to a file that is kept in memory.
  package mutating func take(_ step: PNG.FileStep) {
    switch step {
    case .append(let bytes): append(contentsOf: bytes)
    case .replace(let offset, let bytes):
      replaceSubrange(offset..<offset + bytes.count, with: bytes)
    case .clear: removeAll()
    }
  }
}

/// Encodes an opaque picture whose rows come in pieces and whose file goes in pieces.
///
/// Memory is taken for one row and for one piece.
struct PNGRowWriter: ~Copyable {
  private let state: OpaquePointer
  private let width: Int
  /// The piece of the file that the last step made, possibly an empty one.
  private(set) var piece: [UInt8]

  /// Begins a picture, and makes the first piece.
  ///
  /// - Parameters:
  ///   - width: In pixels, at least 1.
  ///   - height: In pixels, at least 1.
  ///   - hasPalette: Whether it is expected to have at most 256 colours, which makes a smaller file.
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

  /// Takes the next rows.
  ///
  /// - Parameter rows: At least one, as wide as the picture, and no more than are missing of it.
  /// - Returns: `false` where there are more colours than a palette has: then the picture has to begin
  ///   again without one.
  /// - Complexity: O(pixels).
  mutating func take(_ rows: Bitmap) throws(PNGEncodingError) -> Bool {
    precondition(rows.width == width && rows.height > 0, "rows are as wide as the picture")
    let taken = rows.pixels.withUnsafeBufferPointer { pixels -> CPNGTaken in
      guard let first = pixels.baseAddress else { return .failed }
      return cpng_encoder_take(state, first, UInt32(rows.height))
    }
    if taken == .tooManyColors { return false }
    try settle(taken == .all)
    return true
  }

  /// Makes the last piece; rows must not be missing.
  mutating func finish() throws(PNGEncodingError) {
    try settle(cpng_encoder_finish(state))
  }

  /// Makes the palette, and tells at which byte of the file it takes the place of an empty one.
  mutating func makePalette() throws(PNGEncodingError) -> Int {
    try settle(cpng_encoder_make_palette(state))
    return Int(CPNGPaletteOffset)
  }

  private mutating func settle(_ isDone: Bool) throws(PNGEncodingError) {
    guard isDone else { throw PNGEncoder.failure(of: state) }
    piece = PNGEncoder.bytes(of: state)
  }
}
