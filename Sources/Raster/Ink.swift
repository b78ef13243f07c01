import Wireframes

/// A colour made ready for blending.
///
/// Every channel becomes (source × a + below × (255 - a) + 127) / 255, rounded down, so that what is
/// painted over a known colour is a known colour on every machine.
struct Ink {
  /// The colour, opaque, packed as in ``Bitmap/pixels``.
  let opaque: UInt32
  /// The opacity of the colour.
  let alpha: UInt8

  private static let lanes: UInt32 = 0x00FF_00FF
  private static let half: UInt32 = 0x007F_007F
  private static let unit: UInt32 = 0x0001_0001

  init(_ color: Color) {
    opaque =
      UInt32(color.red) | UInt32(color.green) << 8 | UInt32(color.blue) << 16 | 0xFF00_0000
    alpha = color.alpha
  }

  /// The colour over a pixel, with an opacity of 0 to 255.
  ///
  /// Two channels are blended in one multiplication: no lane exceeds 65407, and x + 1 + x / 256 in
  /// place of x is what makes the shift an exact division by 255.
  @inline(__always)
  func over(_ pixel: UInt32, alpha: UInt32) -> UInt32 {
    let rest = 255 &- alpha
    let even =
      (opaque & Self.lanes) &* alpha &+ (pixel & Self.lanes) &* rest &+ Self.half
    let odd =
      (opaque &>> 8 & Self.lanes) &* alpha &+ (pixel &>> 8 & Self.lanes) &* rest &+ Self.half
    let low = (even &+ Self.unit &+ (even &>> 8 & Self.lanes)) &>> 8 & Self.lanes
    let high = (odd &+ Self.unit &+ (odd &>> 8 & Self.lanes)) & ~Self.lanes
    return low | high
  }
}
