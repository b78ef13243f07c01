import CPNG
import Files
import Raster

/// Owns the C decoder of one PNG, from the header to the last row.
struct PNGDecoder: ~Copyable {
  private let state: OpaquePointer
  let width: Int
  let height: Int

  /// Takes over a decoder that has not started, and reads the header.
  ///
  /// - Parameter state: The decoder, or null where there was no memory for one.
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

  /// Starts decoding bytes, which must stay where they are for as long as the decoder lives.
  init(borrowing bytes: UnsafeRawBufferPointer, limits: PNGLimits) throws(PNGDecodingError) {
    try self.init(cpng_decoder_borrowing(bytes.baseAddress, bytes.count), limits: limits)
  }

  /// Starts decoding a copy of bytes.
  init(copying bytes: [UInt8], limits: PNGLimits) throws(PNGDecodingError) {
    try self.init(cpng_decoder_copying(bytes, bytes.count), limits: limits)
  }

  /// Starts decoding a file, which is read in pieces.
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
      preconditionFailure("a row needs room for its pixels")
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

  /// Whether all rows are those of a picture.
  func matches(_ bitmap: Bitmap) throws(PNGDecodingError) -> Bool {
    // A side that PNG cannot express matches nothing, as 0 does.
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

  private var failure: PNGDecodingError {
    // Limits matter to the header only, which has been read.
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

/// What decoding refuses, by the header alone, before it takes memory.
package struct PNGLimits: Sendable, Equatable {
  /// The largest width in pixels.
  package var width: Int
  /// The largest height in pixels.
  package var height: Int
  /// The largest number of pixels; each takes 4 bytes once decoded.
  package var pixels: Int

  /// Creates limits.
  ///
  /// - Parameters:
  ///   - width: The largest width in pixels.
  ///   - height: The largest height in pixels.
  ///   - pixels: The largest number of pixels.
  package init(width: Int, height: Int, pixels: Int) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// 65,535 pixels on a side and 100 million in all, so at most 400 MB: far beyond any screen, and
  /// enough for a map of a thousand of them.
  package static let `default` = PNGLimits(width: 65_535, height: 65_535, pixels: 100_000_000)
}
