internal import CPNG
internal import Raster

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
