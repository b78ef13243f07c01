public import Raster

/// What comparing two pictures of one size found.
public struct PixelComparison: Sendable, Equatable {
  /// The width of both, in pixels.
  public var width: Int
  /// The height of both, in pixels.
  public var height: Int
  /// How many pixels differ, without those in ``antialiased`` and those under a mask.
  public var differing: Int
  /// How many pixels differ only as soft edges do that fell differently.
  public var antialiased: Int
  /// Where pixels differ, from top to bottom: a few rectangles that contain all of them.
  public var regions: [DifferingRegion]
  /// The side of the squares that ``densest`` is one of.
  public var window: Int
  /// The square with the most differing pixels; `nil` when none differs.
  public var densest: DenseWindow?

  /// How many pixels either picture has.
  public var total: Int { width * height }

  /// The share of pixels that differ, 0 to 1.
  public var ratio: Double { total == 0 ? 0 : Double(differing) / Double(total) }

  /// The smallest rectangle round all that differs; `nil` when nothing does.
  public var bounds: PixelRect? {
    guard let first = regions.first else { return nil }
    return regions.dropFirst().reduce(first.bounds) { $0.union($1.bounds) }
  }
}

/// A part of the picture in which pixels differ.
public struct DifferingRegion: Sendable, Equatable {
  /// The smallest rectangle round them.
  public var bounds: PixelRect
  /// How many there are.
  public var count: Int
}

/// A square of the picture and how many pixels differ in it.
public struct DenseWindow: Sendable, Equatable {
  /// The square, cut at the picture's edges.
  public var bounds: PixelRect
  /// How many pixels differ in it.
  public var count: Int
}

/// What comparing two pictures of any size found.
public enum ComparisonOutcome: Sendable, Equatable {
  /// They have one size, and this is how their pixels compare.
  case pixels(PixelComparison)
  /// They have different sizes, both given as rectangles from 0, 0.
  case sizes(PixelRect, PixelRect)
}
