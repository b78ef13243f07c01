import CPNG
import Files
import Raster

/// The C decoder of one PNG, from the header to the last row.
struct PNGDecoder: ~Copyable {
  private let state: OpaquePointer
  let width: Int
  let height: Int

  /// Takes ownership of a decoder that has not started, and reads the header.
  ///
  /// - Parameter state: The decoder, or null if memory was insufficient.
  init(_ state: OpaquePointer?, limits: PNGLimits) throws(PNGDecodingError) {
    guard let state else { throw .outOfMemory }
    guard cpng_decoder_start(state, CPNGLimits(limits)) else {
      let error = PNGDecodingError(cpng_decoder_failure(state), limits: limits)
      cpng_decoder_destroy(state)
      throw error
    }
    self.state = state
    width = Int(cpng_decoder_width(state))
    height = Int(cpng_decoder_height(state))
  }

  /// Starts decoding bytes, which must stay valid for the lifetime of the decoder.
  init(borrowing bytes: UnsafeRawBufferPointer, limits: PNGLimits) throws(PNGDecodingError) {
    try self.init(cpng_decoder_borrowing(bytes.baseAddress, bytes.count), limits: limits)
  }

  /// Starts decoding a copy of bytes.
  init(copying bytes: [UInt8], limits: PNGLimits) throws(PNGDecodingError) {
    try self.init(cpng_decoder_copying(bytes, bytes.count), limits: limits)
  }

  /// Starts decoding a file, which is read in chunks.
  init(path: String, limits: PNGLimits) throws(PNGDecodingError) {
    let descriptor: Int32
    do {
      descriptor = try OpenFile.descriptor(path)
    } catch {
      throw PNGDecodingError(error)
    }
    try self.init(cpng_decoder_reading(descriptor), limits: limits)
  }

  deinit {
    cpng_decoder_destroy(state)
  }

  var isInterlaced: Bool { cpng_decoder_is_interlaced(state) }

  /// Decodes the next row into the first `width` of `pixels`.
  func nextRow(into pixels: UnsafeMutableBufferPointer<UInt32>) throws(PNGDecodingError) {
    guard let first = pixels.baseAddress, pixels.count >= width else {
      preconditionFailure("a row buffer has space for all its pixels")
    }
    guard cpng_decoder_next_row(state, first) else { throw failure }
  }

  /// Decodes all rows.
  func allRows() throws(PNGDecodingError) -> Bitmap {
    var isDone = false
    let count = width * height
    let pixels = [UInt32](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      guard let first = buffer.baseAddress else { return }
      isDone = cpng_decoder_all_rows(state, first)
      initializedCount = isDone ? count : 0
    }
    guard isDone else { throw failure }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Whether all rows equal those of a picture.
  func matches(_ bitmap: Bitmap) throws(PNGDecodingError) -> Bool {
    // A side that PNG cannot express never matches, and neither does 0.
    let width = UInt32(exactly: bitmap.width) ?? 0
    let height = UInt32(exactly: bitmap.height) ?? 0
    let result = bitmap.pixels.withUnsafeBufferPointer { pixels in
      cpng_decoder_compare(state, pixels.baseAddress, width, height)
    }
    switch result {
    case .equal: return true
    case .different: return false
    case .failed: throw failure
    }
  }

  /// Whether all rows equal those of a picture.
  func matches(_ picture: Picture) throws(PNGDecodingError) -> Bool {
    if case .palette(let indexed) = picture, shows(indexed) { return true }
    return try matches(picture.bitmap)
  }

  /// Whether the rows can be seen to equal those of a picture without inflating them; false if that takes more.
  func shows(_ picture: PaletteBitmap) -> Bool {
    picture.withIndexedRows { cpng_decoder_shows(state, $0) }
  }

  private var failure: PNGDecodingError {
    // The limits apply only to the header, which has been read.
    PNGDecodingError(cpng_decoder_failure(state), limits: .default)
  }
}

extension CPNGLimits {
  fileprivate init(_ limits: PNGLimits) {
    self.init(
      width: UInt32(clamping: limits.width), height: UInt32(clamping: limits.height),
      pixels: UInt64(clamping: limits.pixels))
  }
}

/// The limits that decoding checks in the header before it allocates memory.
package struct PNGLimits: Sendable, Equatable {
  /// The maximum width in pixels.
  package var width: Int
  /// The maximum height in pixels.
  package var height: Int
  /// The maximum number of pixels; each needs 4 bytes after decoding.
  package var pixels: Int

  /// Creates limits.
  ///
  /// - Parameters:
  ///   - width: The maximum width in pixels.
  ///   - height: The maximum height in pixels.
  ///   - pixels: The maximum number of pixels.
  package init(width: Int, height: Int, pixels: Int) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// 65,535 pixels per side and 100 million in total, so at most 400 MB: far more than any screen, and
  /// enough for a map of a thousand screens.
  package static let `default` = PNGLimits(width: 65_535, height: 65_535, pixels: 100_000_000)
}
