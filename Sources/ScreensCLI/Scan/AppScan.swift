import AppReading
import Files
import Harness
import ManifestJSON
import PlainText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Scans the source of an app, unless a scan of the same files is stored.
struct AppScan {
  /// The folder of the source.
  let folder: String
  let session: Tool.Session
  /// How many files are read in parallel.
  var workers: Int?
  /// Whether the process ends after the scan, but for a report.
  var isLastWork = false

  /// The screens, for verbs that show them.
  func source() async throws(CommandError) -> SceneSource {
    let result = try await result()
    let unread = result.report.unresolved.count { $0.what == .file }
    if unread > 0, !session.isQuiet {
      session.warn(
        "\(unread.counted("file or folder is", "files and folders are")) not read, or not "
          + "completely; '\(command)' lists them")
    }
    guard let screens = try result.screens(folder: folder) else {
      throw .work(
        "no screens are found in the source in \(folder.quoted); '\(command)' reports why")
    }
    var source = SceneSource(screens, scanned: result.findings(folder: folder))
    source.textFolders = [folder]
    return source
  }

  /// The pages, for a typed manifest that does not describe all of its own.
  func pages() async throws(CommandError) -> SourcePages {
    guard let screens = try await result().screens(folder: folder) else { return SourcePages([]) }
    do {
      return SourcePages(try screens.ids.indices.map { try screens.scene($0) })
    } catch {
      throw .work("cannot use the screens of the source in \(folder.quoted): \(error)")
    }
  }

  /// The command that reports everything that a scan finds.
  private var command: String {
    "\(session.tool) scan \(ShellWord.quoted(session.shown(folder)))"
  }

  /// What the scan found.
  ///
  /// - Parameter readsScreens: Whether the screens are needed; without them, a stored result is read much faster.
  func result(readsScreens: Bool = true) async throws(CommandError) -> ScanResult {
    let settings = try ScanSettings.configured(session)
    let workers = workers ?? session.environment.processorCount
    let name = Self.name(of: folder)
    let cache = ScanCache(folder: folder, name: name, settings: settings)
    let now = Int(Date().timeIntervalSince1970 * 1e9)
    do {
      let listing = try SourceFolder(folder)
      let update = ScanUpdate(
        listing: listing, cache: cache, settings: settings, workers: workers, now: now)
      if let stored = await update.result(readsScreens: readsScreens) { return stored }
      let contents = try await AppContents(in: listing, workers: workers)
      let reader = AppReader(settings: settings, workers: workers, isLastWork: isLastWork)
      let app = try await reader.app(in: contents, name: name)
      let result = await ScanResult(app, workers: workers)
      let source = StoredSource(
        scan: cache.scan(contents.digests), digests: contents.digests.trusted(at: now),
        files: app.files)
      let memory = app.memory.flatMap { StoredMemory($0, of: result) }
      cache.store(
        result, of: source, memory: memory, texts: StoredTexts(contents, usedBy: app.files))
      return result
    } catch {
      throw .work("\(error)")
    }
  }

  /// The name of a folder, also of `.`.
  private static func name(of folder: String) -> String {
    let path = FileFacts.realPath(folder) ?? folder
    return path.split(separator: "/").last.map(String.init) ?? path
  }
}
