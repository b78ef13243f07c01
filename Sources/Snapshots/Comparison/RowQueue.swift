import PNGCoding
import Raster

/// Hands batches from the task that decodes a file to the one that compares.
///
/// Only a few batches wait at a time, so that memory stays flat when one side is slower.
actor RowQueue {
  private static let capacity = 3

  private var waiting: [Result<RowBatch, PNGFileError>] = []
  private var isFinished = false
  private var isClosed = false
  private var reader: CheckedContinuation<Void, Never>?
  private var writer: CheckedContinuation<Void, Never>?

  /// Adds a batch, or the error that ends them, as soon as there is room.
  ///
  /// - Returns: `false` when nobody wants more.
  func send(_ batch: Result<RowBatch, PNGFileError>) async -> Bool {
    if waiting.count >= Self.capacity, !isClosed {
      await withCheckedContinuation { writer = $0 }
    }
    guard !isClosed else { return false }
    waiting.append(batch)
    wake(&reader)
    return true
  }

  /// Nothing more comes.
  func finish() {
    isFinished = true
    wake(&reader)
  }

  /// The next batch; `nil` after the last.
  func next() async throws(PNGFileError) -> RowBatch? {
    if waiting.isEmpty, !isFinished {
      await withCheckedContinuation { reader = $0 }
    }
    guard !waiting.isEmpty else { return nil }
    let batch = waiting.removeFirst()
    wake(&writer)
    return try batch.get()
  }

  /// Nobody wants more.
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

/// Some rows of a picture on their way from a decoder to the comparison.
struct RowBatch: Sendable {
  /// How many new rows a batch has, but for the last one.
  ///
  /// With fewer, threads meet too often; with more, wide rows no longer fit into the cache.
  static let rows = 32
  /// How many rows of the batch before are there again, since soft edges are found by looking at
  /// two rows above and two below.
  static let overlap = 4

  /// The whole picture, from 0, 0.
  let picture: PixelRect
  /// The number of the first row here.
  let firstRow: Int
  /// The pixels, row by row.
  let pixels: [UInt32]

  /// The row after the last.
  var endRow: Int { firstRow + pixels.count / picture.width }
}

/// Cuts a PNG file into batches.
struct RowBatches: ~Copyable {
  private var reader: PNGRowReader
  private let path: String
  private var last: RowBatch?

  init(path: String, limits: PNGLimits) throws(PNGFileError) {
    self.path = path
    reader = try PNGRowReader(path: path, limits: limits)
  }

  /// The next batch; `nil` after the last.
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
