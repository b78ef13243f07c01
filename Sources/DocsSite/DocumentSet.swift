import PNGCoding
import ParallelWork
import Raster
import Wireframes

/// A set of files that is created by several jobs in parallel.
package protocol DocumentSet: Sendable {
  /// The paths of all files, known before the first is created.
  var paths: [String] { get }
  /// The number of jobs.
  var jobCount: Int { get }
  /// Creates the files of one job, on any thread.
  func files(
    of job: Int, with renderer: inout PictureRenderer
  ) throws(DocumentError) -> [DocumentFile]
}

/// A file of the documentation, in memory.
package struct DocumentFile: Sendable, Equatable {
  /// The path relative to the folder of the documentation, with slashes.
  package var path: String
  /// The content.
  package var bytes: [UInt8]
  /// Whether files are compared by bytes: a decoder reads only the first picture of an animation.
  package var isExact: Bool

  /// Creates a file.
  package init(path: String, bytes: [UInt8], isExact: Bool = false) {
    self.path = path
    self.bytes = bytes
    self.isExact = isExact
  }
}

/// Creates the files of a set on several threads and passes each to a function.
package struct DocumentRun<Documents: DocumentSet>: Sendable {
  private let documents: Documents
  private let workers: Int

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - documents: The files to create.
  ///   - workers: The number of parallel jobs, at least 1.
  package init(_ documents: Documents, workers: Int) {
    self.documents = documents
    self.workers = max(1, min(workers, documents.jobCount))
  }

  /// Creates every file.
  ///
  /// - Parameters:
  ///   - isInterrupted: Called before each job, on any thread; once it returns true, no more jobs start.
  ///   - onJob: Called after each job, on any thread.
  ///   - handle: Takes each file, on any thread.
  /// - Returns: The results of the function in the order of the jobs, and whether all jobs were done.
  /// - Complexity: Memory for the files of one job per worker.
  package func run<Outcome: Sendable>(
    isInterrupted: @escaping @Sendable () -> Bool = { false },
    onJob: @escaping @Sendable () async -> Void = {},
    handle: @escaping @Sendable (DocumentFile) throws(DocumentError) -> Outcome
  ) async throws(DocumentError) -> (outcomes: [Outcome], isComplete: Bool) {
    let pool = WorkerPool(count: workers, isInterrupted: isInterrupted, onJob: onJob)
    let pieces = try await pool.results(of: NumberQueue(count: documents.jobCount)) {
      () throws(DocumentError) in
      try PictureRenderer()
    } work: { job, renderer throws(DocumentError) in
      var outcomes: [Outcome] = []
      for file in try documents.files(of: job, with: &renderer) {
        outcomes.append(try handle(file))
      }
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

/// Draws and encodes pictures one after the other, with its own buffers.
package struct PictureRenderer: ~Copyable {
  private var painter = Painter()
  private var encoder: PNGEncoder
  private var bitmap = Bitmap(width: 0, height: 0)

  /// Creates a renderer.
  package init() throws(DocumentError) {
    do { encoder = try PNGEncoder() } catch { throw .noMemory }
  }

  /// A display list as a PNG file.
  ///
  /// - Parameters:
  ///   - list: What to paint.
  ///   - scale: Pixels per point, at least 1.
  ///   - effort: Whether time or size matters more.
  ///   - path: The path of the file.
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

  /// A sequence of pictures as an animated PNG.
  ///
  /// - Parameters:
  ///   - frames: At least one, all of one size.
  ///   - path: The path of the file.
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
