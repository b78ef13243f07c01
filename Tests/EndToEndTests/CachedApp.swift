import Files
import Foundation
import TestSupport
import Testing

/// A copy of the small app in `Tests/ScanApp` with files that no page uses, and the tool in its folder.
struct CachedApp {
  let folder: TemporaryFolder
  let tool: Program

  init() throws {
    folder = try TemporaryFolder()
    let source = External.path("Tests/ScanApp/App")
    for name in try FileManager.default.contentsOfDirectory(atPath: source) {
      let bytes = try #require(FileManager.default.contents(atPath: "\(source)/\(name)"))
      try folder.write(bytes, to: "App/\(name)")
    }
    try folder.write(Self.work.utf8, to: "App/Work.swift")
    tool = Program(in: folder)
  }

  private static let work = """
    import Foundation

    final class JarImporter {
      var count = 0

      func run(limit: Int = 3) -> Int {
        count += limit
        return count
      }
    }

    """

  func text(_ path: String) throws -> String {
    String(decoding: try folder.read(path), as: UTF8.self)
  }

  func change(_ path: String, _ change: (inout String) -> Void) throws {
    var text = try text(path)
    change(&text)
    try folder.write(text.utf8, to: path)
  }

  func replace(_ text: String, with other: String, in path: String) throws {
    try #require(try self.text(path).contains(text))
    try change(path) { $0 = $0.replacing(text, with: other) }
  }

  /// Replaces a text of a page in the stored result, so that its use shows.
  func mark() throws {
    try folder.changeStoredResult("Made in a kitchen", to: "From an old store")
  }

  /// Whether a scan used the stored result.
  func isStoredResultUsed() async throws -> Bool {
    try await tool("scan", ".", "--json").output.contains("From an old store")
  }

  /// What a scan prints and writes.
  func scan() async throws -> [String] {
    let result = try await tool("scan", ".", "--json", "-o", "../\(name).json")
    let written = FileManager.default.contents(atPath: "\(folder.path)/../\(name).json")
    try? FileManager.default.removeItem(atPath: "\(folder.path)/../\(name).json")
    return [
      "\(result.code)", result.output, result.errors,
      String(decoding: written ?? Data(), as: UTF8.self),
    ]
  }

  /// The same without the stored result, which stays.
  func freshScan() async throws -> [String] {
    let stored = "\(folder.path)/.screens", aside = "\(folder.path)/../\(name).aside"
    try FileManager.default.moveItem(atPath: stored, toPath: aside)
    let result = try await scan()
    try? FileManager.default.removeItem(atPath: stored)
    try FileManager.default.moveItem(atPath: aside, toPath: stored)
    return result
  }

  private var name: String { URL(filePath: folder.path).lastPathComponent }
}

extension TemporaryFolder {
  /// Replaces a text in the stored result of a scan by one of the same length.
  func changeStoredResult(_ text: String, to other: String) throws {
    let path = ".screens/scan/result"
    // The length of each text and the checksum of the file are stored too.
    try #require(text.utf8.count == other.utf8.count)
    var bytes = Array(try read(path).dropLast(8))
    bytes.replaceSubrange(try #require(bytes.firstRange(of: Array(text.utf8))), with: other.utf8)
    try write(Self.sealed(bytes), to: path)
  }

  /// The content of a stored file with its checksum.
  static func sealed(_ bytes: [UInt8]) -> [UInt8] {
    let sum = QuickChecksum.of(bytes)
    return bytes + (0..<8).map { UInt8(truncatingIfNeeded: sum >> (8 * $0)) }
  }
}
