internal import PNGCoding

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
