import AppReading
import Files

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The stored result of the last scan of a folder, which is safe to delete and never needed.
struct ScanCache {
  /// The folder inside the scanned one.
  private static let place = ".screens/scan"

  private let folder: String
  private let key: String

  /// The content of the file.
  private struct Entry: Codable {
    var key: String
    var result: ScanResult
  }

  /// - Parameters:
  ///   - folder: The scanned folder.
  ///   - digest: The digest of everything that is read there.
  ///   - settings: The settings of the scan.
  init(folder: String, digest: String, settings: ScanSettings) {
    self.folder = "\(folder)/\(Self.place)"
    let parts = [Tool.version, Self.binary, digest, settings.text]
    key = SHA256.hexadecimal(of: Array(parts.joined(separator: "\n").utf8))
  }

  private var path: String { "\(folder)/result.json" }

  /// The result for the same files, settings and tool; nil if there is none.
  var stored: ScanResult? {
    guard let bytes = try? WholeFile.read(path),
      let entry = try? JSONDecoder().decode(Entry.self, from: Data(bytes)), entry.key == key
    else { return nil }
    return entry.result
  }

  /// Stores a result; a scan does not fail if this is impossible, as on a read-only disk.
  func store(_ result: ScanResult) {
    guard let data = try? JSONEncoder().encode(Entry(key: key, result: result)) else { return }
    try? WholeFile.makeFolder(folder)
    // The folder is nobody's work, whatever the app's own rules for git are.
    try? WholeFile.write(Array("*\n".utf8), to: "\(folder)/.gitignore")
    try? WholeFile.write(Array(data), to: path)
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
