package import Files
package import PNGCoding
import ParallelWork
import Reports
package import Scenes
package import Snapshots

/// One run over the screens of a manifest: visit, freeze, draw in parallel, compare, write.
package struct ScreenRun: Sendable {
  private let source: SceneSource
  private let options: RunOptions

  /// Creates a run.
  package init(_ source: SceneSource, options: RunOptions) {
    self.source = source
    self.options = options
  }

  /// Draws and compares the selected screens.
  ///
  /// - Parameters:
  ///   - isSelected: Selects the ids of screens and of obsolete snapshots.
  ///   - allowsNone: Whether the selection may be empty, as in a shard of few screens.
  ///   - isInterrupted: Called before each screen, on any thread; once it returns true, no more screens start.
  ///   - onStart: Called once the options are checked, before the files of an earlier run are removed.
  ///   - onScreen: Called after each screen, on any thread.
  /// - Returns: The findings in the order of the manifest, then the obsolete snapshots by id.
  /// - Throws: ``RunError`` if the run fails; the files that it wrote before are complete.
  /// - Complexity: O(*n*) for *n* screens; memory for as many pictures as there are workers.
  package func run(
    isSelected: @Sendable (String) -> Bool = { _ in true },
    allowsNone: Bool = false,
    isInterrupted: @escaping @Sendable () -> Bool = { false },
    onStart: () -> Void = {},
    onScreen: @escaping @Sendable () async -> Void = {}
  ) async throws(RunError) -> RunResult {
    do { try SnapshotID.check(source.ids) } catch { throw .invalidIDs(error) }
    let indices = source.ids.indices.filter { index in
      let id = source.ids[index]
      return isSelected(id) && options.variants.contains { $0.includes(id) }
    }
    guard allowsNone || !indices.isEmpty else { throw .noScreens }
    guard !WholeFile.isSameFolder(options.output, options.store.folder) else {
      throw .outputAmongSnapshots(folder: options.output)
    }
    do { try prepare() } catch { throw .file(error) }
    // Before the work, so that an unreadable folder is reported at once.
    var stored = try StoredSnapshots(options: options, manifest: source.ids)
    let surplus =
      try options.actual.map(PictureFolder.init)?.surplus(manifest: Set(source.ids)) ?? []
    onStart()
    do { try FailureArtifacts.clear(output: options.output) } catch { throw .file(error) }
    let queue = await ScreenQueue(
      source, indices: indices, visitsAhead: options.workers > 1)
    let pool = WorkerPool(
      count: min(options.workers, indices.count), isInterrupted: isInterrupted, onJob: onScreen)
    var found = try await findings(from: queue, by: pool, stored: stored)
    let drawn = Set(found.entries.lazy.map { DrawnName.id(of: $0.id) })
    found.entries += surplus.filter { isSelected($0.id) }
    Self.settle(&found.entries, obsolete: stored.obsolete.filter(isSelected))
    if case .record = options.purpose {
      do { try stored.settle(found.entries, recorded: found.digests) } catch { throw .file(error) }
    }
    if options.purpose == .render, drawn.count == source.ids.count {
      do {
        try LeftoverPictures(in: options.output).remove(manifest: Set(source.ids))
      } catch {
        throw .file(error)
      }
    }
    return RunResult(entries: found.entries, isComplete: drawn.count == indices.count)
  }

  /// Assigns each moved snapshot to the first screen that claims it, and adds the obsolete ones.
  private static func settle(_ entries: inout [RunResult.Entry], obsolete: [String]) {
    var taken: Set<String> = []
    for place in entries.indices {
      guard case .moved(let source) = entries[place].verdict, !taken.insert(source).inserted else {
        continue
      }
      entries[place].verdict = .added(missing: SnapshotStore.Kind.allCases)
      // Its expected files are of a snapshot that another screen took.
      entries[place].files.removeAll { $0.role == .expected }
    }
    entries += obsolete.filter { !taken.contains($0) }
      .map { RunResult.Entry(id: $0, verdict: .obsolete) }
  }

  private func prepare() throws(FileError) {
    switch options.purpose {
    case .render:
      try WholeFile.makeFolder(options.output)
      try WholeFile.removeUnfinished(in: options.output)
    case .verify: break
    case .record: try options.store.prepare()
    }
  }

  /// Runs the workers and sorts their findings.
  private func findings(
    from queue: ScreenQueue, by pool: WorkerPool, stored: StoredSnapshots
  ) async throws(RunError) -> Findings {
    var parts = try await pool.results(of: queue) { () throws(RunError) in
      do { return try ScreenWorker(options: options, stored: stored) } catch { throw .noMemory }
    } work: { job, worker throws(RunError) in
      var entries = try worker.process(job)
      let digests = entries.compactMap { entry in worker.digests[entry.id].map { (entry.id, $0) } }
      let first = entries.isEmpty ? nil : entries.removeFirst()
      return FindingsPart(
        order: job.order, first: first, others: entries.isEmpty ? [] : entries, digests: digests)
    }
    parts.sort { $0.order < $1.order }
    // At its size from the start: while it grew, there would be two.
    var entries: [RunResult.Entry] = []
    entries.reserveCapacity(parts.reduce(0) { $0 + ($1.first == nil ? 0 : 1) + $1.others.count })
    for part in parts {
      if let first = part.first { entries.append(first) }
      entries += part.others
    }
    return Findings(
      entries: entries,
      digests: Dictionary(uniqueKeysWithValues: parts.lazy.flatMap(\.digests)))
  }

  /// The findings about the selected screens in the order of the manifest.
  private struct Findings {
    var entries: [RunResult.Entry]
    /// The digests that are stored instead of pictures, by the names of the pictures.
    var digests: [String: PictureDigest]
  }

  /// The findings about one screen in its variants.
  private struct FindingsPart: Sendable {
    var order: Int
    /// The finding in the first variant: arrays of one element would need twice its memory.
    var first: RunResult.Entry?
    /// The findings in the other variants.
    var others: [RunResult.Entry]
    var digests: [(String, PictureDigest)]
  }
}

/// A queue of screens for the workers, which are visited one after the other.
///
/// The next one is visited while several workers draw, so that they need not wait for it. With one worker, each picture is
/// written before the next visit: a router that never returns costs none of them. Only the visits need the main actor.
actor ScreenQueue: JobQueue {
  /// The work on one screen.
  struct Job: Sendable {
    /// The position in the order of the results.
    var order: Int
    var id: String
    /// The frozen scene, or why the screen was not reached.
    var scene: Result<Scene, UnreachedScreen>
  }

  private let driver: SceneDriver
  private let ids: [String]
  private let indices: [Int]
  private let visitsAhead: Bool
  private var next = 0
  /// The drive to a screen that no worker has taken.
  private var ahead: Task<Job?, Never>?
  /// The drive to the latest screen; drives never overlap, since the app may have state that its routers share.
  private var latest: Task<Job?, Never>?

  init(_ source: SceneSource, indices: [Int], visitsAhead: Bool) async {
    driver = await source.driver
    ids = source.ids
    self.indices = indices
    self.visitsAhead = visitsAhead
  }

  /// The next screen; nil if there are none left or the run was cancelled.
  func take() async -> Job? {
    guard let drive = ahead ?? startDrive() else { return nil }
    ahead = visitsAhead ? startDrive() : nil
    return await drive.value
  }

  /// Drops the remaining screens, and waits for the drive that is under way.
  func cancel() async {
    next = indices.count
    ahead?.cancel()
    ahead = nil
    _ = await latest?.value
  }

  /// Starts the drive to the next screen, which waits for the one before.
  private func startDrive() -> Task<Job?, Never>? {
    guard next < indices.count else { return nil }
    let (order, index) = (next, indices[next])
    next += 1
    let drive = Task { @MainActor [driver, latest, id = ids[index]] () -> Job? in
      _ = await latest?.value
      guard !Task.isCancelled else { return nil }
      return Job(order: order, id: id, scene: await driver.scene(index))
    }
    latest = drive
    return drive
  }
}

/// Why a run failed.
package enum RunError: Error, Sendable {
  /// The ids of the manifest cannot be file names.
  case invalidIDs(SnapshotIDError)
  /// A file could not be read or written.
  case file(FileError)
  /// The file of digests is invalid.
  case digests(DigestFileError)
  /// A picture could not be encoded.
  case encoding(id: String, PNGEncodingError)
  /// There is not enough memory.
  case noMemory
  /// The folder of external pictures has none.
  case noPictures(folder: String)
  /// No screen is selected.
  case noScreens
  /// The output folder is the folder of the snapshots, which a render would overwrite.
  case outputAmongSnapshots(folder: String)
}

extension RunError: CustomStringConvertible {
  /// One sentence.
  package var description: String {
    switch self {
    case .invalidIDs(let error): "\(error)"
    case .file(let error): "\(error)"
    case .digests(let error): "\(error)"
    case .encoding(let id, let error): "cannot encode the picture of '\(id)': \(error)"
    case .noMemory: "there is not enough memory to encode a picture"
    case .noPictures(let folder): "there is no PNG in '\(folder)'"
    case .noScreens: "no screens are selected"
    case .outputAmongSnapshots(let folder):
      "'\(folder)' contains the snapshots; use another folder for the run's output"
    }
  }
}
