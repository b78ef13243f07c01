internal import CManifestSchema

/// The JSON Schema (draft 2020-12) of manifest files, for editors and other programs.
package enum ManifestSchema {
  /// The schema as it is kept in the repository.
  package static var text: String {
    String(
      decoding: UnsafeBufferPointer(start: manifest_schema(), count: manifest_schema_length()),
      as: UTF8.self)
  }
}
