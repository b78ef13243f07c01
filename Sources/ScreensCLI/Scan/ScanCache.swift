import AppReading
import Files

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The stored result of the last scan of a folder, which is safe to delete and never needed.
///
/// Five files: what is known of the source, the result without its screens, the screens, what making some of the pages
/// again needs, and the content of the files that the pages use. The result is used for the same source, and where what
/// changed shows on no page or only inside of pages. Each file names its scan; files of two scans, as of runs in parallel,
/// are not used.
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
  private var screensPath: String { "\(folder)/screens" }
  private var memoryPath: String { "\(folder)/memory" }
  private var textsPath: String { "\(folder)/texts" }

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
    if readsScreens, stored.hasScreens {
      guard let bytes = try? WholeFile.read(screensPath),
        let screens = ScannedScreens(stored: bytes, scan: source.scan)
      else { return nil }
      result.screens = screens
    }
    return result
  }

  /// What the scan of a source kept; nil if it kept nothing.
  func memory(of source: StoredSource) -> StoredMemory? {
    guard let bytes = try? WholeFile.read(memoryPath) else { return nil }
    return StoredMemory(bytes, scan: source.scan)
  }

  /// The content that some files had when the source was scanned, by path; nil if it is not stored.
  func texts(of source: StoredSource) -> StoredTexts? {
    guard let bytes = try? WholeFile.read(textsPath) else { return nil }
    return StoredTexts(bytes, scan: source.scan)
  }

  /// Stores a result; a scan does not fail if this is impossible, as on a read-only disk.
  func store(
    _ result: ScanResult, of source: StoredSource, memory: StoredMemory?, texts: StoredTexts
  ) {
    try? WholeFile.makeFolder(folder)
    // The folder is nobody's work, whatever the app's own rules for git are.
    try? WholeFile.refresh(Array("*\n".utf8), at: "\(folder)/.gitignore")
    if let screens = result.screens {
      try? WholeFile.refresh(screens.bytes(scan: source.scan), at: screensPath)
    }
    if let memory {
      try? WholeFile.refresh(memory.bytes(scan: source.scan), at: memoryPath)
      try? WholeFile.refresh(texts.bytes(scan: source.scan), at: textsPath)
    }
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
    for path in paths {
      if let facts = (try? FileFacts.of(path)) ?? nil { return "\(facts.size) \(facts.modified)" }
    }
    return ""
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
