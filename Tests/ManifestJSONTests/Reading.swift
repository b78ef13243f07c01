import Files
import Scenes
import Testing

@testable import ManifestJSON

/// Reads a text as a manifest file.
func manifest(_ text: String) throws -> ManifestFile {
  try manifest(Array(text.utf8))
}

/// Reads bytes as a manifest file.
func manifest(_ bytes: [UInt8]) throws -> ManifestFile {
  try ManifestFile(PartialFile(bytes, path: "memory"))
}

extension ManifestFile {
  /// All screens.
  var scenes: [Scene] {
    get throws { try ids.indices.map { try scene($0) } }
  }
}

/// The sentence about what is wrong with bytes; nothing is a failure of the test.
func problem(_ bytes: [UInt8]) throws -> String {
  let error = #expect(throws: ManifestError.self) { try manifest(bytes) }
  return try #require(error).description
}

/// The sentence about what is wrong with a text.
func problem(_ text: String) throws -> String { try problem(Array(text.utf8)) }
