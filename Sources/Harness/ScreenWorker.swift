import PNGCoding
import Raster
import Scenes
import Snapshots
import Wireframes

/// Draws, compares and writes screens, one at a time, with buffers of its own.
struct ScreenWorker: ~Copyable {
  private let options: RunOptions
  private let comparison: SnapshotComparison
  private let artifacts: FailureArtifacts
  private var painter = Painter()
  private var encoder: PNGEncoder
  private var bitmap = Bitmap(width: 0, height: 0)

  init(options: RunOptions) throws(PNGEncodingError) {
    self.options = options
    comparison = SnapshotComparison(store: options.store)
    artifacts = FailureArtifacts(folder: options.output, store: options.store)
    encoder = try PNGEncoder()
  }

  /// Works on one screen.
  mutating func process(_ job: ScreenQueue.Job) throws(RunError) -> RunResult.Entry {
    switch job.scene {
    case .success(let scene): try process(scene)
    case .failure(let error):
      RunResult.Entry(
        id: job.id, verdict: .failed(reason: "not reached: \(error.difference)"))
    }
  }

  private mutating func process(_ scene: Scene) throws(RunError) -> RunResult.Entry {
    let text = TextTwin(scene).text
    let wireframe = Wireframe(scene, options: options.wireframe)
    painter.paint(wireframe.displayList, scale: options.scale, into: &bitmap)
    var entry = RunResult.Entry(
      id: scene.id, verdict: comparison.verdict(id: scene.id, text: text, bitmap: bitmap))
    do {
      let drawing = Drawing(id: scene.id, text: text, bitmap: bitmap)
      switch options.purpose {
      case .render:
        let output = SnapshotStore(folder: options.output, variant: options.store.variant)
        try write(text: text, id: scene.id, effort: .fast, to: output)
        entry.artifacts = try artifacts.writeComparison(of: drawing, entry.verdict, &encoder)
      case .verify:
        entry.artifacts = try artifacts.writeAll(of: drawing, entry.verdict, &encoder)
      case .record(let policy):
        entry.isRecorded = policy.writes(entry.verdict.kind)
        if entry.isRecorded {
          try write(text: text, id: scene.id, effort: .small, to: options.store)
        } else {
          entry.artifacts = try artifacts.writeAll(of: drawing, entry.verdict, &encoder)
        }
      }
    } catch let error as FileError {
      throw .file(error)
    } catch let error as PNGEncodingError {
      throw .encoding(id: scene.id, error)
    } catch {
      preconditionFailure("both errors of writing are caught")
    }
    return entry
  }

  private mutating func write(
    text: String, id: String, effort: PNGEffort, to store: SnapshotStore
  ) throws {
    try store.write(Array(text.utf8), id, .text)
    try store.write(try encoder.encode(bitmap, effort: effort), id, .picture)
  }
}
