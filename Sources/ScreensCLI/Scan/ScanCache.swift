import AppReading
import Files

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The stored result of the last scan of a folder, which is safe to delete and never needed.
///
/// Two files: the result, and what is known of the source that it belongs to. The result is used for the same source, and
/// where what changed shows on no page. Each names the same scan; files of two scans, as of runs in parallel, are not used.
struct ScanCache {
  /// The folder inside the scanned one.
  private static let place = ".screens/scan"

  private let folder: String
  private let key: String

  /// The content of the file with the result.
  private struct Entry: Codable {
    var key: String
    var result: ScanResult
  }

  /// - Parameters:
  ///   - folder: The scanned folder.
  ///   - name: The name of the app.
  ///   - settings: The settings of the scan.
  init(folder: String, name: String, settings: ScanSettings) {
    self.folder = "\(folder)/\(Self.place)"
    let parts = [Tool.version, Self.binary, name, settings.text]
    key = SHA256.hexadecimal(of: Array(parts.joined(separator: "\n").utf8))
  }

  private var resultPath: String { "\(folder)/result.json" }
  private var filesPath: String { "\(folder)/files" }

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
  func result(of source: StoredSource) -> ScanResult? {
    guard let bytes = try? WholeFile.read(resultPath),
      let entry = try? JSONDecoder().decode(Entry.self, from: Data(bytes)),
      entry.key == source.scan
    else { return nil }
    var result = entry.result
    result.report.lines = source.lineCount
    return result
  }

  /// Stores a result; a scan does not fail if this is impossible, as on a read-only disk.
  func store(_ result: ScanResult, of source: StoredSource) {
    guard let data = try? JSONEncoder().encode(Entry(key: source.scan, result: result)) else {
      return
    }
    try? WholeFile.makeFolder(folder)
    // The folder is nobody's work, whatever the app's own rules for git are.
    try? WholeFile.refresh(Array("*\n".utf8), at: "\(folder)/.gitignore")
    try? WholeFile.refresh(Array(data), at: resultPath)
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
