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
    let queue = JobQueue(count: documents.jobCount)
    let found = await withTaskGroup(of: Result<[Piece<Outcome>], DocumentError>.self) { group in
      for _ in 0..<workers {
        group.addTask {
          await work(on: queue, isInterrupted: isInterrupted, onJob: onJob, handle: handle)
        }
      }
      var found: Result<[Piece<Outcome>], DocumentError> = .success([])
      for await part in group {
        switch (found, part) {
        case (.success(let all), .success(let more)): found = .success(all + more)
        case (.success, .failure): found = part
        case (.failure, _): break
        }
      }
      return found
    }
    let pieces = try found.get().sorted { $0.job < $1.job }
    return (pieces.flatMap(\.outcomes), pieces.count == documents.jobCount)
  }

  private struct Piece<Outcome: Sendable>: Sendable {
    var job: Int
    var outcomes: [Outcome]
  }

  private func work<Outcome: Sendable>(
    on queue: JobQueue, isInterrupted: @Sendable () -> Bool,
    onJob: @Sendable () async -> Void,
    handle: @Sendable (DocumentFile) throws(DocumentError) -> Outcome
  ) async -> Result<[Piece<Outcome>], DocumentError> {
    var pieces: [Piece<Outcome>] = []
    do throws(DocumentError) {
      var brush = try PictureBrush()
      while !isInterrupted(), let job = await queue.take() {
        var outcomes: [Outcome] = []
        for file in try documents.files(of: job, with: &brush) {
          outcomes.append(try handle(file))
        }
        pieces.append(Piece(job: job, outcomes: outcomes))
        await onJob()
      }
    } catch {
      await queue.giveUp()
      return .failure(error)
    }
    return .success(pieces)
  }
}

/// Hands out the numbers of pieces of work, each once.
private actor JobQueue {
  private let count: Int
  private var next = 0

  init(count: Int) { self.count = count }

  func take() -> Int? {
    guard next < count else { return nil }
    defer { next += 1 }
    return next
  }

  /// Hands out nothing more.
  func giveUp() { next = count }
}
