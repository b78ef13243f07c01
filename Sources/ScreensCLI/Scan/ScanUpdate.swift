import AppReading
import Files
import ManifestJSON
import ParallelWork

/// The result of the last scan of a folder, brought up to date if that needs no whole scan.
struct ScanUpdate: Sendable {
  /// The files of the folder.
  let listing: SourceFolder
  let cache: ScanCache
  let settings: ScanSettings
  /// How many files are read in parallel.
  let workers: Int
  /// The time in nanoseconds since 1970.
  let now: Int

  /// The result; nil if the app must be scanned as a whole.
  ///
  /// - Parameter readsScreens: Whether the screens are needed.
  func result(readsScreens: Bool) async -> ScanResult? {
    guard let before = cache.source else { return nil }
    let digests = await FolderDigests(
      of: listing, known: before.digests.entries, workers: workers)
    let changes = SourceChanges(from: before.digests, to: digests)
    var source = before
    source.digests = digests.trusted(at: now)
    if !changes.isEmpty {
      // Definitions may be anywhere in the source, and must be somewhere.
      guard settings.defines.isEmpty,
        let parts = changes.parts(in: listing.path, among: before.files, settings)
      else { return nil }
      source.files.merge(parts.unseen) { _, new in new }
      if !parts.seen.isEmpty {
        return await renewed(source, before, parts.seen, digests, readsScreens: readsScreens)
      }
    }
    guard let stored = cache.result(of: source, readsScreens: readsScreens) else { return nil }
    if source != before { cache.store(source) }
    return stored
  }

  // MARK: Pages that use what changed

  /// The result with other pages and lines; the store stays that of the last whole scan.
  private func renewed(
    _ source: StoredSource, _ before: StoredSource, _ paths: [String], _ digests: FolderDigests,
    readsScreens: Bool
  ) async -> ScanResult? {
    guard settings == ScanSettings(), let memory = cache.memory(of: before),
      let texts = cache.texts(of: before),
      let result = cache.result(of: source, readsScreens: readsScreens),
      let changes = changes(paths, before.digests, digests, texts)
    else { return nil }
    let known = Dictionary(digests.entries.map { ($0.path, $0.digest) }) { first, _ in first }
    let folder = listing.path
    let renewal = PageRenewal(memory: memory.scan, changes: changes) { path in
      known[path].flatMap { AppContents.file(path, in: folder, digest: $0) }
    }
    // Views are trees inside trees, and each stage recurses.
    guard let renewed = await LargeStack.run({ renewal.renewal() }) else { return nil }
    return memory.updated(result, with: renewed)
  }

  /// The content of the changed files before and now.
  private func changes(
    _ paths: [String], _ before: FolderDigests, _ after: FolderDigests, _ texts: StoredTexts
  ) -> [PageRenewal.Change]? {
    var changes: [PageRenewal.Change] = []
    for path in paths {
      guard let old = before.entries.first(where: { $0.path == path }),
        let new = after.entries.first(where: { $0.path == path }),
        let content = texts.content(of: path), SHA256.hexadecimal(of: content) == old.digest,
        let bytes = AppContents.file(path, in: listing.path, digest: new.digest)
      else { return nil }
      changes.append(PageRenewal.Change(path: path, old: content, new: bytes))
    }
    return changes
  }
}
