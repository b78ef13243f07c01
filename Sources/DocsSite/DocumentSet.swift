import PNGCoding
import ParallelWork
import Raster
import Wireframes

/// Files that belong together and are made piece by piece, each on any thread.
package protocol DocumentSet: Sendable {
  /// The paths of all files, so that they are known before the first is made.
  var paths: [String] { get }
  /// How many pieces of work there are.
  var jobCount: Int { get }
  /// Makes the files of one piece of work.
  func files(
    of job: Int, with brush: inout PictureBrush
  ) throws(DocumentError) -> [DocumentFile]
}

/// A file of the documentation, in memory.
package struct DocumentFile: Sendable, Equatable {
  /// Where it belongs, from the folder of the documentation, with slashes.
  package var path: String
  /// What is in it.
  package var bytes: [UInt8]
  /// Whether only the same bytes are the same file: of an animation a decoder sees the first picture.
  package var isExact: Bool

  /// Creates a file.
  package init(path: String, bytes: [UInt8], isExact: Bool = false) {
    self.path = path
    self.bytes = bytes
    self.isExact = isExact
  }
}

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

/// Draws pictures one after the other with buffers of its own.
package struct PictureBrush: ~Copyable {
  private var painter = Painter()
  private var encoder: PNGEncoder
  private var bitmap = Bitmap(width: 0, height: 0)

  /// Creates a brush.
  package init() throws(DocumentError) {
    do { encoder = try PNGEncoder() } catch { throw .noMemory }
  }

  /// A display list as a PNG file.
  ///
  /// - Parameters:
  ///   - list: What to paint.
  ///   - scale: Pixels a point, at least 1.
  ///   - effort: Whether time or size matters more.
  ///   - path: Where the file belongs.
  mutating func file(
    of list: DisplayList, scale: Int, effort: PNGEffort, path: String
  ) throws(DocumentError) -> DocumentFile {
    painter.paint(list, scale: scale, into: &bitmap)
    return try file(of: bitmap, effort: effort, path: path)
  }

  /// A bitmap as a PNG file.
  mutating func file(
    of bitmap: Bitmap, effort: PNGEffort, path: String
  ) throws(DocumentError) -> DocumentFile {
    do {
      return DocumentFile(path: path, bytes: try encoder.encode(bitmap, effort: effort))
    } catch {
      throw .encoding(path: path, error)
    }
  }

  /// Pictures that follow each other as an animated PNG.
  ///
  /// - Parameters:
  ///   - frames: At least one, all of one size.
  ///   - path: Where the file belongs.
  func file(of frames: [PNG.Frame], path: String) throws(DocumentError) -> DocumentFile {
    do {
      return DocumentFile(path: path, bytes: try PNG.animation(frames), isExact: true)
    } catch {
      throw .encoding(path: path, error)
    }
  }

  /// A display list as a bitmap.
  mutating func bitmap(of list: DisplayList, scale: Int) -> Bitmap {
    painter.bitmap(of: list, scale: scale)
  }
}
