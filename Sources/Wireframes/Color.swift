/// An sRGB colour with 8 bits a channel, not premultiplied.
package struct Color: Hashable, Sendable {
  /// The red channel, 0 to 255.
  package var red: UInt8
  /// The green channel, 0 to 255.
  package var green: UInt8
  /// The blue channel, 0 to 255.
  package var blue: UInt8
  /// The opacity, 0 (clear) to 255 (opaque).
  package var alpha: UInt8

  /// Creates a colour from its channels, each 0 to 255.
  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates an opaque colour from a number such as `0x3B6FE0`.
  package init(hex: UInt32, alpha: UInt8 = 255) {
    self.init(
      red: UInt8(truncatingIfNeeded: hex >> 16), green: UInt8(truncatingIfNeeded: hex >> 8),
      blue: UInt8(truncatingIfNeeded: hex), alpha: alpha)
  }
}
