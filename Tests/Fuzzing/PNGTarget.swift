import PNGCoding
import Raster

// Small, so that a header that promises a large picture costs no time.
private let limits = PNGLimits(width: 512, height: 512, pixels: 65_536)

/// Reads any bytes as a PNG in each of the ways there are, which must agree.
func fuzzPNG(_ bytes: UnsafeRawBufferPointer) {
  let copy = Array(bytes)
  let bitmap: Bitmap
  do {
    bitmap = try PNG.decode(copy, limits: limits)
  } catch {
    precondition(!"\(error)".isEmpty)
    let rows = try? rows(of: copy)
    precondition(rows == nil, "rows come from a file that cannot be decoded: \(error)")
    _ = try? PNG.matches(
      copy, bitmap: Bitmap(width: 1, height: 1, pixels: [0]), limits: limits)
    return
  }
  precondition((try? rows(of: copy)) == bitmap.pixels, "the rows differ")
  precondition((try? PNG.matches(copy, bitmap: bitmap, limits: limits)) == true, "it differs")
  guard let encoded = try? PNG.encode(bitmap, effort: .fast) else {
    preconditionFailure("a picture cannot be encoded")
  }
  precondition((try? PNG.decode(encoded)) == bitmap, "it is not the same again")
}

private func rows(of bytes: [UInt8]) throws -> [UInt32] {
  var reader = try PNGRowReader(bytes, limits: limits)
  var pixels: [UInt32] = []
  var row: [UInt32] = []
  while try reader.next(into: &row) { pixels += row }
  return pixels
}
