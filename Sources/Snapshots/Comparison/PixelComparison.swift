package import Raster

/// The differences between two pictures of the same size.
package struct PixelComparison: Sendable, Equatable {
  /// The width of both, in pixels.
  package var width: Int
  /// The height of both, in pixels.
  package var height: Int
  /// The number of differing pixels, without ``antialiased`` ones and those under a mask.
  package var differing: Int
  /// The number of pixels that differ only by antialiasing.
  package var antialiased: Int
  /// A few rectangles that contain all differing pixels, from top to bottom.
  package var regions: [DifferingRegion]
  /// The side of ``densest``.
  package var window: Int
  /// The square with the most differing pixels; `nil` if none differs.
  package var densest: DenseWindow?

  /// The number of pixels of each picture.
  package var total: Int { width * height }

  /// The share of differing pixels, 0 to 1.
  package var ratio: Double { total == 0 ? 0 : Double(differing) / Double(total) }

  /// The smallest rectangle around all differing pixels; `nil` if none differs.
  package var bounds: PixelRect? {
    guard let first = regions.first else { return nil }
    return regions.dropFirst().reduce(first.bounds) { $0.union($1.bounds) }
  }
}

/// A part of the picture with differing pixels.
package struct DifferingRegion: Sendable, Equatable {
  /// The smallest rectangle around them.
  package var bounds: PixelRect
  /// The number of differing pixels.
  package var count: Int
}

/// A square of the picture and its number of differing pixels.
package struct DenseWindow: Sendable, Equatable {
  /// The square, clipped to the picture.
  package var bounds: PixelRect
  /// The number of differing pixels.
  package var count: Int
}

/// The result of comparing two pictures of any size.
package enum ComparisonOutcome: Sendable, Equatable {
  /// They have the same size.
  case pixels(PixelComparison)
  /// They have different sizes, both as rectangles from 0, 0.
  case sizes(PixelRect, PixelRect)
}

/// Compares two pictures strip by strip and counts differences.
///
/// It does not depend on files or threads. Its memory does not grow with the height, except for the
/// cells with differences.
struct ComparisonTally {
  private let first: PixelRect
  private let second: PixelRect
  /// The area in both pictures.
  let common: PixelRect
  private let options: ComparisonOptions
  private let comparator: RowComparator
  private var runs: [PixelRun] = []
  private var differing = 0
  private var antialiased = 0
  private var regions = RegionMap()
  private var window: WindowCounter

  /// Creates a tally for two pictures, whose sizes are rectangles from 0, 0.
  init(first: PixelRect, second: PixelRect, options: ComparisonOptions) {
    self.first = first
    self.second = second
    self.options = options
    common = first.intersection(second)
    comparator = RowComparator(width: common.width, height: common.height, options: options)
    window = WindowCounter(side: options.window, width: common.width, height: common.height)
  }

  /// The regions found so far.
  var differingRegions: [DifferingRegion] { regions.regions() }

  /// Compares the next rows.
  ///
  /// The strips must include the two rows above and below the rows, if both pictures have them.
  ///
  /// - Parameter visit: Receives the number and the runs of each row, to draw them.
  mutating func add(
    _ rows: Range<Int>, _ ours: PixelStrip, _ theirs: PixelStrip,
    visit: (_ y: Int, _ runs: [PixelRun]) -> Void = { _, _ in }
  ) {
    guard common.width > 0 else { return }
    for y in rows {
      comparator.compare(y, ours, theirs, into: &runs)
      for run in runs {
        switch run.kind {
        case .differing:
          differing += run.count
          regions.add(y, run)
        case .antialiased: antialiased += run.count
        }
      }
      window.add(y, runs)
      visit(y, runs)
    }
  }

  /// The result, after all rows.
  func outcome() -> ComparisonOutcome {
    guard first == second else { return .sizes(first, second) }
    return .pixels(
      PixelComparison(
        width: common.width, height: common.height, differing: differing,
        antialiased: antialiased, regions: regions.regions(), window: options.window,
        densest: window.densest))
  }
}
