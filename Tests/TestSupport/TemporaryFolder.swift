import Foundation

/// A folder that is gone when the value is.
package final class TemporaryFolder: Sendable {
  package let path: String

  package init() throws {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "screens-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path(percentEncoded: false)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The paths of all files and folders inside, at any depth, sorted.
  package func contents() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path).sorted()
  }

  /// The bytes of every file inside, by the path from here.
  package func files(in folder: String = "") throws -> [String: [UInt8]] {
    let root = folder.isEmpty ? "" : "\(folder)/"
    var files: [String: [UInt8]] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: "\(path)/\(root)") {
      var isFolder: ObjCBool = false
      guard
        FileManager.default.fileExists(atPath: "\(path)/\(root)\(name)", isDirectory: &isFolder),
        !isFolder.boolValue
      else { continue }
      files[name] = try read(root + name)
    }
    return files
  }

  package func read(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: "\(path)/\(name)")))
  }

  package func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
    let url = URL(filePath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// Writes a file and returns its whole path.
  package func file(_ name: String, _ bytes: some Sequence<UInt8>) throws -> String {
    try write(bytes, to: name)
    return "\(path)/\(name)"
  }

  package func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: "\(path)/\(name)", withIntermediateDirectories: true)
  }

  package func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: "\(path)/\(name)")
  }

  /// Whether a name may be any bytes, and not only UTF-8 as on a Mac.
  package static let takesAnyName: Bool = {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c",
      #"d="$(mktemp -d)" && touch "$d/$(printf 'z\377')"; made=$?; rm -rf "$d"; exit $made"#,
    ]
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()
}
