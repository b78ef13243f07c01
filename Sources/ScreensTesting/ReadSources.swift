import AppReading
import Foundation
import Harness
import ManifestJSON

/// The pages from apps' sources that the tests of this process have read, each folder once.
actor ReadSources {
  static let shared = ReadSources()

  private var pages: [String: Task<SourcePages, any Error>] = [:]

  /// The pages for a manifest that names a folder of source; nil for others.
  ///
  /// - Parameter root: The folder of the package; nil for a test outside a package.
  func pages(of source: SceneSource, root: String?) async throws -> SourcePages? {
    guard let folder = source.appSource else { return nil }
    let root = root ?? "."
    let path = folder.hasPrefix("/") ? folder : "\(root)/\(folder)"
    let task = pages[path] ?? Task { try await Self.read(path, root: root) }
    pages[path] = task
    return try await task.value
  }

  private static func read(_ folder: String, root: String) async throws -> SourcePages {
    let (settings, path) = try PlacedJSON.settings(in: root)
    do {
      return try await SourcePages(
        folder: folder, settings: ScanSettings(settings: settings),
        workers: ProcessInfo.processInfo.activeProcessorCount)
    } catch let error as SettingError {
      throw SettingsFileError(error, path: path)
    }
  }
}
