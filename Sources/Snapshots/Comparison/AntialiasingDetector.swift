/// Distinguishes antialiasing from real differences.
///
/// Source: V. Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector", 2009. An antialiased
/// pixel is on a slope between a darker and a brighter neighbour, and one of those belongs to a
/// flat area, in both pictures. The order of neighbours and the rules at the edges of the picture
/// are those of pixelmatch, so that the counts are equal.
struct AntialiasingDetector {
  let width: Int
  let height: Int
  let distance: ColorDistance

  /// Whether the pixel is antialiased in the first strip.
  ///
  /// The strips must include the two rows above and below it, if the picture has them.
  func isAntialiased(_ x: Int, _ y: Int, in first: PixelStrip, and second: PixelStrip) -> Bool {
    let center = first.pixel(x, y)
    let index = y * width + x
    var equal = isAtEdge(x, y) ? 1 : 0
    var (least, most) = (0.0, 0.0)
    var (darkest, brightest) = ((x, y), (x, y))
    for column in max(x - 1, 0)...min(x + 1, width - 1) {
      for row in max(y - 1, 0)...min(y + 1, height - 1) where column != x || row != y {
        let slope = distance.brightness(center, over: first.pixel(column, row), at: index)
        if slope == 0 {
          equal += 1
          // Antialiased edges are thin: three equal neighbours make it a flat area.
          if equal > 2 { return false }
        } else if slope < least {
          (least, darkest) = (slope, (column, row))
        } else if slope > most {
          (most, brightest) = (slope, (column, row))
        }
      }
    }
    guard least < 0, most > 0 else { return false }
    return isFlat(darkest, in: first, and: second) || isFlat(brightest, in: first, and: second)
  }

  private func isFlat(
    _ place: (x: Int, y: Int), in first: PixelStrip, and second: PixelStrip
  ) -> Bool {
    isFlat(place.x, place.y, in: first) && isFlat(place.x, place.y, in: second)
  }

  /// Whether three neighbours have the same colour; the outside of the picture counts as one.
  private func isFlat(_ x: Int, _ y: Int, in strip: PixelStrip) -> Bool {
    let center = strip.pixel(x, y)
    var equal = isAtEdge(x, y) ? 1 : 0
    for row in max(y - 1, 0)...min(y + 1, height - 1) {
      for column in max(x - 1, 0)...min(x + 1, width - 1) where column != x || row != y {
        if strip.pixel(column, row) == center { equal += 1 }
      }
    }
    return equal > 2
  }

  private func isAtEdge(_ x: Int, _ y: Int) -> Bool {
    x == 0 || y == 0 || x == width - 1 || y == height - 1
  }
}
