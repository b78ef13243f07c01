extension Bitmap {
  /// Compares with another picture, exactly, every channel of every pixel.
  ///
  /// - Parameter other: The picture to compare with; when sizes differ, it is the second in the
  ///   result.
  /// - Returns: What differs.
  /// - Complexity: O(pixels).
  public func differingPixels(from other: Bitmap) -> PixelDifference {
    guard width == other.width, height == other.height else {
      return .size(bounds, other.bounds)
    }
    var count = 0
    var found: PixelRect?
    pixels.withUnsafeBufferPointer { ours in
      other.pixels.withUnsafeBufferPointer { theirs in
        guard let ours = ours.baseAddress, let theirs = theirs.baseAddress else { return }
        guard ours != theirs else { return }
        for y in 0..<height {
          let row = RowDifference(ours + y * width, theirs + y * width, count: width)
          guard let columns = row.columns else { continue }
          count += row.count
          let rect = PixelRect(
            left: columns.lowerBound, top: y, right: columns.upperBound, bottom: y + 1)
          found = found?.union(rect) ?? rect
        }
      }
    }
    return found.map { .pixels(count: count, bounds: $0) } ?? .none
  }
}

/// What two rows of pixels differ in.
private struct RowDifference {
  private(set) var count = 0
  /// From the first differing column to the one after the last.
  private(set) var columns: Range<Int>?

  init(_ ours: UnsafePointer<UInt32>, _ theirs: UnsafePointer<UInt32>, count width: Int) {
    guard !Self.areEqual(ours, theirs, count: width) else { return }
    for x in 0..<width where ours[x] != theirs[x] {
      count += 1
      columns = (columns?.lowerBound ?? x)..<x + 1
    }
  }

  /// Nearly all rows are the same: without an early exit the loop compares many pixels at a time.
  private static func areEqual(
    _ ours: UnsafePointer<UInt32>, _ theirs: UnsafePointer<UInt32>, count: Int
  ) -> Bool {
    var difference: UInt32 = 0
    for x in 0..<count { difference |= ours[x] ^ theirs[x] }
    return difference == 0
  }
}
