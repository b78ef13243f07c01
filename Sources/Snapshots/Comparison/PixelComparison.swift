package import Raster

/// What comparing two pictures of one size found.
package struct PixelComparison: Sendable, Equatable {
  /// The width of both, in pixels.
  package var width: Int
  /// The height of both, in pixels.
  package var height: Int
  /// How many pixels differ, without those in ``antialiased`` and those under a mask.
  package var differing: Int
  /// How many pixels differ only as soft edges do that fell differently.
  package var antialiased: Int
  /// Where pixels differ, from top to bottom: a few rectangles that contain all of them.
  package var regions: [DifferingRegion]
  /// The side of the squares that ``densest`` is one of.
  package var window: Int
  /// The square with the most differing pixels; `nil` when none differs.
  package var densest: DenseWindow?

  /// How many pixels either picture has.
  package var total: Int { width * height }

  /// The share of pixels that differ, 0 to 1.
  package var ratio: Double { total == 0 ? 0 : Double(differing) / Double(total) }

  /// The smallest rectangle round all that differs; `nil` when nothing does.
  package var bounds: PixelRect? {
    guard let first = regions.first else { return nil }
    return regions.dropFirst().reduce(first.bounds) { $0.union($1.bounds) }
  }
}

/// A part of the picture in which pixels differ.
package struct DifferingRegion: Sendable, Equatable {
  /// The smallest rectangle round them.
  package var bounds: PixelRect
  /// How many there are.
  package var count: Int
}

/// A square of the picture and how many pixels differ in it.
package struct DenseWindow: Sendable, Equatable {
  /// The square, cut at the picture's edges.
  package var bounds: PixelRect
  /// How many pixels differ in it.
  package var count: Int
}

/// What comparing two pictures of any size found.
package enum ComparisonOutcome: Sendable, Equatable {
  /// They have one size, and this is how their pixels compare.
  case pixels(PixelComparison)
  /// They have different sizes, both given as rectangles from 0, 0.
  case sizes(PixelRect, PixelRect)
}
