internal import CPNG
public import Raster

/// Encodes an opaque picture that comes in pieces of rows, top first, and is never in memory as a whole.
///
/// Memory is taken for one row and for what is compressed.
public struct PNGRowWriter: ~Copyable {
  private let state: OpaquePointer
  private let width: Int

  /// Begins a picture.
  ///
  /// - Parameters:
  ///   - width: In pixels, at least 1.
  ///   - height: In pixels, at least 1.
  ///   - hasPalette: Whether it is expected to have at most 256 colours, which makes a smaller file.
  /// - Throws: ``PNGEncodingError``.
  public init(width: Int, height: Int, hasPalette: Bool) throws(PNGEncodingError) {
    guard width > 0, height > 0 else { throw .noPixels(width: width, height: height) }
    guard width <= Int32.max, height <= Int32.max else {
      throw .tooLarge(width: width, height: height)
    }
    guard let state = cpng_encoder_create() else { throw .outOfMemory }
    guard cpng_encoder_begin(state, UInt32(width), UInt32(height), hasPalette) else {
      cpng_encoder_destroy(state)
      throw .outOfMemory
    }
    self.state = state
    self.width = width
  }

  deinit {
    cpng_encoder_destroy(state)
  }

  /// Takes the next rows.
  ///
  /// - Parameter rows: As wide as the picture, and no more than are missing of it.
  /// - Returns: `false` where there are more colours than a palette has: then the picture has to begin
  ///   again without one.
  /// - Throws: ``PNGEncodingError/outOfMemory``.
  /// - Complexity: O(pixels).
  public mutating func take(_ rows: Bitmap) throws(PNGEncodingError) -> Bool {
    precondition(rows.width == width, "rows are as wide as the picture")
    let taken = rows.pixels.withUnsafeBufferPointer { pixels -> CPNGTaken in
      guard let first = pixels.baseAddress else { return .all }
      return cpng_encoder_take(state, first, UInt32(rows.height))
    }
    switch taken {
    case .all: return true
    case .tooManyColors: return false
    case .failed: throw .outOfMemory
    }
  }

  /// Completes the picture.
  ///
  /// - Returns: A whole PNG file.
  /// - Throws: ``PNGEncodingError`` if rows are missing, or there is no memory.
  public mutating func finish() throws(PNGEncodingError) -> [UInt8] {
    guard cpng_encoder_finish(state, "screens") else {
      let reason = String(cString: cpng_encoder_reason(state))
      throw reason.isEmpty ? .outOfMemory : .refused(reason: reason)
    }
    return Array(
      UnsafeBufferPointer(start: cpng_encoder_bytes(state), count: cpng_encoder_count(state)))
  }
}
