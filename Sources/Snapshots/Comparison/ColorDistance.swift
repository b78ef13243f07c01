/// The perceived distance of two colours.
///
/// The formula and its constants are from Y. Kotsarenko and F. Ramos, "Measuring perceived
/// color difference using YIQ NTSC transmission color space in mobile applications", 2010.
struct ColorDistance {
  /// The upper bound of squared distances, close to that of black and white.
  static let largestSquare = 35_215.0

  let backdrop: ColorMetric.Backdrop

  /// The weighted square of the distance.
  ///
  /// - Parameter index: The index of the pixel in the picture, which decides the backdrop.
  @inline(__always)
  func square(_ first: UInt32, _ second: UInt32, at index: Int) -> Double {
    let (red, green, blue) = difference(first, second, at: index)
    let luma = red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
    let inPhase = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
    let quadrature = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
    return 0.5053 * luma * luma + 0.299 * inPhase * inPhase + 0.1957 * quadrature * quadrature
  }

  /// The brightness of the first minus that of the second.
  @inline(__always)
  func brightness(_ first: UInt32, over second: UInt32, at index: Int) -> Double {
    let (red, green, blue) = difference(first, second, at: index)
    return red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
  }

  @inline(__always)
  private func difference(
    _ first: UInt32, _ second: UInt32, at index: Int
  ) -> (red: Double, green: Double, blue: Double) {
    if first & second >= 0xFF00_0000 {
      return (
        Self.channel(first, 0) - Self.channel(second, 0),
        Self.channel(first, 8) - Self.channel(second, 8),
        Self.channel(first, 16) - Self.channel(second, 16)
      )
    }
    let behind = colors(at: index)
    return (
      Self.blended(first, second, 0, behind.red), Self.blended(first, second, 8, behind.green),
      Self.blended(first, second, 16, behind.blue)
    )
  }

  @inline(__always)
  private static func channel(_ pixel: UInt32, _ shift: UInt32) -> Double {
    Double(pixel >> shift & 0xFF)
  }

  /// The difference of one channel after both pixels are blended over the same colour.
  private static func blended(
    _ first: UInt32, _ second: UInt32, _ shift: UInt32, _ behind: Double
  ) -> Double {
    let (ours, theirs) = (channel(first, 24), channel(second, 24))
    return
      (channel(first, shift) * ours - channel(second, shift) * theirs
      - behind * (ours - theirs)) / 255
  }

  /// The backdrop of a pixel.
  ///
  /// The pattern is that of pixelmatch 7, which counts bytes. Its red never changes, since a pixel has four bytes.
  private func colors(at index: Int) -> (red: Double, green: Double, blue: Double) {
    guard backdrop == .pattern else { return (255, 255, 255) }
    let byte = Double(index * 4)
    let green = Int(byte / 1.618033988749895) & 1
    let blue = Int(byte / 2.618033988749895) & 1
    return (48, 48 + 159 * Double(green), 48 + 159 * Double(blue))
  }
}
