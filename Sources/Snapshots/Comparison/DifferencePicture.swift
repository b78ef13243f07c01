internal import Raster

/// Draws where two pictures differ: equal pixels are faded to grey, differences are red,
/// antialiasing is amber, and blue boxes surround the regions.
struct DifferencePicture {
  /// White to light grey: enough to recognise the picture, and never close to the other colours.
  private static let greys = (0..<13).map { UInt32(255 - 5 * $0) }
  private static let palette: [UInt32] =
    greys.map { $0 | $0 << 8 | $0 << 16 | 0xFF00_0000 } + [0xFF30_30E0, 0xFF28_A8F5, 0xFFE0_6F3B]
  private static let differing: UInt8 = 13
  private static let antialiased: UInt8 = 14
  private static let box: UInt8 = 15
  /// The margin and the thickness of the boxes in pixels.
  private static let margin = 4
  private static let thickness = 2

  private(set) var bitmap: IndexedBitmap
  /// The number of pixels of a row in both pictures.
  private let count: Int

  /// Creates a difference picture for pictures of two sizes, in which everything differs.
  init(first: PixelRect, second: PixelRect) {
    count = min(first.width, second.width)
    bitmap = IndexedBitmap(
      width: max(first.width, second.width), height: max(first.height, second.height),
      palette: Self.palette, index: Self.differing)
  }

  /// Draws a row: the faded pixels in both pictures, then the runs.
  ///
  /// - Complexity: O(width).
  mutating func draw(_ y: Int, _ pixels: UnsafePointer<UInt32>, _ runs: [PixelRun]) {
    let start = y * bitmap.bytesPerRow
    bitmap.packed.withUnsafeMutableBufferPointer { [count] packed in
      guard let row = packed.baseAddress else { return }
      Self.fade(pixels, count: count, into: row + start)
    }
    if count % 2 == 1, count < bitmap.width { bitmap[count, y] = Self.differing }
    for run in runs {
      let index = run.kind == .differing ? Self.differing : Self.antialiased
      for x in run.start..<run.end { bitmap[x, y] = index }
    }
  }

  private static func fade(
    _ pixels: UnsafePointer<UInt32>, count: Int, into row: UnsafeMutablePointer<UInt8>
  ) {
    // Most neighbours are equal, so a pair is computed once and then only compared.
    var (left, right) = (pixels[0], pixels[0])
    var pair = level(left) << 4 | level(right)
    for x in stride(from: 0, to: count - 1, by: 2) {
      if pixels[x] != left || pixels[x + 1] != right {
        (left, right) = (pixels[x], pixels[x + 1])
        pair = level(left) << 4 | level(right)
      }
      row[x / 2] = pair
    }
    if count % 2 == 1 { row[count / 2] = level(pixels[count - 1]) << 4 }
  }

  /// The index of the grey for a pixel over white.
  @inline(__always)
  private static func level(_ pixel: UInt32) -> UInt8 {
    // Rec. 601 weights in 1/256; the darkness of an opaque pixel is 0 to 255.
    let luma =
      ((pixel & 0xFF) &* 77 &+ (pixel >> 8 & 0xFF) &* 150 &+ (pixel >> 16 & 0xFF) &* 29) >> 8
    let darkness = (255 &- luma) &* (pixel >> 24)
    return UInt8(truncatingIfNeeded: darkness &* 12 / 65_025)
  }

  /// Draws boxes around regions.
  mutating func drawBoxes(_ regions: [DifferingRegion]) {
    for region in regions {
      let inner = region.bounds.outset(by: Self.margin)
      let outer = inner.outset(by: Self.thickness)
      for y in outer.top..<outer.bottom {
        if y < inner.top || y >= inner.bottom {
          fill(outer.left..<outer.right, y)
        } else {
          fill(outer.left..<inner.left, y)
          fill(inner.right..<outer.right, y)
        }
      }
    }
  }

  private mutating func fill(_ columns: Range<Int>, _ y: Int) {
    guard (0..<bitmap.height).contains(y) else { return }
    for x in columns.clamped(to: 0..<bitmap.width) { bitmap[x, y] = Self.box }
  }
}

extension PixelRect {
  fileprivate func outset(by margin: Int) -> PixelRect {
    PixelRect(
      left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin)
  }
}
