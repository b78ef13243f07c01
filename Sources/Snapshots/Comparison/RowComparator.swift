import Raster

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Finds the runs of differing pixels in two rows.
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
  /// The strips must include the two rows above and below it, if the picture has them.
  ///
  /// - Parameter runs: Its content is replaced by the runs.
  /// - Complexity: O(width); for equal rows, one call of `memcmp`.
  func compare(
    _ y: Int, _ first: PixelStrip, _ second: PixelStrip, into runs: inout [PixelRun]
  ) {
    runs.removeAll(keepingCapacity: true)
    let (ours, theirs) = (first.row(y), second.row(y))
    guard memcmp(ours, theirs, width * 4) != 0 else { return }
    let hidden = masks.filter { $0.top <= y && y < $0.bottom }
    var x = 0
    while x < width {
      // Most pixels of a differing row are equal, too.
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

  /// The number of pixels compared together: one cache line.
  private static let stretch = 16

  /// The kind of difference of two unequal pixels; `nil` if it is not visible.
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

/// Adjacent pixels of a row with the same kind of difference.
struct PixelRun: Equatable {
  /// The kind of difference.
  enum Kind: UInt8 {
    case differing
    /// The pixels differ only by antialiasing.
    case antialiased
  }

  let kind: Kind
  /// The first column.
  let start: Int
  /// The column after the last.
  var end: Int

  var count: Int { end - start }
}

/// Adjacent rows of a picture, valid during a call.
struct PixelStrip {
  /// The pixels, row by row.
  let pixels: UnsafePointer<UInt32>
  /// The number of the first row in the picture.
  let firstRow: Int
  /// The number of pixels from one row to the next.
  let stride: Int

  @inline(__always)
  func row(_ y: Int) -> UnsafePointer<UInt32> { pixels + (y - firstRow) * stride }

  @inline(__always)
  func pixel(_ x: Int, _ y: Int) -> UInt32 { pixels[(y - firstRow) * stride + x] }
}
