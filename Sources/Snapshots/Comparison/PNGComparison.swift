package import PNGCoding
package import Raster

/// Compares two PNG files while reading them.
package struct PNGComparison: Sendable {
  /// The result.
  package var outcome: ComparisonOutcome
  /// The difference picture, if requested.
  package var picture: IndexedBitmap?

  /// Decodes two files in parallel, and compares them row by row.
  ///
  /// Both files are read completely, even after a difference: a damaged file is an error, not a difference.
  ///
  /// - Parameters:
  ///   - first: The path of the first file; if both are damaged, the error is about this one.
  ///   - second: The path of the second file, which the difference picture shows faded.
  ///   - options: How to compare.
  ///   - drawsPicture: Whether to draw the difference picture, which needs half a byte per pixel.
  ///   - limits: What to reject before allocating memory.
  /// - Throws: ``PNGFileError``, which names the path and the cause.
  /// - Complexity: O(pixels); without the picture, memory is constant, except for an interlaced file,
  ///   which is decoded completely.
  package init(
    of first: String, and second: String, options: ComparisonOptions = ComparisonOptions(),
    drawsPicture: Bool = false, limits: PNGLimits = .default
  ) async throws(PNGFileError) {
    let (ours, theirs) = (RowQueue(), RowQueue())
    async let ourFeed: Void = Self.feed(ours, path: first, limits: limits)
    async let theirFeed: Void = Self.feed(theirs, path: second, limits: limits)
    let result: Result<PNGComparison, PNGFileError>
    do {
      result = .success(try await Self.compare(ours, theirs, options, drawsPicture: drawsPicture))
    } catch {
      result = .failure(error)
    }
    await ours.close()
    await theirs.close()
    _ = await (ourFeed, theirFeed)
    self = try result.get()
  }

  private init(outcome: ComparisonOutcome, picture: IndexedBitmap?) {
    self.outcome = outcome
    self.picture = picture
  }

  /// Decodes a file into a queue.
  private static func feed(_ queue: RowQueue, path: String, limits: PNGLimits) async {
    do {
      var batches = try RowBatches(path: path, limits: limits)
      while let batch = try batches.next(), await queue.send(.success(batch)) {}
    } catch {
      _ = await queue.send(.failure(error))
    }
    await queue.finish()
  }

  /// Compares the batches of both files.
  private static func compare(
    _ ours: RowQueue, _ theirs: RowQueue, _ options: ComparisonOptions, drawsPicture: Bool
  ) async throws(PNGFileError) -> PNGComparison {
    var our = try await ours.next()
    var their = try await theirs.next()
    guard let size = our?.picture, let otherSize = their?.picture else {
      preconditionFailure("a decoder that does not throw returns at least one row")
    }
    var tally = ComparisonTally(first: size, second: otherSize, options: options)
    var picture = drawsPicture ? DifferencePicture(first: size, second: otherSize) : nil
    var done = 0
    while our != nil || their != nil {
      if let our, let their {
        done = compare(our, their, from: done, &tally, &picture)
      }
      our = try await ours.next()
      their = try await theirs.next()
    }
    picture?.drawBoxes(tally.differingRegions)
    return PNGComparison(outcome: tally.outcome(), picture: picture?.bitmap)
  }

  /// Compares the common rows of two batches, except for rows that need rows of the next batch.
  private static func compare(
    _ our: RowBatch, _ their: RowBatch, from start: Int, _ tally: inout ComparisonTally,
    _ picture: inout DifferencePicture?
  ) -> Int {
    let end = min(our.endRow, their.endRow)
    let height = tally.common.height
    let last = end >= height ? height : end - RowBatch.overlap / 2
    guard start < last else { return start }
    our.pixels.withUnsafeBufferPointer { ours in
      their.pixels.withUnsafeBufferPointer { theirs in
        guard let ours = ours.baseAddress, let theirs = theirs.baseAddress else { return }
        let strip = PixelStrip(
          pixels: theirs, firstRow: their.firstRow, stride: their.picture.width)
        tally.add(
          start..<last,
          PixelStrip(pixels: ours, firstRow: our.firstRow, stride: our.picture.width), strip
        ) { picture?.draw($0, strip.row($0), $1) }
      }
    }
    return last
  }
}
