import Files
import PNGCoding
import Raster
import Scenes
import Snapshots
import Wireframes

/// Draws, compares and writes screens, one at a time, with its own buffers.
struct ScreenWorker: ~Copyable {
  private let options: RunOptions
  private let moved: MovedSnapshots
  private let form: SnapshotForm
  /// The folder of external pictures; nil if the screens are drawn.
  private let pictures: PictureFolder?
  private let comparison: SnapshotComparison
  private let artifacts: FailureArtifacts
  /// The digests to store instead of pictures, by the ids of the screens.
  private(set) var digests: [String: PictureDigest] = [:]
  private var painter = Painter()
  private var encoder: PNGEncoder
  private var bitmap = Bitmap(width: 0, height: 0)

  init(
    options: RunOptions, stored: StoredSnapshots
  ) throws(PNGEncodingError) {
    self.options = options
    moved = stored.moved
    pictures = options.actual.map(PictureFolder.init)
    form = stored.pictures.form
    comparison = SnapshotComparison(
      store: options.store, digests: stored.pictures.digests, tolerance: options.tolerance)
    artifacts = FailureArtifacts(folder: options.output, store: options.store)
    encoder = try PNGEncoder()
  }

  /// Works on one screen.
  mutating func process(_ job: ScreenQueue.Job) throws(RunError) -> RunResult.Entry {
    switch job.scene {
    case .success(let scene): try process(scene)
    case .failure(let error):
      RunResult.Entry(
        id: job.id, verdict: .failed(reason: "not reached: \(error.explanation)"))
    }
  }

  private mutating func process(_ scene: Scene) throws(RunError) -> RunResult.Entry {
    let drawing: Drawing
    do {
      drawing = try made(of: scene)
    } catch {
      return RunResult.Entry(
        id: scene.id, subject: ScreenSubject(scene), verdict: .failed(reason: error.reason))
    }
    let finding = finding(about: drawing)
    var entry = RunResult.Entry(
      id: scene.id, subject: ScreenSubject(scene), verdict: finding.verdict,
      measured: finding.measured)
    do {
      if case .record(let policy) = options.purpose,
        case let kinds = policy.kinds(toWriteFor: entry.verdict), !kinds.isEmpty
      {
        try record(kinds, of: drawing, entry.verdict)
        entry.isRecorded = true
      } else {
        entry.files = try write(drawing, entry.verdict)
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

  /// The drawing of a screen, or its external picture.
  private mutating func made(of scene: Scene) throws(PictureFolder.Problem) -> Drawing {
    if let pictures { return try pictures.drawing(of: scene.id) }
    let wireframe = Wireframe(scene, options: options.wireframe)
    painter.paint(wireframe.displayList, scale: options.scale, into: &bitmap)
    return Drawing(
      id: scene.id, text: TextRendering(scene).text, bitmap: bitmap,
      svg: writesSVG ? wireframe.svg(of: scene) : nil,
      regions: wireframe.regions.map { PictureRegion($0, scale: options.scale) },
      icons: wireframe.icons.map { PictureIcon($0, scale: options.scale) })
  }

  private var writesSVG: Bool { options.purpose == .render && options.formats.contains(.svg) }

  private func finding(about drawing: Drawing) -> SnapshotFinding {
    var finding = comparison.finding(
      id: drawing.id, text: drawing.text, bitmap: drawing.bitmap, regions: drawing.regions,
      icons: drawing.icons)
    if case .added(let missing) = finding.verdict,
      missing.count == SnapshotStore.Kind.allCases.count,
      let text = drawing.text, let source = moved.source(text: text, bitmap: drawing.bitmap)
    {
      finding.verdict = .moved(from: source)
    }
    return finding
  }

  private mutating func record(
    _ kinds: [SnapshotStore.Kind], of drawing: Drawing, _ verdict: Verdict
  ) throws {
    var files = kinds.filter(drawing.kinds.contains)
    if form == .text, kinds.contains(.picture) {
      digests[drawing.id] = PictureDigest(of: drawing.bitmap)
      files.removeAll { $0 == .picture }
    }
    try options.store.write(try encoded(files, of: drawing, effort: .small), drawing.id)
    // The old files are removed last: a run that is killed before leaves both.
    if case .moved(let source) = verdict { try options.store.remove(source) }
  }

  /// Writes the files of the run's purpose into the output folder.
  private mutating func write(
    _ drawing: Drawing, _ verdict: Verdict
  ) throws -> [Artifact] {
    let rendered = options.purpose == .render ? try render(drawing) : []
    if verdict == .unchanged { return [] }
    // All files that can become the snapshot must be written, even if a render omits the PNG.
    let isWhole = rendered.count == drawing.kinds.count
    let actual = isWhole ? rendered : try artifacts.writeActual(of: drawing, &encoder)
    return try actual + artifacts.writeComparison(of: drawing, verdict, &encoder)
  }

  /// Writes the text and the pictures of a render.
  ///
  /// - Returns: The files that can become a snapshot.
  private mutating func render(_ drawing: Drawing) throws -> [Artifact] {
    let output = SnapshotStore(folder: options.output, variant: options.store.variant)
    if let svg = drawing.svg {
      // An SVG has no scale, so all scales share a name.
      let variant = SnapshotVariant(isDark: options.wireframe.scheme == .dark, scale: 2)
      try WholeFile.refresh(svg, at: "\(options.output)/\(drawing.id)\(variant.suffix).svg")
    }
    let kinds = drawing.kinds.filter { $0 == .text || options.formats.contains(.png) }
    let contents = try encoded(kinds, of: drawing, effort: .fast)
    try output.refresh(contents, drawing.id)
    return contents.map { kind, bytes in
      Artifact(role: .actual, kind: kind, path: output.path(of: drawing.id, kind), bytes)
    }
  }

  private mutating func encoded(
    _ kinds: [SnapshotStore.Kind], of drawing: Drawing, effort: PNGEffort
  ) throws -> [(kind: SnapshotStore.Kind, bytes: [UInt8])] {
    var contents: [(kind: SnapshotStore.Kind, bytes: [UInt8])] = []
    for kind in kinds {
      switch kind {
      case .text: contents.append((kind, Array((drawing.text ?? "").utf8)))
      case .picture:
        contents.append((kind, try encoder.encode(drawing.bitmap, effort: effort)))
      }
    }
    return contents
  }
}

/// The drawing of a screen.
struct Drawing {
  var id: String
  /// The text; nil for an external picture without a text.
  var text: String?
  var bitmap: Bitmap
  /// The picture as SVG, if the run writes it.
  var svg: [UInt8]?
  /// The parts of the picture, bottom first.
  var regions: [PictureRegion] = []
  /// The icons of the picture.
  var icons: [PictureIcon] = []

  /// The files of its snapshot.
  var kinds: [SnapshotStore.Kind] { text == nil ? [.picture] : SnapshotStore.Kind.allCases }
}
