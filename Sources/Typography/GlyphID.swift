/// The index of one outline in the embedded data.
package struct GlyphID: Hashable, Sendable {
  /// The index; from 2³¹ on it stands for the box of the scalar in the lower bits.
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The box with the hexadecimal digits of a scalar.
  init(boxOf scalar: UInt32) { rawValue = scalar | 0x8000_0000 }

  /// The scalar whose box this is.
  var boxedScalar: UInt32? { rawValue >= 0x8000_0000 ? rawValue & 0x7FFF_FFFF : nil }
}
