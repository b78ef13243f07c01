import Foundation

/// A folder that is gone when the value is.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "screens-e2e-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path(percentEncoded: false)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The bytes of every file inside, by the path from here.
  func files(in folder: String = "") throws -> [String: Data] {
    let root = "\(path)/\(folder)"
    var files: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: root) {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: "\(root)/\(name)", isDirectory: &isFolder),
        !isFolder.boolValue
      else { continue }
      files[name] = try Data(contentsOf: URL(filePath: "\(root)/\(name)"))
    }
    return files
  }

  /// What lies inside at any depth; unlike ``files(in:)`` safe while something else writes there.
  func names() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path)
  }

  func read(_ name: String) throws -> Data {
    try Data(contentsOf: URL(filePath: "\(path)/\(name)"))
  }

  func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
    let url = URL(filePath: "\(path)/\(name)")
    try makeFolder(of: url)
    try Data(bytes).write(to: url)
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: "\(path)/\(name)", withIntermediateDirectories: true)
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: "\(path)/\(name)")
  }

  private func makeFolder(of url: URL) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
  }
}
