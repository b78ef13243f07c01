import Foundation
import Testing

@testable import SceneCoding

@Suite struct SchemaFileTests {
  /// The file is there to be reviewed; after a change of a table, write it again with
  /// `swift run screens export --schema >Tests/SceneCodingTests/manifest.schema.json`.
  @Test("The file of the schema is what the tables of the model say")
  func file() throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "manifest.schema.json")
    #expect(try String(contentsOf: path, encoding: .utf8) == ManifestSchema.text)
  }
}
