import PNGCoding
import Raster

/// Passes batches from the task that decodes a file to the one that compares.
///
/// Its capacity is limited, so that memory stays constant if one side is slower.
actor RowQueue {
  private static let capacity = 3

  private var waiting: [Result<RowBatch, PNGFileError>] = []
  private var isFinished = false
  private var isClosed = false
  private var reader: CheckedContinuation<Void, Never>?
  private var writer: CheckedContinuation<Void, Never>?

  /// Adds a batch, or the error that ends them, as soon as there is space.
  ///
  /// - Returns: `false` if the queue is closed.
  func send(_ batch: Result<RowBatch, PNGFileError>) async -> Bool {
    if waiting.count >= Self.capacity, !isClosed {
      await withCheckedContinuation { writer = $0 }
    }
    guard !isClosed else { return false }
    waiting.append(batch)
    wake(&reader)
    return true
  }

  /// Marks the end of the batches.
  func finish() {
    isFinished = true
    wake(&reader)
  }

  /// The next batch; `nil` after the last one.
  func next() async throws(PNGFileError) -> RowBatch? {
    if waiting.isEmpty, !isFinished {
      await withCheckedContinuation { reader = $0 }
    }
    guard !waiting.isEmpty else { return nil }
    let batch = waiting.removeFirst()
    wake(&writer)
    return try batch.get()
  }

  /// Closes the queue; no more batches are accepted.
  func close() {
    isClosed = true
    waiting = []
    wake(&writer)
  }

  private func wake(_ continuation: inout CheckedContinuation<Void, Never>?) {
    continuation?.resume()
    continuation = nil
  }
}

/// Rows of a picture, passed from a decoder to the comparison.
struct RowBatch: Sendable {
  /// The number of new rows in a batch, except the last one.
  ///
  /// With fewer rows, threads synchronize too often; with more, wide rows do not fit into the cache.
  static let rows = 32
  /// The number of repeated rows of the batch before.
  ///
  /// Detecting antialiasing needs two rows above and two rows below.
  static let overlap = 4

  /// The whole picture, from 0, 0.
  let picture: PixelRect
  /// The number of the first row in the batch.
  let firstRow: Int
  /// The pixels, row by row.
  let pixels: [UInt32]

  /// The row after the last.
  var endRow: Int { firstRow + pixels.count / picture.width }
}

/// Reads a PNG file in batches.
struct RowBatches: ~Copyable {
  private var reader: PNGRowReader
  private let path: String
  private var last: RowBatch?

  init(path: String, limits: PNGLimits) throws(PNGFileError) {
    self.path = path
    reader = try PNGRowReader(path: path, limits: limits)
  }

  /// The next batch; `nil` after the last one.
  mutating func next() throws(PNGFileError) -> RowBatch? {
    let width = reader.width
    let before = last?.pixels[...] ?? []
    let kept = before.suffix(RowBatch.overlap * width)
    let room = kept.count + min(RowBatch.rows, reader.height - reader.rowsRead) * width
    guard room > kept.count else { return nil }
    let firstRow = reader.rowsRead - kept.count / width
    do {
      let pixels = try [UInt32](unsafeUninitializedCapacity: room) { buffer, count in
        count = buffer[..<kept.count].update(fromContentsOf: kept)
        let rest = UnsafeMutableBufferPointer(rebasing: buffer[count...])
        count += try reader.next(into: rest) * width
      }
      let picture = PixelRect(left: 0, top: 0, right: width, bottom: reader.height)
      last = RowBatch(picture: picture, firstRow: firstRow, pixels: pixels)
      return last
    } catch let error as PNGDecodingError {
      throw PNGFileError(path: path, cause: error)
    } catch {
      throw PNGFileError(path: path, cause: .unreadable(reason: "\(error)"))
    }
  }
}
