internal import Raster

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
