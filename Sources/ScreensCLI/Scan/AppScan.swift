import AppReading
import Files
import Harness
import PlainText

/// Scans the source of an app, unless a scan of the same files is stored.
struct AppScan {
  /// The folder of the source.
  let folder: String
  let session: Tool.Session
  /// How many files are read in parallel.
  var workers: Int?

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

  /// The command that reports everything that a scan finds.
  private var command: String {
    "\(session.tool) scan \(ShellWord.quoted(session.shown(folder)))"
  }

  /// What the scan found.
  func result() async throws(CommandError) -> ScanResult {
    let settings = try ScanSettings.configured(session)
    let workers = workers ?? session.environment.processorCount
    do {
      let contents = try await AppContents(of: folder, workers: workers)
      let cache = ScanCache(folder: folder, digest: contents.digest, settings: settings)
      if let stored = cache.stored { return stored }
      let app = try await AppReader(settings: settings, workers: workers)
        .app(in: contents, name: Self.name(of: folder))
      let result = ScanResult(app)
      cache.store(result)
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
