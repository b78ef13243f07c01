import CPNG
package import Raster

/// An encoder that reuses its buffers; use one for each worker.
///
/// For a phone at scale 2, the buffers need about 2 MB, allocated once. See ``PNG/encode(_:effort:)``.
package struct PNGEncoder: ~Copyable {
  private let state: OpaquePointer

  /// Creates an encoder without buffers.
  ///
  /// - Throws: ``PNGEncodingError/outOfMemory``.
  package init() throws(PNGEncodingError) {
    guard let state = cpng_encoder_create() else { throw .outOfMemory }
    self.state = state
  }

  deinit {
    cpng_encoder_destroy(state)
  }

  /// Encodes a picture, with the same bytes as ``PNG/encode(_:effort:)``.
  ///
  /// - Parameters:
  ///   - bitmap: The picture, at least one pixel.
  ///   - effort: Whether speed or size is more important.
  /// - Returns: A whole PNG file.
  /// - Throws: ``PNGEncodingError`` if the picture has no pixels, or if memory is insufficient.
  /// - Complexity: O(pixels).
  package mutating func encode(
    _ bitmap: Bitmap, effort: PNGEffort
  ) throws(PNGEncodingError) -> [UInt8] {
    let (width, height) = (bitmap.width, bitmap.height)
    try Self.check(width, height)
    let isDone = bitmap.pixels.withUnsafeBufferPointer { pixels in
      guard let first = pixels.baseAddress else { return false }
      return cpng_encoder_encode(
        state, first, UInt32(width), UInt32(height), CPNGEffort(effort), Self.software)
    }
    return try result(isDone)
  }

  /// Encodes a picture with the same bytes as its bitmap.
  ///
  /// - Throws: ``PNGEncodingError`` if the picture has no pixels, or if memory is insufficient.
  /// - Complexity: O(pixels); for equal lines below each other, only once.
  package mutating func encode(
    _ picture: Picture, effort: PNGEffort
  ) throws(PNGEncodingError) -> [UInt8] {
    switch picture {
    case .direct(let bitmap): return try encode(bitmap, effort: effort)
    case .palette(let picture):
      try Self.check(picture.width, picture.height)
      let isDone = picture.withIndexedRows { rows in
        cpng_encoder_encode_rows(state, rows, CPNGEffort(effort), Self.software)
      }
      return try result(isDone)
    }
  }

  /// Encodes a picture with a palette of 4 bits, fast.
  ///
  /// - Parameter picture: The picture, at least one pixel.
  /// - Returns: A whole PNG file.
  /// - Throws: ``PNGEncodingError`` if the picture has no pixels, or if memory is insufficient.
  /// - Complexity: O(pixels).
  package mutating func encode(_ picture: IndexedBitmap) throws(PNGEncodingError) -> [UInt8] {
    let (width, height) = (picture.width, picture.height)
    try Self.check(width, height)
    let isDone = picture.packed.withUnsafeBufferPointer { packed in
      guard let first = packed.baseAddress else { return false }
      return picture.palette.withUnsafeBufferPointer { colors in
        guard let palette = colors.baseAddress else { return false }
        return cpng_encoder_encode_nibbles(
          state, first, UInt32(width), UInt32(height), palette, UInt32(colors.count),
          Self.software)
      }
    }
    return try result(isDone)
  }

  /// Encodes the frames of an animation, one after the other in an array.
  mutating func encode(
    _ pixels: [UInt32], width: Int, height: Int, durations: [UInt16]
  ) throws(PNGEncodingError) -> [UInt8] {
    let isDone = pixels.withUnsafeBufferPointer { pixels in
      guard let first = pixels.baseAddress else { return false }
      return durations.withUnsafeBufferPointer { durations in
        guard let times = durations.baseAddress else { return false }
        return cpng_encoder_animate(
          state, first, UInt32(width), UInt32(height), times, UInt32(durations.count),
          Self.software)
      }
    }
    return try result(isDone)
  }

  private func result(_ isDone: Bool) throws(PNGEncodingError) -> [UInt8] {
    guard isDone else { throw Self.failure(of: state) }
    return Self.bytes(of: state)
  }
}

/// Functions that all PNG writers share.
extension PNGEncoder {
  /// The name in the `Software` text of the files.
  static let software = "screens"

  static func check(_ width: Int, _ height: Int) throws(PNGEncodingError) {
    guard width > 0, height > 0 else { throw .noPixels(width: width, height: height) }
    guard width <= Int32.max, height <= Int32.max else {
      throw .tooLarge(width: width, height: height)
    }
  }

  /// The output of the last call.
  static func bytes(of state: OpaquePointer) -> [UInt8] {
    Array(UnsafeBufferPointer(start: cpng_encoder_bytes(state), count: cpng_encoder_count(state)))
  }

  /// Why the last call failed.
  static func failure(of state: OpaquePointer) -> PNGEncodingError {
    let reason = String(cString: cpng_encoder_reason(state))
    return reason.isEmpty ? .outOfMemory : .refused(reason: reason)
  }
}

extension PaletteBitmap {
  /// Calls a function with the picture for C; false if it has no pixels.
  func withIndexedRows(_ body: (UnsafePointer<CPNGIndexedRows>) -> Bool) -> Bool {
    palette.withUnsafeBufferPointer { colors in
      rows.withUnsafeBufferPointer { rows in
        rowNumbers.withUnsafeBufferPointer { numbers in
          guard let first = rows.baseAddress, let color = colors.baseAddress,
            let number = numbers.baseAddress
          else { return false }
          var picture = CPNGIndexedRows(
            width: UInt32(width), height: UInt32(height), colors: color,
            colorCount: UInt32(colors.count), rows: first, numbers: number)
          return body(&picture)
        }
      }
    }
  }
}

extension CPNGEffort {
  fileprivate init(_ effort: PNGEffort) {
    switch effort {
    case .fast: self = .fast
    case .small: self = .small
    }
  }
}

/// How much time an encoder spends to make a small file.
package enum PNGEffort: Sendable, Equatable, CaseIterable {
  /// For temporary files of a run: about 1 ms for a wireframe of a phone at scale 2.
  case fast
  /// For stored files: tries several compression methods and keeps the smallest result,
  /// about 20 ms for the same wireframe.
  case small
}

/// Why a picture could not be encoded.
package enum PNGEncodingError: Error, Sendable, Equatable {
  /// The picture has no pixels, which PNG cannot express; with its width and height.
  case noPixels(width: Int, height: Int)
  /// A side is longer than the 2,147,483,647 pixels that PNG can express.
  case tooLarge(width: Int, height: Int)
  /// The rows do not have the requested size; both sizes are in pixels.
  case otherRows(width: Int, height: Int, expectedWidth: Int, expectedHeight: Int)
  /// There is not enough memory for the encoder's buffers.
  case outOfMemory
  /// libpng failed, with its reason.
  case refused(reason: String)
}

extension PNGEncodingError: CustomStringConvertible {
  /// One lowercase sentence without a full stop.
  package var description: String {
    switch self {
    case .noPixels(let width, let height):
      "a picture of \(width) × \(height) pixels cannot be a PNG: it has no pixels"
    case .tooLarge(let width, let height):
      "a picture of \(width) × \(height) pixels cannot be a PNG: a side has at most 2147483647"
    case .otherRows(let width, let height, let expectedWidth, let expectedHeight):
      "the PNG needs rows of \(expectedWidth) × \(expectedHeight) pixels, "
        + "but got \(width) × \(height)"
    case .outOfMemory:
      "there is not enough memory to encode the PNG"
    case .refused(let reason):
      "libpng cannot encode the picture: '\(reason)'"
    }
  }
}
