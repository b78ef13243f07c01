import Raster

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Finds the runs of pixels in which a row differs from another.
struct RowComparator {
  private let width: Int
  private let masks: [PixelRect]
  private let limit: Double
  private let distance: ColorDistance?
  private let detector: AntialiasingDetector?

  /// Creates a comparator for pictures of a size.
  init(width: Int, height: Int, options: ComparisonOptions) {
    self.width = width
    masks = options.masks
    switch options.metric {
    case .exact:
      (limit, distance, detector) = (0, nil, nil)
    case .perceived(let threshold, let detectsAntialiasing, let backdrop):
      let distance = ColorDistance(backdrop: backdrop)
      limit = ColorDistance.largestSquare * threshold * threshold
      self.distance = distance
      detector =
        detectsAntialiasing
        ? AntialiasingDetector(width: width, height: height, distance: distance) : nil
    }
  }

  /// Finds the runs of a row, from left to right.
  ///
  /// The strips must have two rows above and below it, as far as the picture does.
  ///
  /// - Parameter runs: Gets the runs in place of what it has.
  /// - Complexity: O(width), which for equal rows is one pass of the system's `memcmp`.
  func compare(
    _ y: Int, _ first: PixelStrip, _ second: PixelStrip, into runs: inout [PixelRun]
  ) {
    runs.removeAll(keepingCapacity: true)
    let (ours, theirs) = (first.row(y), second.row(y))
    guard memcmp(ours, theirs, width * 4) != 0 else { return }
    let hidden = masks.filter { $0.top <= y && y < $0.bottom }
    var x = 0
    while x < width {
      // Nearly all of a row that differs is equal, too.
      while x + Self.stretch <= width, memcmp(ours + x, theirs + x, Self.stretch * 4) == 0 {
        x += Self.stretch
      }
      let end = min(x + Self.stretch, width)
      while x < end {
        if ours[x] != theirs[x], !hidden.contains(where: { $0.left <= x && x < $0.right }),
          let kind = kind(x, y, first, second)
        {
          Self.append(kind, x, to: &runs)
        }
        x += 1
      }
    }
  }

  /// How many pixels are looked at together: a line of the cache.
  private static let stretch = 16

  /// How two pixels differ that are not equal; `nil` when nobody would see it.
  @inline(__always)
  private func kind(
    _ x: Int, _ y: Int, _ first: PixelStrip, _ second: PixelStrip
  ) -> PixelRun.Kind? {
    guard let distance else { return .differing }
    let square = distance.square(first.pixel(x, y), second.pixel(x, y), at: y * width + x)
    guard square > limit else { return nil }
    guard let detector else { return .differing }
    let isSoft =
      detector.isAntialiased(x, y, in: first, and: second)
      || detector.isAntialiased(x, y, in: second, and: first)
    return isSoft ? .antialiased : .differing
  }

  @inline(__always)
  private static func append(_ kind: PixelRun.Kind, _ x: Int, to runs: inout [PixelRun]) {
    if let last = runs.last, last.end == x, last.kind == kind {
      runs[runs.count - 1].end = x + 1
    } else {
      runs.append(PixelRun(kind: kind, start: x, end: x + 1))
    }
  }
}

/// Neighbouring pixels of a row that differ in one way.
struct PixelRun: Equatable {
  /// In what way.
  enum Kind: UInt8 {
    case differing
    /// A soft edge that fell differently.
    case antialiased
  }

  let kind: Kind
  /// The first column.
  let start: Int
  /// The column after the last.
  var end: Int

  var count: Int { end - start }
}

/// Some neighbouring rows of a picture, lent for a call.
struct PixelStrip {
  /// The pixels, row by row.
  let pixels: UnsafePointer<UInt32>
  /// The number of the first row in the picture.
  let firstRow: Int
  /// How many pixels lie between two rows.
  let stride: Int

  @inline(__always)
  func row(_ y: Int) -> UnsafePointer<UInt32> { pixels + (y - firstRow) * stride }

  @inline(__always)
  func pixel(_ x: Int, _ y: Int) -> UInt32 { pixels[(y - firstRow) * stride + x] }
}
