import ParallelWork

/// Makes the files of a set on several threads and hands each to a function.
package struct DocumentRun<Documents: DocumentSet>: Sendable {
  private let documents: Documents
  private let workers: Int

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - documents: What to make.
  ///   - workers: How many pieces of work are done at a time, at least 1.
  package init(_ documents: Documents, workers: Int) {
    self.documents = documents
    self.workers = max(1, min(workers, documents.jobCount))
  }

  /// Makes every file.
  ///
  /// - Parameters:
  ///   - isInterrupted: Asked before each piece of work, on any thread; once it says yes, no more
  ///     are begun.
  ///   - onJob: Called after each piece of work, on any thread.
  ///   - handle: Takes each file, on any thread.
  /// - Returns: What came of the files in the order of the work, and whether all of it was done.
  /// - Complexity: memory for the files of one piece of work for each worker.
  package func run<Outcome: Sendable>(
    isInterrupted: @escaping @Sendable () -> Bool = { false },
    onJob: @escaping @Sendable () async -> Void = {},
    handle: @escaping @Sendable (DocumentFile) throws(DocumentError) -> Outcome
  ) async throws(DocumentError) -> (outcomes: [Outcome], isComplete: Bool) {
    let pool = WorkerPool(count: workers, isInterrupted: isInterrupted, onJob: onJob)
    let pieces = try await pool.results(of: NumberQueue(count: documents.jobCount)) {
      () throws(DocumentError) in
      try PictureBrush()
    } work: { job, brush throws(DocumentError) in
      var outcomes: [Outcome] = []
      for file in try documents.files(of: job, with: &brush) { outcomes.append(try handle(file)) }
      return Piece(job: job, outcomes: outcomes)
    }
    return (
      pieces.sorted { $0.job < $1.job }.flatMap(\.outcomes), pieces.count == documents.jobCount
    )
  }

  private struct Piece<Outcome: Sendable>: Sendable {
    var job: Int
    var outcomes: [Outcome]
  }
}
