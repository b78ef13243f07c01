import AppReading
import Files

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The stored result of the last scan of a folder, which is safe to delete and never needed.
///
/// Three files: what is known of the source, the result without its screens, and the screens. The result is used for the
/// same source, and where what changed shows on no page. The first two name their scan, and the second the content of the
/// third; files of two scans, as of runs in parallel, are not used.
struct ScanCache {
  /// The folder inside the scanned one.
  private static let place = ".screens/scan"

  private let folder: String
  private let key: String

  /// - Parameters:
  ///   - folder: The scanned folder.
  ///   - name: The name of the app.
  ///   - settings: The settings of the scan.
  init(folder: String, name: String, settings: ScanSettings) {
    self.folder = "\(folder)/\(Self.place)"
    let parts = [Tool.version, Self.binary, name, settings.text]
    key = SHA256.hexadecimal(of: Array(parts.joined(separator: "\n").utf8))
  }

  private var filesPath: String { "\(folder)/files" }
  private var resultPath: String { "\(folder)/result" }
  private var screensPath: String { "\(folder)/screens.json" }

  /// The name of the scan of a source.
  func scan(_ digests: FolderDigests) -> String {
    SHA256.hexadecimal(of: Array("\(key) \(digests.digest)".utf8))
  }

  /// What is known of the source of the last scan with this tool and these settings; nil if there is none.
  var source: StoredSource? {
    guard let bytes = try? WholeFile.read(filesPath) else { return nil }
    return StoredSource(bytes, key: key)
  }

  /// The result of the scan of a source; nil if there is none.
  ///
  /// - Parameters:
  ///   - source: The source.
  ///   - readsScreens: Whether the screens are read, too, which takes most of the time.
  func result(of source: StoredSource, readsScreens: Bool) -> ScanResult? {
    guard let bytes = try? WholeFile.read(resultPath), let stored = StoredResult(bytes),
      stored.scan == source.scan
    else { return nil }
    var result = stored.result
    result.report.lines = source.lineCount
    if readsScreens, let checksum = stored.screens {
      guard let screens = try? WholeFile.read(screensPath), QuickChecksum.of(screens) == checksum
      else { return nil }
      result.manifest = screens
    }
    return result
  }

  /// Stores a result; a scan does not fail if this is impossible, as on a read-only disk.
  func store(_ result: ScanResult, of source: StoredSource) {
    try? WholeFile.makeFolder(folder)
    // The folder is nobody's work, whatever the app's own rules for git are.
    try? WholeFile.refresh(Array("*\n".utf8), at: "\(folder)/.gitignore")
    if let screens = result.manifest { try? WholeFile.refresh(screens, at: screensPath) }
    try? WholeFile.refresh(StoredResult(result, of: source.scan).bytes, at: resultPath)
    store(source)
  }

  /// Stores what is known of a source whose result is stored.
  func store(_ source: StoredSource) {
    try? WholeFile.refresh(source.bytes(key: key), at: filesPath)
  }

  /// What tells two builds of one version apart.
  private static var binary: String {
    let paths = ["/proc/self/exe", CommandLine.arguments.first ?? ""]
    let facts = paths.lazy.compactMap { (try? FileFacts.of($0)) ?? nil }.first
    return facts.map { "\($0.size) \($0.modified)" } ?? ""
  }
}

extension ScanSettings {
  /// The settings as a text that differs for different ones.
  fileprivate var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
