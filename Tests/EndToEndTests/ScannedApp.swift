import Foundation
import TestSupport
import Testing

/// A copy of the small app in `Tests/ScanApp`, and the tool in its folder.
struct ScannedApp {
  let folder: TemporaryFolder
  let tool: Program

  init() throws {
    folder = try TemporaryFolder()
    let source = try TemporaryFolder.files(of: External.path("Tests/ScanApp"))
    for (path, bytes) in source { try folder.write(bytes, to: path) }
    tool = Program(in: folder)
  }

  func replace(_ text: String, with other: String, in path: String) throws {
    let old = String(decoding: try folder.read(path), as: UTF8.self)
    try #require(old.contains(text))
    try folder.write(old.replacing(text, with: other).utf8, to: path)
  }
}

extension TemporaryFolder {
  /// The bytes of the files in a folder that stays, by their paths in it.
  fileprivate static func files(of folder: String) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder)
    where !name.hasPrefix(".") {
      files[name] = FileManager.default.contents(atPath: "\(folder)/\(name)")
    }
    return files.filter { !$0.value.isEmpty }
  }
}
