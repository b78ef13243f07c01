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

/// Compares two pictures strip by strip and keeps account of what differs.
///
/// The pure core: it knows neither files nor threads, and holds nothing that grows with the height
/// but the cells in which something differs.
struct ComparisonTally {
  private let first: PixelRect
  private let second: PixelRect
  /// What both pictures have.
  let common: PixelRect
  private let options: ComparisonOptions
  private let comparator: RowComparator
  private var runs: [PixelRun] = []
  private var differing = 0
  private var antialiased = 0
  private var regions = RegionMap()
  private var window: WindowCounter

  /// Creates a tally for pictures of two sizes, which are rectangles from 0, 0.
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
  /// The strips must have two rows above and below them, as far as both pictures do.
  ///
  /// - Parameter visit: Gets the number and the runs of each row, to draw them.
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

  /// What was found, once all rows are in.
  func outcome() -> ComparisonOutcome {
    guard first == second else { return .sizes(first, second) }
    return .pixels(
      PixelComparison(
        width: common.width, height: common.height, differing: differing,
        antialiased: antialiased, regions: regions.regions(), window: options.window,
        densest: window.densest))
  }
}
