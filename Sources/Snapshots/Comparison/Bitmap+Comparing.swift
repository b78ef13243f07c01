package import Raster

extension Bitmap {
  /// Compares with another picture.
  ///
  /// - Parameters:
  ///   - other: The picture to compare with; the second one if the order matters.
  ///   - options: How to compare; by default exactly.
  /// - Returns: The differences.
  /// - Complexity: O(pixels).
  package func compared(
    with other: Bitmap, options: ComparisonOptions = ComparisonOptions()
  ) -> ComparisonOutcome {
    var tally = ComparisonTally(first: bounds, second: other.bounds, options: options)
    add(other, to: &tally) { _, _, _ in }
    return tally.outcome()
  }

  /// A picture that shows where this one differs from another.
  ///
  /// Equal pixels are faded to a pale grey. Different pixels, and pixels in only one of the pictures,
  /// are red. Antialiasing is amber. Boxes surround the regions.
  ///
  /// - Parameters:
  ///   - other: The picture to compare with; its pixels are drawn faded.
  ///   - options: How to compare.
  /// - Returns: A picture with the larger width and the larger height of both.
  /// - Complexity: O(pixels).
  package func differencePicture(
    with other: Bitmap, options: ComparisonOptions = ComparisonOptions()
  ) -> IndexedBitmap {
    var tally = ComparisonTally(first: bounds, second: other.bounds, options: options)
    var picture = DifferencePicture(first: bounds, second: other.bounds)
    add(other, to: &tally) { picture.draw($0, $1, $2) }
    picture.drawBoxes(tally.differingRegions)
    return picture.bitmap
  }

  /// Visits the rows of another picture, each with its runs of differing pixels, compared exactly.
  ///
  /// - Complexity: O(pixels).
  func visitRuns(comparedWith other: Bitmap, visit: (_ y: Int, _ runs: [PixelRun]) -> Void) {
    var tally = ComparisonTally(
      first: bounds, second: other.bounds, options: ComparisonOptions())
    add(other, to: &tally) { y, _, runs in visit(y, runs) }
  }

  /// Adds the pixels of both pictures to a tally, and visits each row of the other one.
  private func add(
    _ other: Bitmap, to tally: inout ComparisonTally,
    visit: (Int, UnsafePointer<UInt32>, [PixelRun]) -> Void
  ) {
    pixels.withUnsafeBufferPointer { ours in
      other.pixels.withUnsafeBufferPointer { theirs in
        guard let ours = ours.baseAddress, let theirs = theirs.baseAddress else { return }
        let strip = PixelStrip(pixels: theirs, firstRow: 0, stride: other.width)
        tally.add(
          0..<tally.common.height, PixelStrip(pixels: ours, firstRow: 0, stride: width), strip
        ) { visit($0, strip.row($0), $1) }
      }
    }
  }
}
