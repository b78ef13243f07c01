package import Raster
package import Wireframes

/// A named part of a picture, in pixels.
package struct PictureRegion: Sendable, Equatable {
  /// The name, such as `tabBar`.
  package var name: String
  /// The position.
  package var rect: PixelRect
  /// The inner area that is not part of the region; nil without one.
  private var opening: PictureOpening?

  /// Creates a region without an opening.
  package init(name: String, rect: PixelRect) {
    self.name = name
    self.rect = rect
  }

  /// Creates the region of a wireframe at a scale in pixels per point.
  package init(_ region: Wireframe.Region, scale: Int) {
    name = region.name
    rect = PixelRect(around: region.rect, scale: scale)
    opening = region.opening.map { PictureOpening($0, scale: scale) }
  }

  /// The pixels of the region as rectangles that do not overlap; a single one without an opening.
  ///
  /// - Complexity: O(height).
  package var rects: [PixelRect] {
    guard let opening else { return [rect] }
    var rects: [PixelRect] = []
    var first = rect.top
    while first < rect.bottom {
      let hidden = opening.columns(inRow: first)
      var end = first + 1
      while end < rect.bottom, opening.columns(inRow: end) == hidden { end += 1 }
      rects += [
        PixelRect(left: rect.left, top: first, right: hidden.lowerBound, bottom: end),
        PixelRect(left: hidden.upperBound, top: first, right: rect.right, bottom: end),
      ]
      first = end
    }
    return rects.map { $0.intersection(rect) }.filter { !$0.isEmpty }
  }

  func contains(x: Int, y: Int) -> Bool {
    guard rect.contains(x: x, y: y) else { return false }
    return opening.map { !$0.columns(inRow: y).contains(x) } ?? true
  }
}

/// An area with round corners, in pixels.
private struct PictureOpening: Equatable {
  /// How far a pixel must be inside a round corner.
  ///
  /// The rasterizer draws a circle as chords, which are up to about 1/10 pixel inside of it.
  private static let margin = 0.1

  private let left: Double
  private let top: Double
  private let right: Double
  private let bottom: Double
  private let radius: Double

  init(_ shape: RoundedRect, scale: Int) {
    let scale = Double(scale)
    left = shape.rect.x * scale
    top = shape.rect.y * scale
    right = shape.rect.maxX * scale
    bottom = shape.rect.maxY * scale
    radius = shape.radius * scale
  }

  /// The pixels of a row that are completely inside, so that no antialiased edge is among them.
  func columns(inRow y: Int) -> Range<Int> {
    guard Double(y) >= top, Double(y + 1) <= bottom else { return 0..<0 }
    // How far the row extends into the round corners at the top or at the bottom.
    let depth = max(top + radius - Double(y), Double(y + 1) - (bottom - radius), 0)
    var inset = 0.0
    if depth > 0 {
      inset = radius - max(0, radius * radius - depth * depth).squareRoot() + Self.margin
    }
    let first = Int((left + inset).rounded(.up))
    return first..<max(first, Int((right - inset).rounded(.down)))
  }
}

extension [PictureRegion] {
  /// The names of the parts in which two pictures of the same size differ, bottom first.
  ///
  /// A pixel belongs to the last part that contains it, since that one is visible.
  ///
  /// - Complexity: O(pixels), plus O(parts) for each differing pixel.
  func names(differingIn old: Bitmap, _ new: Bitmap) -> [String] {
    guard old.width == new.width, old.height == new.height else { return [] }
    var isTouched = [Bool](repeating: false, count: count)
    old.visitRuns(comparedWith: new) { y, runs in
      for x in runs.lazy.flatMap({ $0.start..<$0.end }) {
        if let index = lastIndex(where: { $0.contains(x: x, y: y) }) {
          isTouched[index] = true
        }
      }
    }
    return indices.filter { isTouched[$0] }.map { self[$0].name }
  }
}

extension PixelRect {
  func contains(x: Int, y: Int) -> Bool { x >= left && x < right && y >= top && y < bottom }
}
